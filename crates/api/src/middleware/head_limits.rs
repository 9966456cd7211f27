//! How much a request may say before its body. Queries are read on the async threads and some of them several times,
//! so that their size is looked at before their parameters are.

use http::Uri;

use crate::error::ApiError;

/// Most bytes of a request's head.
pub const MAX_HEAD_BYTES: usize = 32 * 1024;

/// The longest query the contract allows has 4,000 plain letters, 12,000 bytes where every one is escaped, or 2,500 of
/// any alphabet, 15,000 bytes in those of two bytes a letter; the longest that a page writes is a wish of 500 letters
/// with 24 chips. What is longer goes by a body.
pub const MAX_QUERY_BYTES: usize = 16 * 1024;

/// Five times as many parameters as any operation has, or the contact form fields.
pub const MAX_PARAMETERS: usize = 64;

/// Refuses a query that no operation needs.
pub fn check_query(uri: &Uri) -> Result<(), ApiError> {
    let query = uri.query().unwrap_or_default();
    match query.len() > MAX_QUERY_BYTES || has_too_many_parameters(query.as_bytes()) {
        true => Err(ApiError::QueryTooLong),
        false => Ok(()),
    }
}

/// Of a query or of a form, whose parts are divided alike.
pub fn has_too_many_parameters(form: &[u8]) -> bool {
    form.split(|byte| *byte == b'&')
        .nth(MAX_PARAMETERS)
        .is_some()
}

#[cfg(test)]
mod tests {
    use http::Uri;

    use super::{MAX_PARAMETERS, MAX_QUERY_BYTES, check_query};

    #[track_caller]
    fn check(query: &str, expected: Option<&str>) {
        let uri: Uri = format!("/api?{query}").parse().unwrap();
        let refused = check_query(&uri).err().map(|error| error.problem());
        let code = refused.as_ref().map(|problem| problem.code.as_str());
        assert_eq!(code, expected, "{} bytes", query.len());
    }

    #[test]
    fn a_query_is_refused_by_its_bytes_and_by_its_parameters() {
        check("", None);
        check("speed=60", None);
        check(&"x".repeat(MAX_QUERY_BYTES), None);
        check(&"x".repeat(MAX_QUERY_BYTES + 1), Some("query_too_long"));
        check(&"&".repeat(MAX_PARAMETERS - 1), None);
        check(&"&".repeat(MAX_PARAMETERS), Some("query_too_long"));
        check(&"a&".repeat(MAX_PARAMETERS), Some("query_too_long"));
    }
}
