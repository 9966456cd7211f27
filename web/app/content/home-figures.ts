// The figures behind the drawings of the home page, tabulated by us from published statistics.

/** A city's year by week. */
export interface CityYear {
  city: string
  /** A digit a week: 0 is below -12 °C, each further digit 4 °C warmer, 8 is 16 °C and more. */
  weeks: string
  /** The week, counted from New Year, in which the 15-day mean rises above zero. */
  thaw: number
}

/** Means of daily temperature 1960 to 1994, by week. Environment and Climate Change Canada. */
export const cityYears: readonly CityYear[] = [
  { city: 'Toronto', weeks: '2212222223344455666777888888888888887776665554443322', thaw: 11.3 },
  { city: 'Montreal', weeks: '1111111222334455666777888888888888887766655544332211', thaw: 11.9 },
  { city: 'Calgary', weeks: '1121122223334445556667777778888877776666554433222211', thaw: 12.3 },
  { city: 'Winnipeg', weeks: '0000000011223445566777788888888888877666554433211000', thaw: 13.4 },
  { city: 'Whitehorse', weeks: '0000000111223334455566667777777776666554433221000000', thaw: 14.8 },
  { city: 'Yellowknife', weeks: '0000000000000122344556677788888777665544432210000000', thaw: 17 },
  { city: 'Iqaluit', weeks: '0000000000000000122234445555565555554433322110000000', thaw: 21.5 },
  { city: 'Resolute', weeks: '0000000000000000000112334445554444332211000000000000', thaw: 23.8 },
]

/**
 * Yields of the Government of Canada at month end, in % a year with semi-annual
 * compounding: treasury bills (3, 6 and 12 months, converted from simple interest over
 * 365 days) and benchmark bonds; "long" is drawn at 30 years. Bank of Canada.
 */
export const maturities = [0.25, 0.5, 1, 2, 5, 10, 30] as const
export const yieldsOctober2023 = [5.08, 5.04, 5, 4.63, 4.12, 4.05, 3.85] as const
export const yieldsMay2026 = [2.3, 2.38, 2.6, 2.96, 3.22, 3.56, 3.91] as const

/**
 * What each partner added to the growth of merchandise exports from 2024 to 2025, in
 * percentage points of the 2024 total, customs basis. Statistics Canada.
 */
export const exportContributions = [
  { partner: 'United Kingdom', points: 2.2911 },
  { partner: 'All others', points: 0.9535 },
  { partner: 'China', points: 0.5661 },
  { partner: 'Germany', points: 0.3074 },
  { partner: 'Netherlands', points: 0.3067 },
  { partner: 'India', points: -0.1835 },
  { partner: 'Switzerland', points: -0.4646 },
  { partner: 'United States', points: -4.0076 },
] as const

/** The sample loan: its rate is quoted with semi-annual compounding, as Canadian fixed rates are. */
export const sampleLoan = { rate: 0.05, years: 25 } as const
