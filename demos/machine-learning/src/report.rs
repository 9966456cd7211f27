//! What an analysis says. Offsets count characters (Unicode scalar values) of
//! [`Report::text`], not bytes and not UTF-16 units: in JavaScript, cut
//! `Array.from(text)`, never the string itself.

use super::language::Language;
use boreal_demo_kit::wire_enum;
use serde::Serialize;
use utoipa::ToSchema;

wire_enum! {
    #[schema(as = MachineLearningEntityKind)]
    pub enum EntityKind {
        Person = "person",
        /// A company, institution, party or team.
        Organization = "organization",
        /// A country, city, region or landmark.
        Place = "place",
        /// A day, month, year or period.
        Date = "date",
        /// An amount of money.
        Money = "money",
        /// A nationality, work, event or product.
        Other = "other",
    }
}

wire_enum! {
    /// A part of an analysis.
    #[schema(as = MachineLearningPart)]
    pub enum Part {
        Tone = "tone",
        Topic = "topic",
        Readability = "readability",
        /// People, organizations, places and other names.
        Names = "names",
    }
}

wire_enum! {
    /// Why a part was left out.
    #[schema(as = MachineLearningNotAnalyzedReason)]
    pub enum NotAnalyzedReason {
        /// The text is too short to say which language it is in, or in none we know.
        UnknownLanguage = "unknown_language",
        /// The language is known, and the part is not made for it.
        UnsupportedLanguage = "unsupported_language",
        /// Names are looked for in Latin letters only.
        UnsupportedScript = "unsupported_script",
    }
}

/// A part of the analysis that was left out, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningNotAnalyzed)]
pub struct NotAnalyzed {
    pub part: Part,
    pub code: NotAnalyzedReason,
}

wire_enum! {
    /// How a text feels about what it reports.
    #[schema(as = MachineLearningTone)]
    pub enum Tone {
        /// Good news, praise, success.
        Positive = "positive",
        /// Neither, or nothing that says so.
        Neutral = "neutral",
        /// Bad news, blame, failure.
        Negative = "negative",
    }
}

wire_enum! {
    /// What an article is about.
    #[schema(as = MachineLearningTopicLabel)]
    pub enum TopicLabel {
        /// Diplomacy, conflict, disasters abroad.
        World = "world",
        /// Companies, markets, jobs, prices.
        Business = "business",
        /// Software, devices, the internet.
        Technology = "technology",
        /// Research, space, nature.
        Science = "science",
        /// Games, teams, athletes.
        Sports = "sports",
        /// Governments, elections, law-making.
        Politics = "politics",
        /// Medicine, hospitals, well-being.
        Health = "health",
        /// Film, music, books, celebrities.
        Entertainment = "entertainment",
    }
}

/// One article, analyzed.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningReport)]
pub struct Report {
    /// The language's code, or `unknown`.
    pub language: Language,
    /// How the language was found.
    pub language_detection: LanguageDetection,
    /// The title: the caller's, else the text's own headline.
    pub title: Option<String>,
    /// The text that was analyzed; every offset refers to it.
    pub text: String,
    /// The text cut into sentences, in order.
    pub sentences: Vec<Sentence>,
    /// The sentences that carry the most, in the text's order.
    pub summary: Vec<SummarySentence>,
    /// Tone of the whole and of each sentence; null where it is not judged.
    pub sentiment: Option<Sentiment>,
    /// Who and what is named, the most frequent first.
    pub entities: Vec<Entity>,
    /// What the text keeps coming back to, the strongest first.
    pub key_phrases: Vec<KeyPhrase>,
    /// What it is about; null where it is not judged.
    pub topic: Option<Topic>,
    /// How hard it is to read; null where no formula is made for the language.
    pub readability: Option<Readability>,
    /// The parts that were left out, and why.
    pub not_analyzed: Vec<NotAnalyzed>,
    /// Words: tokens with a letter or a digit.
    pub word_count: usize,
    /// Minutes to read it at 238 words a minute, rounded up.
    pub reading_minutes: usize,
    /// Which engine answered.
    pub engine: String,
    /// Limits that hold for this text, in words.
    pub notes: Vec<String>,
}

/// How sure the language is.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningLanguageDetection)]
pub struct LanguageDetection {
    /// The language's English name.
    pub name: String,
    /// Probability among the languages of its script, 0 to 1; 1 where the caller said it or the script does.
    pub confidence: f64,
    /// Whether the caller said it.
    pub given: bool,
    /// Whether the language is known at all.
    pub known: bool,
}

/// A sentence and where it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningSentence)]
pub struct Sentence {
    /// Its place, from 0.
    pub index: usize,
    /// First character.
    pub start: usize,
    /// One past the last character.
    pub end: usize,
    /// The paragraph it belongs to, from 0.
    pub paragraph: usize,
    /// Whether it is a headline rather than a sentence.
    pub heading: bool,
    pub text: String,
}

/// A sentence of the summary and what spoke for it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningSummarySentence)]
pub struct SummarySentence {
    pub text: String,
    /// Which sentence of the text it is.
    pub index: usize,
    /// Weight of the parts together, 0 to 1.
    pub score: f64,
    pub parts: SummaryParts,
}

/// Why a sentence was chosen; each part 0 to 1 before its weight.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningSummaryParts)]
pub struct SummaryParts {
    /// How much it shares with the other sentences (TextRank).
    pub centrality: f64,
    /// How early it stands.
    pub position: f64,
    /// How much it shares with the title and the key phrases.
    pub subject: f64,
    /// How many entities it names.
    pub entities: f64,
    /// What was taken off for repeating a sentence chosen before it.
    pub repetition: f64,
    /// What was taken off for leaning on another sentence: a pronoun first, a quotation, a question.
    pub dependence: f64,
}

/// Tone of the text.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningSentiment)]
pub struct Sentiment {
    /// In a word.
    pub label: Tone,
    /// -1 to 1.
    pub score: f64,
    /// Share of sentences that are positive, neutral and negative.
    pub shares: ToneShares,
    /// Tone of each sentence, in order.
    pub sentences: Vec<SentenceTone>,
}

/// Shares of sentences by tone; they add up to 1.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningToneShares)]
pub struct ToneShares {
    /// Positive sentences.
    pub positive: f64,
    /// Neutral sentences.
    pub neutral: f64,
    /// Negative sentences.
    pub negative: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningSentenceTone)]
pub struct SentenceTone {
    /// Which sentence.
    pub index: usize,
    /// -1 to 1.
    pub score: f64,
    /// In a word.
    pub label: Tone,
    /// The words that moved it, in order.
    pub words: Vec<ToneWord>,
}

/// A word or phrase that moved a tone.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningToneWord)]
pub struct ToneWord {
    /// As it stands in the text.
    pub text: String,
    /// First character.
    pub start: usize,
    /// One past the last character.
    pub end: usize,
    /// Its weight in the lexicon, about -4 to 4.
    pub lexicon_weight: f64,
    /// Its weight here, after its surroundings.
    pub weight: f64,
    /// Why the two differ, such as `negated by "not"`; empty where they do not.
    pub reasons: Vec<String>,
}

/// A person, organization, place or other thing that is named.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningEntity)]
pub struct Entity {
    /// Its fullest name in the text.
    pub text: String,
    pub kind: EntityKind,
    /// How often it is named.
    pub count: usize,
    /// Tone towards it, -1 to 1; 0 where nothing was said.
    pub sentiment: f64,
    /// In a word.
    pub tone: Tone,
    /// How many of its mentions have a word of tone near them: a judgement on one of them is a thin one.
    pub toned_mentions: usize,
    /// The words that made its tone, the heaviest first.
    pub tone_words: Vec<EntityToneWord>,
    /// Mean probability that its mentions are right in their words and kind, 0 to 1, as measured on newswire and wikigold.
    pub confidence: f64,
    /// A date as `2026-05-29`, `2026-05` or `2026`, an amount as `CAD 2300000`; null where it has no plain form.
    pub value: Option<String>,
    /// Other names it goes by in the text.
    pub aliases: Vec<String>,
    /// Where it is named, in order.
    pub mentions: Vec<Mention>,
}

/// A word that made an entity's tone.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningEntityToneWord)]
pub struct EntityToneWord {
    /// The word.
    pub text: String,
    /// The sentence it stands in.
    pub sentence: usize,
    /// Its weight for this entity.
    pub weight: f64,
    /// Why it counts for this entity.
    pub reason: String,
}

/// One place where an entity is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningMention)]
pub struct Mention {
    pub sentence: usize,
    /// First character in the text.
    pub start: usize,
    /// One past the last character.
    pub end: usize,
}

/// A phrase the text keeps coming back to.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningKeyPhrase)]
pub struct KeyPhrase {
    /// The phrase as it stands in the text.
    pub phrase: String,
    /// Strength against the strongest, 0 to 1.
    pub score: f64,
    /// How often it occurs.
    pub count: usize,
    /// The sentences it occurs in.
    pub sentences: Vec<usize>,
}

/// What the text is about.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningTopic)]
pub struct Topic {
    /// The likeliest.
    pub label: TopicLabel,
    /// Its probability, 0 to 1.
    pub confidence: f64,
    /// The others, the likeliest first.
    pub alternatives: Vec<TopicShare>,
    /// The words that spoke for it, the strongest first.
    pub words: Vec<TopicWord>,
}

/// Another topic.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningTopicShare)]
pub struct TopicShare {
    pub label: TopicLabel,
    /// Its probability, 0 to 1.
    pub confidence: f64,
}

/// A word that spoke for the topic.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningTopicWord)]
pub struct TopicWord {
    /// The word, in lower case.
    pub word: String,
    /// How much it favours the topic over the runner-up, in natural-log units.
    pub weight: f64,
}

/// How hard a text is to read.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningReadability)]
pub struct Readability {
    /// Flesch reading ease (English) or Kandel and Moles (French), cut to 0 to 100.
    pub flesch: f64,
    /// Flesch-Kincaid school grade, cut to 0 to 20.
    pub grade: f64,
    /// In words, such as `plain` or `hard`.
    pub level: String,
    /// Which formula made `flesch`.
    pub formula: String,
    pub words_per_sentence: f64,
    /// Syllables a word, estimated from the spelling.
    pub syllables_per_word: f64,
}
