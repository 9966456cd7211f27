import { howPart } from '@/components/demo/how-it-works'

const formulas = `added = (now − compared)
        / total compared
HHI   = Σ share²
GL    = 1 − Σ|x − m| / Σ(x + m)
RCA   = (x / X) / (w / W)
kept  = (1 + p·t)^(1 − e)
        / (1 + t)`

export const How = howPart({
  isCompared: true,
  method: [
    'Values stand in columns, sorted by flow and month; partners and goods are small numbers. A question is one pass over the months asked for, in whole cents: sums are exact, and the parts always add up to the total.',
    formulas,
    'x and m are exports and imports, w and W those of the world; t is the tariff, p the part passed on to the buyer, e the elasticity, kept what is left of a dollar of exports.',
    'Customs counts goods as they cross the border. The balance of payments counts them as they change owner and is adjusted for the seasons; over a whole year the seasons cancel, and the gap that is left is definition, and what was revised since one of the two was taken down. Its totals come live from Statistics Canada where it can be reached.',
  ],
  limits: [
    'The bundled customs tables have partners and goods apart, as they were published to us: what the United States buys of chapter 27 is not in them. A tariff of one partner on one chapter is therefore refused until you say which share of it you assume; everybody’s tariff on a chapter needs none. A table of your own has both, and nothing is assumed.',
    'The figures show the twenty largest partners and the others as one; who moved the total is looked for among all, and concentration counts every one of the 223. Goods returned to Canada are a row of their own among imports, in the index too.',
    'Chapter 99 holds what the publisher keeps confidential and other special trade: what goods they are is not said, and those of other chapters may be among them. Two-way trade by two-digit chapters is overstated, for different goods of one chapter count as the same.',
    'Customs figures are not adjusted for the seasons: a comparison with other months of the year has the difference between the seasons in it. Months that are in both periods count in both.',
    'Current dollars: a growth may be prices alone. Chapter 71 rose with gold in 2025; that it went to the United Kingdom is likely and not shown by these tables.',
    'The tariff moves one market and nothing else: no exchange rate, no answer of other countries, no time to adapt. It is a sum on assumptions, never a forecast.',
    'Comparative advantage is of 1998 to 2000, the newest world table we may pass on. It holds a part of that trade, $9 billion of Canada’s a year and $120 billion of the world’s: read the ratios, not the amounts. The address of the live totals follows the publisher’s guide and has not been tried from here.',
  ],
  company: [
    'The same cube takes your invoices: who buys what, what moved the year, what a tariff would cost, with exactly the rows you may see.',
    'What it takes: partner, product, month and value from your ledger, the classification you use, and who asks which question every month.',
  ],
})
