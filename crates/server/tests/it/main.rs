//! The server through its door: requests in, answers out.

mod api;
mod connections;
mod pages;
mod test_app;
