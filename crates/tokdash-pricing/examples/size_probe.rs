//! The smallest program that asks for a price: `check-size.sh` builds it with and without the
//! table and compares. Prints the status of the answer for the model it is given.
#![allow(clippy::print_stdout)]

use tokdash_core::TokenCounts;
use tokdash_pricing::{PriceBook, Query};

#[cfg(feature = "embedded")]
const BOOK: PriceBook = PriceBook::embedded();
#[cfg(not(feature = "embedded"))]
const BOOK: PriceBook = PriceBook::empty();

fn main() {
    let model = std::env::args().nth(1).unwrap_or_else(|| "deepseek-flash".to_owned());
    let tokens = TokenCounts::new().with_input(1_000_000);
    let book = BOOK;
    println!("{}", book.quote(&Query::new(&model).with_tokens(tokens)).status());
}
