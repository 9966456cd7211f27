//! Closed sets of names on the wire: one list gives the enum, its text and its schema.

use thiserror::Error;

use crate::field::shown;

/// A name that is not in its set, with the names that are.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("must be one of {allowed}; got \"{got}\"")]
pub struct UnknownName {
    /// What was sent, shortened.
    pub got: String,
    /// The set, joined by commas.
    pub allowed: String,
}

impl UnknownName {
    /// The refusal of `got`, given the names that are allowed.
    pub fn new<'a>(got: &str, allowed: impl Iterator<Item = &'a str>) -> Self {
        Self {
            got: shown(got),
            allowed: allowed.collect::<Vec<_>>().join(", "),
        }
    }
}

/// A closed set of names on the wire, as `wire_enum!` declares them.
pub trait Choice: Copy + 'static {
    /// Every one, in the order declared.
    fn all() -> &'static [Self];

    /// The name on the wire.
    fn name(self) -> &'static str;

    /// Every name.
    fn names() -> impl Iterator<Item = &'static str> {
        Self::all().iter().map(|&choice| choice.name())
    }

    /// The one of this name; case does not matter.
    fn named(text: &str) -> Option<Self> {
        let text = text.trim();
        let mut all = Self::all().iter().copied();
        all.find(|choice| choice.name().eq_ignore_ascii_case(text))
    }
}

/// Declares an enum whose variants have fixed names on the wire.
///
/// Gives `ALL`, `as_str`, `Display`, `FromStr` (case does not matter), serde by
/// name and an OpenAPI schema. The calling crate needs `serde` and `utoipa`.
/// The text is taken as a token tree: a `literal` fragment reaches the schema's
/// derive wrapped up, which then falls back to the variant's Rust name.
#[macro_export]
macro_rules! wire_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:tt,)+ }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        $(#[$meta])*
        $vis enum $name {
            $($(#[$variant_meta])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// Every variant, in the order they are declared.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name on the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::names::UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::names::Choice::named(text).ok_or_else(|| {
                    $crate::names::UnknownName::new(text.trim(), <Self as $crate::names::Choice>::names())
                })
            }
        }

        impl $crate::names::Choice for $name {
            fn all() -> &'static [Self] {
                Self::ALL
            }

            fn name(self) -> &'static str {
                self.as_str()
            }
        }
    };
}
