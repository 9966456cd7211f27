//! The elements the extractor tells apart; all others are one.

use std::sync::LazyLock;

use html5ever::LocalName;

macro_rules! tags {
    ($($variant:ident $name:literal)+) => {
        /// An element's name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Tag { Other, Document, Text, $($variant,)+ }

        impl Tag {
            /// The element of this lower-case name.
            pub fn named(name: &str) -> Self {
                match name {
                    $($name => Self::$variant,)+
                    _ => Self::Other,
                }
            }

            /// Its name in HTML; elements not told apart show as `div`.
            pub fn as_str(self) -> &'static str {
                match self {
                    Self::Other => "div",
                    Self::Document | Self::Text => "",
                    $(Self::$variant => $name,)+
                }
            }

            /// Its name for the tree builder; nothing for those not told apart.
            pub fn local_name(self) -> Option<LocalName> {
                /// Made once: finding a name's place among html5ever's costs as much as parsing it.
                static NAMES: LazyLock<Vec<LocalName>> =
                    LazyLock::new(|| [$($name),+].into_iter().map(LocalName::from).collect());
                (self as usize)
                    .checked_sub(Self::Text as usize + 1)
                    .map(|index| NAMES[index].clone())
            }
        }
    };
}

tags! {
    A "a" Abbr "abbr" Address "address" Area "area" Article "article" Aside "aside" Audio "audio"
    B "b" Base "base" Blockquote "blockquote" Body "body" Br "br" Button "button"
    Caption "caption" Center "center" Cite "cite" Code "code" Col "col"
    Dd "dd" Del "del" Details "details" Dialog "dialog" Dir "dir" Div "div" Dl "dl" Dt "dt"
    Em "em" Embed "embed" Fieldset "fieldset" Figcaption "figcaption" Figure "figure"
    Font "font" Footer "footer" Form "form" Frameset "frameset"
    H1 "h1" H2 "h2" H3 "h3" H4 "h4" H5 "h5" H6 "h6" Head "head" Header "header"
    Hgroup "hgroup" Hr "hr" Html "html" I "i" Iframe "iframe" Img "img" Input "input"
    Label "label" Legend "legend" Li "li" Link "link" Main "main" Menu "menu" Meta "meta"
    Nav "nav" Noscript "noscript" Object "object" Ol "ol" Option "option" P "p" Param "param"
    Picture "picture" Pre "pre" Q "q" S "s" Samp "samp" Script "script" Search "search"
    Section "section" Select "select" Small "small" Source "source" Span "span"
    Strong "strong" Style "style" Sub "sub" Summary "summary" Sup "sup" Svg "svg"
    Table "table" Tbody "tbody" Td "td" Template "template" Textarea "textarea"
    Tfoot "tfoot" Th "th" Thead "thead" Time "time" Title "title" Tr "tr" U "u" Ul "ul"
    Track "track" Video "video" Wbr "wbr"
}

impl Tag {
    /// Whether it begins a new line of text.
    pub fn is_block(self) -> bool {
        use Tag::*;
        matches!(
            self,
            Address
                | Article
                | Aside
                | Blockquote
                | Body
                | Caption
                | Center
                | Dd
                | Details
                | Dialog
                | Dir
                | Div
                | Dl
                | Dt
                | Fieldset
                | Figcaption
                | Figure
                | Footer
                | Form
                | Frameset
                | H1
                | H2
                | H3
                | H4
                | H5
                | H6
                | Header
                | Hgroup
                | Hr
                | Html
                | Legend
                | Li
                | Main
                | Menu
                | Nav
                | Ol
                | Option
                | P
                | Pre
                | Search
                | Section
                | Summary
                | Table
                | Tbody
                | Td
                | Tfoot
                | Th
                | Thead
                | Tr
                | Ul
                | Button
        )
    }

    /// Whether its text is never part of a page's words.
    pub fn is_silent(self) -> bool {
        use Tag::*;
        matches!(
            self,
            Head | Script
                | Style
                | Noscript
                | Template
                | Svg
                | Iframe
                | Object
                | Embed
                | Select
                | Textarea
                | Input
                | Audio
                | Video
        )
    }

    /// Whether it has no end tag.
    pub fn is_void(self) -> bool {
        use Tag::*;
        matches!(
            self,
            Area | Base
                | Br
                | Col
                | Embed
                | Hr
                | Img
                | Input
                | Link
                | Meta
                | Param
                | Source
                | Track
                | Wbr
        )
    }

    /// Heading level, 1 to 6.
    pub fn heading_level(self) -> Option<u8> {
        match self {
            Tag::H1 => Some(1),
            Tag::H2 => Some(2),
            Tag::H3 => Some(3),
            Tag::H4 => Some(4),
            Tag::H5 => Some(5),
            Tag::H6 => Some(6),
            _ => None,
        }
    }
}
