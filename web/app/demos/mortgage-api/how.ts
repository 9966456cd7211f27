import { howPart } from '@/components/demo/how-it-works'

export const How = howPart({
  isCompared: true,
  method: [
    'Rates are turned into the rate of one payment by their compounding: by default twice a year, as the Interest Act has fixed rates stated. The stress test is what OSFI’s guideline asks of lenders. The payment is rounded half-up to the cent, then each period’s interest; the last payment settles the rest. All amounts are computed in decimal, never in binary fractions.',
    'i = (1 + j/k)^(k/m) − 1\nP = L·i / (1 − (1 + i)^(−n))',
    'Insurance, transfer tax, GST and HST on a new home, stress test and rebates come from tables of rules by date. An offer’s true cost is its payments, plus the balance left, plus fees, less cashback, less the loan.',
  ],
  limits: [
    'The lenders are synthetic samples. The market average they are judged by is the Bank of Canada’s.',
    'After the term the rate is unknown: those years are drawn pale and assume it stays.',
    'Variable rates are costed as if prime stays where it is.',
    'Rules that could not be confirmed are marked so in the table of rules; a municipal rate that is not known is said with its bounds.',
    'The territories, buyers who live abroad and rental properties are not covered.',
    'Figures to compare by. Not financial advice, not an offer and not an approval.',
  ],
  company: [
    'Rules live in tables with a date, so a change of law is a new row and not a release, and every price can be recomputed as of its day.',
    'It takes your rule book, ten worked cases someone vouches for, and the system that will call it. The worked cases become tests before the first line of code.',
  ],
})
