//! `Plan::try_from(params)` where a caller does not say `params.plan()` yet.

use crate::{offers, penalty, qualify, quote};
use boreal_demo_kit::{FieldErrors, Input};

macro_rules! bridge {
    ($($params:ty => $plan:ty),+ $(,)?) => {
        $(impl TryFrom<$params> for $plan {
            type Error = FieldErrors;

            fn try_from(params: $params) -> Result<Self, FieldErrors> {
                params.plan()
            }
        })+
    };
}

bridge!(
    quote::Params => quote::Plan,
    qualify::Params => qualify::Plan,
    penalty::Params => penalty::Plan,
    offers::Params => offers::Plan,
    offers::OwnParams => offers::OwnPlan,
);
