//! Summaries and answers: the owner's model where it is asked and passes the
//! checks, the built-in engine in every other case, and always said which.

use boreal_demo_kit::wire_enum;
use boreal_sources::ai::Prompt;
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
    /// First character in the text as analysed.
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

/// Summarises in other words, or else in the article's own.
pub async fn summarize(ai: Option<&AiClient>, report: Report) -> SummaryReport {
    let prompt = ai.map(|_| Prompt::summary(&report.text));
    let asked = match ai {
        Some(ai) => ai.summarize(&report.text).await.map(|points| (ai, points)),
        None => return own_summary(report, NO_ENDPOINT.to_owned(), prompt),
    };
    match asked {
        Ok((ai, points)) => {
            let point = |point: boreal_sources::ai::Point| {
                let quote = quote(&report.text, point.quote)?;
                let text = point.text;
                Some(SummaryPoint { text, quote })
            };
            SummaryReport {
                points: points.into_iter().filter_map(point).collect(),
                text: report.text,
                making: Making::by(ai, prompt),
            }
        }
        Err(error) => own_summary(report, set_aside(&error), prompt),
    }
}

/// Answers a question, or else gives the sentences that match it best.
pub async fn answer(ai: Option<&AiClient>, report: Report, question: &Question) -> AnswerReport {
    let prompt = ai.map(|_| Prompt::question(&report.text, question.as_str()));
    let asked = match ai {
        Some(ai) => ai
            .answer(&report.text, question.as_str())
            .await
            .map(|answer| (ai, answer)),
        None => return own_answer(report, question, NO_ENDPOINT.to_owned(), prompt),
    };
    match asked {
        Ok((ai, answer)) => AnswerReport {
            question: question.as_str().to_owned(),
            answer: answer.text,
            quotes: answer
                .quotes
                .into_iter()
                .filter_map(|words| quote(&report.text, words))
                .collect(),
            text: report.text,
            making: Making::by(ai, prompt),
        },
        Err(error) => own_answer(report, question, set_aside(&error), prompt),
    }
}

fn own_summary(report: Report, note: String, prompt: Option<Prompt>) -> SummaryReport {
    let sentences = report.summary.iter();
    let points = sentences.filter_map(|chosen| {
        let quote = sentence(&report, chosen.index)?;
        let text = chosen.text.clone();
        Some(SummaryPoint { text, quote })
    });
    SummaryReport {
        points: points.collect(),
        making: Making::built_in(note, prompt),
        text: report.text,
    }
}

fn own_answer(
    report: Report,
    question: &Question,
    note: String,
    prompt: Option<Prompt>,
) -> AnswerReport {
    let found = find(&report, question);
    let quotes = found
        .iter()
        .filter_map(|found| sentence(&report, found.sentence));
    AnswerReport {
        question: question.as_str().to_owned(),
        answer: None,
        quotes: quotes.collect(),
        making: Making::built_in(note, prompt),
        text: report.text,
    }
}

impl Making {
    fn by(ai: &AiClient, prompt: Option<Prompt>) -> Self {
        Self {
            engine: Engine::Ai,
            model: Some(ai.model().to_owned()),
            note: None,
            prompt,
        }
    }

    fn built_in(note: String, prompt: Option<Prompt>) -> Self {
        Self {
            engine: Engine::BuiltIn,
            model: None,
            note: Some(note),
            prompt,
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
