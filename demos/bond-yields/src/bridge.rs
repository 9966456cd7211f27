//! `Plan::try_from(params)` where a caller does not say `params.plan()` yet.

use crate::{curve, fit, observations, own_points, price, spreads};
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
    curve::Params => curve::Plan,
    curve::CompareParams => curve::ComparePlan,
    observations::Params => observations::Plan,
    spreads::Params => spreads::Plan,
    fit::Params => fit::Plan,
    own_points::OwnParams => fit::Plan,
    price::Params => price::Plan,
);
