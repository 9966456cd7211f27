//! Lists where objects are asked for: serde takes a list for an object's fields in order. The example shows where an
//! object must stand, and the body is read beside it once more. Nothing of it is kept: as a [`Value`] a body of twenty
//! megabytes takes thirty times as much.

use std::fmt::{self, Arguments, Formatter, Write as _};

use boreal_demo_kit::FieldError;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Value, json};

/// The first so many lists in a body that stand where the example has an object.
pub fn lists_for_objects(body: &[u8], example: &Value, most: usize) -> Vec<FieldError> {
    let mut lists = Lists {
        path: String::new(),
        refused: Vec::new(),
        most,
    };
    let beside = Beside {
        example,
        lists: &mut lists,
    };
    // The body has been read as the input before: whatever else could be wrong with it was told.
    let _ = beside.deserialize(&mut serde_json::Deserializer::from_slice(body));
    lists.refused
}

/// Whether an object stands in it, where lists show one item for all.
pub fn holds_object(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(items) => items.iter().any(holds_object),
        _ => false,
    }
}

/// Where the reading is, and what it has refused.
struct Lists {
    path: String,
    refused: Vec<FieldError>,
    most: usize,
}

impl Lists {
    fn inside<T>(&mut self, step: Arguments<'_>, read: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.path.len();
        // Writing to a text does not fail.
        let _ = self.path.write_fmt(step);
        let read = read(self);
        self.path.truncate(outer);
        read
    }

    fn is_full(&self) -> bool {
        self.refused.len() >= self.most
    }

    fn refuse(&mut self) {
        if self.is_full() {
            return;
        }
        let path = self.path.clone();
        let subject = if path.is_empty() { "the body" } else { &path };
        let text = format!("{subject} must be an object");
        let values = json!({ "expected": "an object" });
        self.refused
            .push(FieldError::new(path, "wrong_type", text, values));
    }
}

/// A part of the body beside that of the example.
struct Beside<'a> {
    example: &'a Value,
    lists: &'a mut Lists,
}

impl<'de> DeserializeSeed<'de> for Beside<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, sent: D) -> Result<(), D::Error> {
        sent.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Beside<'_> {
    type Value = ();

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let Self { example, lists } = self;
        if example.is_object() {
            lists.refuse();
        }
        let of_item = example.get(0).filter(|item| item.is_object());
        let mut place = 0;
        while let Some(example) = of_item
            && !lists.is_full()
        {
            let item = lists.inside(format_args!("[{place}]"), |lists| {
                items.next_element_seed(Beside { example, lists })
            })?;
            if item.is_none() {
                return Ok(());
            }
            place += 1;
        }
        while items.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        let Self { example, lists } = self;
        while let Some(field) = fields.next_key_seed(Named(example))? {
            let Some((name, example)) = field else {
                fields.next_value::<IgnoredAny>()?;
                continue;
            };
            let dot = if lists.path.is_empty() { "" } else { "." };
            lists.inside(format_args!("{dot}{name}"), |lists| {
                fields.next_value_seed(Beside { example, lists })
            })?;
        }
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}

/// A field's name: what it is and has in the example, where an object may stand in that.
struct Named<'a>(&'a Value);

impl<'a, 'de> DeserializeSeed<'de> for Named<'a> {
    type Value = Option<(&'a str, &'a Value)>;

    fn deserialize<D: Deserializer<'de>>(self, name: D) -> Result<Self::Value, D::Error> {
        name.deserialize_str(self)
    }
}

impl<'a> Visitor<'_> for Named<'a> {
    type Value = Option<(&'a str, &'a Value)>;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E>(self, name: &str) -> Result<Self::Value, E> {
        let fields = self.0.as_object();
        let field = fields.and_then(|fields| fields.get_key_value(name));
        Ok(field
            .filter(|(_, example)| holds_object(example))
            .map(|(name, example)| (name.as_str(), example)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::lists_for_objects;

    #[track_caller]
    fn check(body: &str, fields: &[&str]) {
        let example = json!({
            "home": { "price": 1, "rooms": [{ "size": 2, "door": {} }] },
            "points": [{ "years": 1, "yields": [1, 2] }],
            "pair": [1, 2],
            "table": [[1, 2]],
            "note": null,
        });
        let refused = lists_for_objects(body.as_bytes(), &example, 3);
        let found: Vec<&str> = refused.iter().map(|error| error.field.as_str()).collect();
        assert_eq!(found, fields, "{body}");
    }

    #[test]
    fn a_list_is_named_by_its_path() {
        check(r#"{"home":[1]}"#, &["home"]);
        check(r#" [{"home":[1]}]"#, &[""]);
        check(r#"{"points":[{"years":1},[1],{}]}"#, &["points[1]"]);
        check(r#"{"po\u0069nts":[[]]}"#, &["points[0]"]);
        check(
            r#"{"points":[[]],"home":{"rooms":[{"size":[]},{"door":[{}]}]}}"#,
            &["points[0]", "home.rooms[1].door"],
        );
        let example = json!({ "home": {} });
        let refused = |body: &str| lists_for_objects(body.as_bytes(), &example, 3).remove(0);
        let (home, whole) = (refused(r#"{"home":[]}"#), refused("[]"));
        assert_eq!(home.message, "home must be an object");
        assert_eq!(whole.message, "the body must be an object");
        assert_eq!((&*home.code, &*whole.code), ("wrong_type", "wrong_type"));
    }

    #[test]
    fn only_a_list_in_an_objects_place_is_refused() {
        for value in ["null", "true", "-1", "2", "2.5", "\"x\"", "{}"] {
            check(&format!(r#"{{"home":{value},"points":{value}}}"#), &[]);
            check(&format!(r#"{{"points":[{value}],"note":[{value}]}}"#), &[]);
        }
        check(r#"{"pair":[[],{}],"table":[[[]]],"note":[[]]}"#, &[]);
        check(r#"{"points":[{"years":[],"yields":[[]]}]}"#, &[]);
        check(r#"{"other":[[1e999,"\ud800",{"home":[]}]]}"#, &[]);
    }

    #[test]
    fn of_many_entries_each_is_read_and_the_first_lists_are_named() {
        let many = r#"{"years":1,"yields":[1]},"#.repeat(100_000);
        check(&format!(r#"{{"points":[{many}{{}}]}}"#), &[]);
        check(
            &format!(r#"{{"points":[{many}[]],"home":[]}}"#),
            &["points[100000]", "home"],
        );
        let lists = "[],".repeat(100_000);
        check(
            &format!(r#"{{"points":[{lists}{{}}],"home":{{"rooms":[[]]}}}}"#),
            &["points[0]", "points[1]", "points[2]"],
        );
    }
}
