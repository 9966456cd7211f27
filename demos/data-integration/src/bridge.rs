//! `Plan::try_from(params)` where a caller does not say `params.plan()` yet.

use crate::{Params, Plan};
use boreal_demo_kit::{FieldErrors, Input};

impl TryFrom<Params> for Plan {
    type Error = FieldErrors;

    fn try_from(params: Params) -> Result<Self, FieldErrors> {
        params.plan()
    }
}
