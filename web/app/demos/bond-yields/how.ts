import { howPart } from '@/components/demo/how-it-works'

const formulas = `Nelson–Siegel
y(t) = β₀ + β₁·s + β₂·h
Svensson adds  + β₃·h₂
s = (1 − e^(−t/τ)) / (t/τ)
h = s − e^(−t/τ)`

export const How = howPart({
  isCompared: true,
  method: [
    'Bills are quoted with simple interest on 365 days; we restate them with semi-annual compounding before they meet the bonds. For each decay time τ the betas are a least-squares solve; the best τ between 0.2 and 15 years is then refined.',
    formulas,
    'Spreads are differences of published rates. An inversion is a month-end with the longer rate below the shorter; the rule stands under the figure.',
  ],
  limits: [
    'Month-end values: a shorter inversion inside a month is not seen.',
    'Bills stand in the record from May 2021; before that the curve has four bonds.',
    'The long benchmark bond is drawn at 30 years; its true maturity drifts.',
    'Benchmark yields are par yields of single bonds. Read as zero rates, their forwards are a sketch, not a price.',
    'The 3-year and 7-year come with the live feed only.',
    'An inversion is a description. It is not a forecast, and nothing here is advice.',
  ],
  company: [
    'The same parts value a loan book, mark a pension liability or watch a treasury limit: a feed that says how old it is, a fit that cannot fail silently, and a figure that opens to its source.',
    'What it takes: your positions with their dates, the curve you price on, and the rule that should trigger an alert.',
  ],
})
