//! The languages there are profiles of.

use boreal_demo_kit::wire_enum;

wire_enum! {
    /// A language we have a profile of.
    #[schema(as = MachineLearningLanguage)]
    pub enum Language {
        English = "en",
        French = "fr",
        Spanish = "es",
        German = "de",
        Italian = "it",
        Portuguese = "pt",
        Dutch = "nl",
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
        }
    }
}
