//! The attributes the extractor reads; the rest never reach the tree.

use std::sync::LazyLock;

use html5ever::LocalName;

macro_rules! attrs {
    ($($variant:ident $name:literal)+) => {
        /// An attribute's name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Attr { $($variant,)+ }

        impl Attr {
            /// The attribute of this lower-case name.
            pub fn named(name: &[u8]) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)+
                    _ => None,
                }
            }

            /// Its name for the tree builder.
            pub fn local_name(self) -> LocalName {
                static NAMES: LazyLock<Vec<LocalName>> = LazyLock::new(|| {
                    let names: &[&[u8]] = &[$($name),+];
                    names
                        .iter()
                        .map(|name| LocalName::from(String::from_utf8_lossy(name)))
                        .collect()
                });
                NAMES[self as usize].clone()
            }
        }
    };
}

attrs! {
    Alt b"alt" AriaHidden b"aria-hidden" AriaLabel b"aria-label" Class b"class"
    Content b"content" DataSrc b"data-src" DataTestid b"data-testid" Datetime b"datetime"
    Hidden b"hidden" Href b"href" HttpEquiv b"http-equiv" Id b"id" Itemprop b"itemprop"
    Itemtype b"itemtype" Lang b"lang" Name b"name" Property b"property" Rel b"rel"
    Role b"role" Src b"src" Srcset b"srcset" DataSrcset b"data-srcset" Start b"start"
    Style b"style"
}
