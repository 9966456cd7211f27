//! Summaries and answers: the owner's model where it is asked and passes the
//! checks, the built-in engine in every other case, and always said which.

use boreal_demo_kit::wire_enum;
use boreal_sources::ai::{Answer, Point, Prompt};
use boreal_sources::{AiClient, AiError};
use machine_learning::Report;
use machine_learning::ask::{Question, find, locate};
use serde::Serialize;
use utoipa::ToSchema;

/// Said where no endpoint is set.
const NO_ENDPOINT: &str = "No AI endpoint is configured here, so the built-in engine answered.";

wire_enum! {
    /// Who answered.
    #[schema(as = MachineLearningEngine)]
    pub enum Engine {
        /// The engine inside this program; it gives the article's own sentences.
        BuiltIn = "built-in",
        /// The AI endpoint that the owner has configured.
        Ai = "ai",
    }
}

/// Words of the article and where they stand.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningQuote)]
pub struct Quote {
    /// The words.
    pub text: String,
    /// First character in the text as analyzed.
    pub start: usize,
    /// One past the last character.
    pub end: usize,
}

/// How an answer came about.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningMaking)]
pub struct Making {
    /// Who answered.
    pub engine: Engine,
    /// The model, where one answered.
    pub model: Option<String>,
    /// Why the built-in engine answered, where it did.
    pub note: Option<String>,
    /// What the model was or would be told; absent where no endpoint is configured.
    pub prompt: Option<Prompt>,
}

/// One point of a summary.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningSummaryPoint)]
pub struct SummaryPoint {
    /// The point: the model's words, or a sentence of the article.
    pub text: String,
    /// The words of the article it rests on.
    pub quote: Quote,
}

/// A summary and how it came about.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningSummaryReport)]
pub struct SummaryReport {
    /// The points, in the article's order.
    pub points: Vec<SummaryPoint>,
    /// The text that the offsets refer to.
    pub text: String,
    /// How it came about.
    #[serde(flatten)]
    pub making: Making,
}

/// An answer and how it came about.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningAnswerReport)]
pub struct AnswerReport {
    /// The question, on one line.
    pub question: String,
    /// The model's answer; null where the built-in engine answers with quotes alone, or nothing does.
    pub answer: Option<String>,
    /// The words of the article that answer; empty where it does not say.
    pub quotes: Vec<Quote>,
    /// The text that the offsets refer to.
    pub text: String,
    /// How it came about.
    #[serde(flatten)]
    pub making: Making,
}

/// What the owner's model said, where it is asked and passes the checks, and how the answer comes about.
pub struct Said<T> {
    words: Option<T>,
    making: Making,
}

/// Asks for a summary in other words.
pub async fn ask_for_summary(ai: Option<&AiClient>, text: &str) -> Said<Vec<Point>> {
    match ai {
        Some(ai) => Said::by(ai, ai.summarize(text).await, Prompt::summary(text)),
        None => Said::nothing(NO_ENDPOINT.to_owned(), None),
    }
}

/// Puts a question.
pub async fn ask_question(ai: Option<&AiClient>, text: &str, question: &str) -> Said<Answer> {
    match ai {
        Some(ai) => {
            let answer = ai.answer(text, question).await;
            Said::by(ai, answer, Prompt::question(text, question))
        }
        None => Said::nothing(NO_ENDPOINT.to_owned(), None),
    }
}

impl<T> Said<T> {
    fn by(ai: &AiClient, words: Result<T, AiError>, prompt: Prompt) -> Self {
        match words {
            Ok(words) => Self {
                words: Some(words),
                making: Making {
                    engine: Engine::Ai,
                    model: Some(ai.model().to_owned()),
                    note: None,
                    prompt: Some(prompt),
                },
            },
            Err(error) => Self::nothing(set_aside(&error), Some(prompt)),
        }
    }

    fn nothing(note: String, prompt: Option<Prompt>) -> Self {
        Self {
            words: None,
            making: Making {
                engine: Engine::BuiltIn,
                model: None,
                note: Some(note),
                prompt,
            },
        }
    }
}

impl Said<Vec<Point>> {
    /// The model's points, or else the article's own sentences.
    pub fn summary(self, report: Report) -> SummaryReport {
        let points = match self.words {
            Some(points) => points
                .into_iter()
                .filter_map(|Point { text, quote: words }| {
                    let quote = quote(&report.text, words)?;
                    Some(SummaryPoint { text, quote })
                })
                .collect(),
            None => report
                .summary
                .iter()
                .filter_map(|chosen| {
                    let quote = sentence(&report, chosen.index)?;
                    let text = chosen.text.clone();
                    Some(SummaryPoint { text, quote })
                })
                .collect(),
        };
        SummaryReport {
            points,
            text: report.text,
            making: self.making,
        }
    }
}

impl Said<Answer> {
    /// The model's answer, or else the sentences that match the question best.
    pub fn answer(self, report: Report, question: &Question) -> AnswerReport {
        let (answer, quotes) = match self.words {
            Some(Answer { text, quotes }) => {
                let quotes = quotes.into_iter();
                let quotes = quotes.filter_map(|words| quote(&report.text, words));
                (text, quotes.collect())
            }
            None => {
                let found = find(&report, question);
                let found = found.iter();
                let quotes = found.filter_map(|found| sentence(&report, found.sentence));
                (None, quotes.collect())
            }
        };
        AnswerReport {
            question: question.as_str().to_owned(),
            answer,
            quotes,
            text: report.text,
            making: self.making,
        }
    }
}

/// The reason goes to the log too: an owner wants to know of a model that is always set aside.
fn set_aside(error: &AiError) -> String {
    tracing::info!(%error, "The built-in engine answered instead of the AI endpoint");
    format!("The built-in engine answered: {error}.")
}

fn sentence(report: &Report, index: usize) -> Option<Quote> {
    let sentence = report.sentences.get(index)?;
    Some(Quote {
        text: sentence.text.clone(),
        start: sentence.start,
        end: sentence.end,
    })
}

fn quote(article: &str, words: String) -> Option<Quote> {
    let (start, end) = locate(article, &words)?;
    Some(Quote {
        text: words,
        start,
        end,
    })
}
