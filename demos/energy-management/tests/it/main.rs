//! Energy Management: reference values, edges and laws.

mod accuracy;
mod edges;
mod forecasts;
mod laws;
mod market;
mod meter;
mod references;
mod year;
