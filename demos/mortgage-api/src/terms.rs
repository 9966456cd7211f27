//! The words of a mortgage contract: how often it is paid, how interest compounds, where the home is.

use boreal_demo_kit::wire_enum;

wire_enum! {
    /// How often a payment falls due.
    ///
    /// The accelerated kinds pay half (or a quarter) of the monthly payment 26
    /// (or 52) times a year, one monthly payment more a year.
    #[schema(as = MortgageApiFrequency)]
    pub enum Frequency {
        /// 12 a year.
        Monthly = "monthly",
        /// 24 a year, twice a month.
        SemiMonthly = "semi_monthly",
        /// 26 a year, every fortnight.
        BiWeekly = "bi_weekly",
        /// 52 a year.
        Weekly = "weekly",
        /// 26 a year of half the monthly payment.
        AcceleratedBiWeekly = "accelerated_bi_weekly",
        /// 52 a year of a quarter of the monthly payment.
        AcceleratedWeekly = "accelerated_weekly",
    }
}

impl Frequency {
    /// Payments in a year.
    pub const fn per_year(self) -> u32 {
        match self {
            Self::Monthly => 12,
            Self::SemiMonthly => 24,
            Self::BiWeekly | Self::AcceleratedBiWeekly => 26,
            Self::Weekly | Self::AcceleratedWeekly => 52,
        }
    }

    /// Into how many parts an accelerated payment cuts the monthly one.
    pub const fn share_of_monthly(self) -> Option<u32> {
        match self {
            Self::AcceleratedBiWeekly => Some(2),
            Self::AcceleratedWeekly => Some(4),
            _ => None,
        }
    }
}

wire_enum! {
    /// How often the stated rate compounds.
    ///
    /// Fixed rates are stated semi-annually, not in advance (Interest Act, s. 6);
    /// variable rates commonly compound monthly.
    #[schema(as = MortgageApiCompounding)]
    pub enum Compounding {
        /// Twice a year, the convention of fixed rates.
        SemiAnnual = "semi_annual",
        /// Twelve times a year, common for variable rates.
        Monthly = "monthly",
    }
}

impl Compounding {
    /// Compounding periods in a year.
    pub const fn per_year(self) -> u32 {
        match self {
            Self::SemiAnnual => 2,
            Self::Monthly => 12,
        }
    }
}

wire_enum! {
    /// Whether the rate holds for the term or floats with prime.
    #[schema(as = MortgageApiRateType)]
    pub enum RateType {
        /// The rate holds for the term.
        Fixed = "fixed",
        /// The rate moves with the lender's prime rate.
        Variable = "variable",
    }
}

impl RateType {
    /// The compounding such a rate usually has.
    pub const fn usual_compounding(self) -> Compounding {
        match self {
            Self::Fixed => Compounding::SemiAnnual,
            Self::Variable => Compounding::Monthly,
        }
    }
}

wire_enum! {
    /// What happens to the cents left over when the payment was rounded down.
    #[schema(as = MortgageApiStub)]
    pub enum Stub {
        /// They are one small payment more, after the last full one.
        Separate = "separate",
        /// They are added to the last scheduled payment.
        Absorb = "absorb",
    }
}

wire_enum! {
    /// The ten provinces; the territories register land on other terms and are not covered.
    #[schema(as = MortgageApiProvince)]
    pub enum Province {
        /// Alberta.
        Alberta = "AB",
        /// British Columbia.
        BritishColumbia = "BC",
        /// Manitoba.
        Manitoba = "MB",
        /// New Brunswick.
        NewBrunswick = "NB",
        /// Newfoundland and Labrador.
        Newfoundland = "NL",
        /// Nova Scotia.
        NovaScotia = "NS",
        /// Ontario.
        Ontario = "ON",
        /// Prince Edward Island.
        PrinceEdwardIsland = "PE",
        /// Quebec.
        Quebec = "QC",
        /// Saskatchewan.
        Saskatchewan = "SK",
    }
}
