import { howPart } from '@/components/demo/how-it-works'

const formulas = `cost  = Σ site + Σ rate × t × km
bound = Σ u + min Σ (site + earned) y
earned = Σ min(0, cost − u)
u ← u + step × (1 − served)
gap   = (best − bound) / best`

export const How = howPart({
  isCompared: true,
  method: [
    'Every place may hold a site and orders what its residents do. Freight is tonnes times kilometres times a rate, along great circles; sites cost the same everywhere unless your table says otherwise.',
    formulas,
    'Demand is given a price in each place, and each site is weighed on its own at these prices: the best set of sites is then a bound that no network can undercut. Prices move until the bound rises no more; meanwhile the best network found is bettered by adding, dropping and swapping sites. A site whose other state alone would cost more than the best found is decided, and what is left is branched on until bound and best meet.',
    'With capacities, goods are sent by shortest augmenting paths: exact, with the price of a tonne more of a full site. Sites you place yourself are served the same way. There is no chance in it, and no clock in a direct answer: the same question gives the same answer. A table of your own is a longer job: one that ends by itself gives the same answer too, one that a minute of work ends gives the best found by then.',
    'On the OR-Library’s public problems (15 of distances, 10 of warehouses, and one of 100 sites and 1,000 customers at four capacities) it proves every published optimum, each in under two seconds.',
  ],
  limits: [
    'Great circles are shorter than roads; there are no tolls, ferries or empty returns in it.',
    'Hours are these kilometres at one average speed, which is assumed (70 km/h is a truck at 85 on roads a fifth longer): no loading, no rest, no waiting for a ferry, and the same in the north as in the south. A day’s drive is 10 hours on the way, of the 13 that a driver may drive in a day in Canada, south of 60° N (SOR/2005-313).',
    'Residents are those of the census of 2021, as recalled, and the 49 cities are not all of Canada. Every resident orders the same.',
    'One year, one kind of goods, costs that do not change with size. A disruption is told for a year, against the best network without it: a site closed, a way barred.',
    'A network that is not proven within its budget says so, with its gap. A table of your own takes up to 120 places.',
    'The stock rests on normal demand, independent from day to day.',
  ],
  company: [
    'The same solver runs on your orders, your sites and your carriers’ rates by road, with service levels as limits, and is asked again when a rate changes.',
    'What it takes: orders by place, what each site costs and holds, and a table of rates.',
  ],
})
