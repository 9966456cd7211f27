//! The limits that refuse, written into the contract by the words of JSON
//! Schema, and by extensions where it has none: `x-minimum` and `x-maximum` of
//! days and times, `x-max-bytes`, `x-max-rows` and `x-max-columns` of tables,
//! `x-min-names` and `x-max-names` of texts that list names, `x-max-years-after`
//! of a day that follows another, `x-not` of a number.

use std::collections::BTreeMap;

use boreal_demo_kit::Limit;
use boreal_demo_kit::field::Described;
use serde_json::{Value, json};
use utoipa::Number;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::path::Parameter;
use utoipa::openapi::schema::{
    AllOfBuilder, ArrayItems, KnownFormat, Object, Schema, SchemaFormat, SchemaType, Type,
};
use utoipa::openapi::{RefOr, Required};

type Schemas = BTreeMap<String, RefOr<Schema>>;

/// Writes limits and defaults into the parameters of a query.
///
/// # Panics
/// If a limit names a parameter that is not there.
pub(super) fn publish_in_query<'a>(
    parameters: impl Iterator<Item = &'a mut Parameter>,
    described: &Described,
) {
    let mut parameters: Vec<&mut Parameter> = parameters.collect();
    for parameter in &mut parameters {
        let default = described.default.get(&parameter.name);
        if let (Some(schema), Some(default)) = (&mut parameter.schema, default) {
            set_default(schema, default, parameter.required == Required::True);
        }
    }
    for (field, limit) in &described.limits {
        let parameter = parameters.iter_mut().find(|known| known.name == *field);
        let schema = parameter.and_then(|parameter| parameter.schema.as_mut());
        match schema {
            Some(RefOr::T(schema)) => set_limit(schema, limit),
            // A reference is to a closed set, which names its choices itself.
            Some(RefOr::Ref(_)) => {}
            None => panic!("the limit of {field} belongs to no parameter"),
        }
    }
}

/// Writes limits and defaults into the schema of a body and those it refers to.
///
/// # Panics
/// If a limit names a field that is not there.
pub(super) fn publish_in_body(schemas: &mut Schemas, name: &str, described: &Described) {
    if let Value::Object(defaults) = &described.default {
        for (field, default) in defaults {
            let is_required = is_required(schemas, name, field);
            if let Some(property) = property(schemas, name, field) {
                set_default(property, default, is_required);
            }
        }
    }
    for (field, limit) in &described.limits {
        publish(schemas, name, field, limit);
    }
}

/// Follows a path such as `points[].years` to the schema it names.
fn publish(schemas: &mut Schemas, name: &str, path: &str, limit: &Limit) {
    let (field, rest) = match path.split_once('.') {
        Some((field, rest)) => (field, Some(rest)),
        None => (path, None),
    };
    let plain = field.trim_end_matches("[]");
    let found = property(schemas, name, plain);
    let mut found =
        found.unwrap_or_else(|| panic!("the limit of {name}.{path} belongs to no field"));
    // Of a list of lists the items' items.
    for _ in 0..(field.len() - plain.len()) / "[]".len() {
        found = match found {
            RefOr::T(Schema::Array(array)) => match &mut array.items {
                ArrayItems::RefOrSchema(items) => &mut **items,
                ArrayItems::False => panic!("{name}.{field} has no items"),
            },
            _ => panic!("{name}.{field} is no list"),
        };
    }
    match (rest, found) {
        (None, RefOr::T(schema)) => set_limit(schema, limit),
        // A reference is to a closed set, which names its choices itself.
        (None, RefOr::Ref(_)) => {}
        (Some(rest), found) => {
            let inner = reference(found).unwrap_or_else(|| panic!("{name}.{field} has no fields"));
            publish(schemas, &inner, rest, limit);
        }
    }
}

/// A property of a schema, wherever an `allOf` or a reference keeps it.
fn property<'a>(
    schemas: &'a mut Schemas,
    name: &str,
    field: &str,
) -> Option<&'a mut RefOr<Schema>> {
    let owner = owner(schemas, name, field)?;
    let RefOr::T(schema) = schemas.get_mut(&owner)? else {
        return None;
    };
    match schema {
        Schema::Object(object) => object.properties.get_mut(field),
        Schema::AllOf(all) => all.items.iter_mut().find_map(|item| match item {
            RefOr::T(Schema::Object(object)) => object.properties.get_mut(field),
            _ => None,
        }),
        _ => None,
    }
}

fn is_required(schemas: &Schemas, name: &str, field: &str) -> bool {
    let lists = |object: &Object| object.required.iter().any(|required| required == field);
    let owner = owner(schemas, name, field);
    match owner.and_then(|owner| schemas.get(&owner)) {
        Some(RefOr::T(Schema::Object(object))) => lists(object),
        Some(RefOr::T(Schema::AllOf(all))) => all
            .items
            .iter()
            .any(|item| matches!(item, RefOr::T(Schema::Object(object)) if lists(object))),
        _ => false,
    }
}

/// The name of the schema that itself has a field.
fn owner(schemas: &Schemas, name: &str, field: &str) -> Option<String> {
    let has = |object: &Object| object.properties.contains_key(field);
    match schemas.get(name)? {
        RefOr::T(Schema::Object(object)) if has(object) => Some(name.to_owned()),
        RefOr::T(Schema::AllOf(all)) => all.items.iter().find_map(|item| match item {
            RefOr::T(Schema::Object(object)) if has(object) => Some(name.to_owned()),
            item => owner(schemas, &reference(item)?, field),
        }),
        RefOr::T(_) => None,
        RefOr::Ref(_) => owner(schemas, &reference(schemas.get(name)?)?, field),
    }
}

/// The schema referred to, straight or as the other part of what may be null.
fn reference(schema: &RefOr<Schema>) -> Option<String> {
    match schema {
        RefOr::Ref(reference) => reference.ref_location.rsplit('/').next().map(str::to_owned),
        RefOr::T(Schema::OneOf(one)) => one.items.iter().find_map(reference),
        RefOr::T(Schema::AllOf(all)) => all.items.iter().find_map(reference),
        RefOr::T(_) => None,
    }
}

/// Of a field that must be sent nothing is assumed: there the value is an example.
fn set_default(schema: &mut RefOr<Schema>, value: &Value, is_required: bool) {
    let (default, examples) = match is_required {
        true => (None, vec![value.clone()]),
        false => (Some(value.clone()), Vec::new()),
    };
    match schema {
        RefOr::T(Schema::Object(object)) => {
            (object.default, object.examples) = (default, examples);
        }
        RefOr::T(Schema::Array(array)) => (array.default, array.examples) = (default, examples),
        RefOr::T(Schema::OneOf(one)) => (one.default, one.examples) = (default, examples),
        RefOr::T(Schema::AllOf(all)) => (all.default, all.examples) = (default, examples),
        RefOr::T(_) => {}
        // Nothing but a description may stand beside a reference.
        RefOr::Ref(reference) => {
            let mut plain = reference.clone();
            let description = std::mem::take(&mut plain.description);
            let description = (!description.is_empty()).then_some(description);
            let all = AllOfBuilder::new()
                .item(plain)
                .description(description)
                .default(default)
                .examples(examples);
            *schema = RefOr::T(Schema::AllOf(all.build()));
        }
    }
}

fn set_limit(schema: &mut Schema, limit: &Limit) {
    match (schema, limit) {
        (Schema::Object(object), Limit::Range(low, high)) => {
            let is_whole = has_type(&object.schema_type, &Type::Integer);
            object.minimum = Some(number(*low, is_whole));
            object.maximum = Some(number(*high, is_whole));
        }
        (Schema::Object(object), Limit::Above(low, high)) => {
            object.exclusive_minimum = Some(Number::Float(*low));
            object.maximum = Some(Number::Float(*high));
        }
        (Schema::Object(object), Limit::NotZero) => extend(object, [("x-not", json!(0))]),
        (Schema::Object(object), Limit::Choice(names)) => {
            let may_be_null = has_type(&object.schema_type, &Type::Null);
            let mut values: Vec<Value> = names.iter().map(|name| json!(name)).collect();
            values.extend(may_be_null.then_some(Value::Null));
            object.enum_values = Some(values);
        }
        (Schema::Object(object), Limit::Day(first, last)) => {
            object.format = Some(SchemaFormat::KnownFormat(KnownFormat::Date));
            extend(
                object,
                [("x-minimum", json!(first)), ("x-maximum", json!(last))],
            );
        }
        (Schema::Object(object), Limit::Time(first, last)) => {
            object.format = Some(SchemaFormat::KnownFormat(KnownFormat::DateTime));
            extend(
                object,
                [("x-minimum", json!(first)), ("x-maximum", json!(last))],
            );
        }
        (Schema::Object(object), Limit::YearsAfter(other, years)) => {
            let values = json!({ "field": other, "years": years });
            extend(object, [("x-max-years-after", values)]);
        }
        (Schema::Object(object), Limit::Length(most)) => object.max_length = Some(*most),
        (Schema::Object(object), Limit::Bytes(most)) => {
            extend(object, [("x-max-bytes", json!(most))]);
        }
        (Schema::Object(object), Limit::Table(limits)) => {
            let limits = [
                ("x-max-bytes", json!(limits.max_bytes)),
                ("x-max-rows", json!(limits.max_rows)),
                ("x-max-columns", json!(limits.max_columns)),
            ];
            extend(object, limits);
        }
        (Schema::Object(object), Limit::Names(least, most)) => {
            extend(
                object,
                [("x-min-names", json!(least)), ("x-max-names", json!(most))],
            );
        }
        (Schema::Array(array), Limit::Items(least, most)) => {
            array.min_items = Some(*least);
            array.max_items = Some(*most);
        }
        // A closed set that may be null names its choices by reference.
        (Schema::OneOf(_) | Schema::AllOf(_) | Schema::AnyOf(_), Limit::Choice(_)) => {}
        (_, limit) => panic!("{limit:?} cannot be said of this kind of field"),
    }
}

/// Adds what JSON Schema has no word for.
fn extend<const N: usize>(object: &mut Object, words: [(&str, Value); N]) {
    let all = object.extensions.get_or_insert_default();
    let added = words.into_iter();
    let added = added.fold(ExtensionsBuilder::new(), |all, (word, value)| {
        all.add(word, value)
    });
    all.merge(added.build());
}

fn has_type(types: &SchemaType, wanted: &Type) -> bool {
    match types {
        SchemaType::Type(one) => one == wanted,
        SchemaType::Array(several) => several.contains(wanted),
        SchemaType::AnyValue => false,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a limit of a whole number is one, far below the largest"
)]
fn number(value: f64, is_whole: bool) -> Number {
    match is_whole {
        true => Number::Int(value as isize),
        false => Number::Float(value),
    }
}
