//! The server through its door: requests in, answers out.

mod api;
mod connections;
mod contact;
mod contract;
mod mortgage_api;
mod pages;
mod test_app;
