import { howPart } from '@/components/demo/how-it-works'

const formulas = `z  = (ln(1 + x) − mean) / spread
k  = max k: ARI seeds ≥ 0.95,
     ARI redrawn ≥ 0.80,
     silhouette ≥ 0.8 × best
P(here) = 1 / (1 + a/(b+x−1)
     × ((α+T)/(α+t))^(r+x))
value   = p (v + x m)
     / (p x + q − 1)`

export const How = howPart({
  isCompared: true,
  method: [
    'Each customer becomes three numbers: days since the last purchase, days with a purchase, and money spent less returns. Their logarithms are put on one scale, and k-means finds centres: greedy k-means++ starts, Lloyd’s rounds, then single customers and whole centres moved while the sum of squares falls.',
    formulas,
    'Each number of groups from two to eight is run again from eight seeds, two starts each, and on eight draws of the customers with replacement. The adjusted Rand index says how far the groups agree: 1 is the same every time, 0 is chance. Of more than 4,500 customers a seeded sample is judged.',
    'BG/NBD estimates from when and how often somebody bought whether they are still a customer (x repeat purchases, the last at t, seen for T weeks), gamma-gamma what a purchase is worth (m is their mean). Both are fitted by our own search, on the whole record for the outlook and on its first part for the test.',
  ],
  limits: [
    'K-means finds k groups in noise too; that is why agreement is shown, and why a number of groups that changes with the seed is called so.',
    'Names and what a group typically does follow from its centre, not from each member. Groups describe; they do not explain. What a step up is worth is a difference between groups, not what a campaign would bring.',
    'BG/NBD knows no seasons, no prices and no campaigns: the online shop’s held-out quarter is the one before Christmas, and it sold more than was expected. Somebody who bought once is taken for a customer still, for the model lets people leave only after a repeat purchase.',
    'The CD buyers are of 1997 and 1998, the shop of 2009 and 2010: real, old, and free to pass on. The shop’s lines were added up to invoices; of its 525,461 lines 107,927 name no customer and 10,206 are cancellations.',
    'Your own file is added up in the browser: up to 1,000,000 orders of 100,000 customers, with every figure of the page. A call with a table takes up to 100,000 transactions of 20,000 customers.',
  ],
  company: [
    'The same engine runs nightly on your orders: groups that stay the same from week to week, a list of whom to write to with the reason, and a forecast tested on the quarter before.',
    'What it takes: a customer, a date and an amount for every order and every return, and somebody who acts on the list.',
  ],
})
