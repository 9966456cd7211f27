//! Find a Used Car with AI: wishes, prices, searches; edges and laws.

mod accuracy;
mod assisted;
mod edges;
mod laws;
mod own_listings;
mod prices;
mod searches;
mod vin;
mod wishes;
