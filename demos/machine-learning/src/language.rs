//! The languages a text can be told to be in.

use boreal_demo_kit::wire_enum;

wire_enum! {
    /// A language. Names are looked for in those in Latin letters, tone, topic and readability are judged in the first two.
    #[schema(as = MachineLearningLanguage)]
    pub enum Language {
        English = "en",
        French = "fr",
        Spanish = "es",
        German = "de",
        Italian = "it",
        Portuguese = "pt",
        Dutch = "nl",
        Swedish = "sv",
        Danish = "da",
        Norwegian = "nb",
        Finnish = "fi",
        Icelandic = "is",
        Polish = "pl",
        Czech = "cs",
        Slovak = "sk",
        Slovene = "sl",
        Croatian = "hr",
        Romanian = "ro",
        Hungarian = "hu",
        Albanian = "sq",
        Turkish = "tr",
        Catalan = "ca",
        Basque = "eu",
        Irish = "ga",
        Welsh = "cy",
        Estonian = "et",
        Latvian = "lv",
        Lithuanian = "lt",
        Indonesian = "id",
        Vietnamese = "vi",
        Tagalog = "tl",
        Swahili = "sw",
        Russian = "ru",
        Ukrainian = "uk",
        Belarusian = "be",
        Bulgarian = "bg",
        Serbian = "sr",
        Macedonian = "mk",
        Arabic = "ar",
        Persian = "fa",
        Urdu = "ur",
        Hindi = "hi",
        Marathi = "mr",
        Greek = "el",
        Hebrew = "he",
        Armenian = "hy",
        Georgian = "ka",
        Thai = "th",
        Bengali = "bn",
        Punjabi = "pa",
        Gujarati = "gu",
        Tamil = "ta",
        Telugu = "te",
        Korean = "ko",
        Japanese = "ja",
        Chinese = "zh",
        /// Too short to say, or in none of these.
        Unknown = "unknown",
    }
}

impl Language {
    /// Its English name.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "French",
            Self::Spanish => "Spanish",
            Self::German => "German",
            Self::Italian => "Italian",
            Self::Portuguese => "Portuguese",
            Self::Dutch => "Dutch",
            Self::Swedish => "Swedish",
            Self::Danish => "Danish",
            Self::Norwegian => "Norwegian",
            Self::Finnish => "Finnish",
            Self::Icelandic => "Icelandic",
            Self::Polish => "Polish",
            Self::Czech => "Czech",
            Self::Slovak => "Slovak",
            Self::Slovene => "Slovene",
            Self::Croatian => "Croatian",
            Self::Romanian => "Romanian",
            Self::Hungarian => "Hungarian",
            Self::Albanian => "Albanian",
            Self::Turkish => "Turkish",
            Self::Catalan => "Catalan",
            Self::Basque => "Basque",
            Self::Irish => "Irish",
            Self::Welsh => "Welsh",
            Self::Estonian => "Estonian",
            Self::Latvian => "Latvian",
            Self::Lithuanian => "Lithuanian",
            Self::Indonesian => "Indonesian",
            Self::Vietnamese => "Vietnamese",
            Self::Tagalog => "Tagalog",
            Self::Swahili => "Swahili",
            Self::Russian => "Russian",
            Self::Ukrainian => "Ukrainian",
            Self::Belarusian => "Belarusian",
            Self::Bulgarian => "Bulgarian",
            Self::Serbian => "Serbian",
            Self::Macedonian => "Macedonian",
            Self::Arabic => "Arabic",
            Self::Persian => "Persian",
            Self::Urdu => "Urdu",
            Self::Hindi => "Hindi",
            Self::Marathi => "Marathi",
            Self::Greek => "Greek",
            Self::Hebrew => "Hebrew",
            Self::Armenian => "Armenian",
            Self::Georgian => "Georgian",
            Self::Thai => "Thai",
            Self::Bengali => "Bengali",
            Self::Punjabi => "Punjabi",
            Self::Gujarati => "Gujarati",
            Self::Tamil => "Tamil",
            Self::Telugu => "Telugu",
            Self::Korean => "Korean",
            Self::Japanese => "Japanese",
            Self::Chinese => "Chinese",
            Self::Unknown => "an unknown language",
        }
    }

    /// Whether tone, topic and readability are judged in it.
    pub fn is_read(self) -> bool {
        matches!(self, Self::English | Self::French)
    }

    /// Whether it is written in Latin letters, the only ones in which names are looked for.
    pub fn is_latin(self) -> bool {
        self <= Self::Swahili || self == Self::Unknown
    }
}
