//! The demo engines: pure functions from a valid plan to a report.
