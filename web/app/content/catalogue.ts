export const catalogue = {
  title: 'Sixteen questions, worked on in the open',
  lead: 'Pick one. Each gives its answer in a sentence, shows how it got there and takes data of your own.',
  about: {
    title: 'About This Site',
    text: 'The demos compute as you use them, on our own server or in your browser. Public data is named and dated, and anything synthetic says so. The badge tells how far a demo has come.',
    facts: [
      ['Live or snapshot', 'each page says which, and how old'],
      ['Your data', 'stays in memory, never stored'],
      ['API', 'what a page computes, a call returns'],
    ],
  },
  filter: {
    legend: 'Filter demos',
    search: 'Search the demos',
    placeholder: 'Filter: mortgage, forecast, API…',
    groups: 'Status',
    all: 'All',
  },
  empty: {
    title: 'No demo matches',
    other: (count: number) =>
      count === 1
        ? 'One demo in another group does.'
        : `${String(count)} demos in other groups do.`,
    allGroups: 'Look in all groups',
    fewer: 'Try fewer or other words, such as “forecast”, “price” or “weather”.',
    clear: 'Show all demos',
  },
  more: {
    title: 'This site at work',
    text: 'Four further pages are about the controls behind this site itself.',
  },
  /** Stands in for a group's note while one of its pages does not compute yet. */
  beingBuilt: 'Not all are built yet; each card says what works today.',
  drawings: 'Where the drawings come from',
  ask: {
    title: 'Your question is not on the list?',
    text: 'Tell us the decision you face and the data you have.',
    action: 'Get in Touch',
  },
} as const

/** How many demos are shown, for the eye and for a screen reader. */
export const countOf = (count: number) => (count === 1 ? '1 demo' : `${String(count)} demos`)

/** The words on the filter's buttons; the short ones stand in on a narrow phone. */
export const groupWords = {
  active: ['Active', 'Active'],
  'in-development': ['In development', 'In dev.'],
  'coming-soon': ['Coming soon', 'Soon'],
} as const

/** What the drawing on a row shows. The cards' drawings carry their label themselves. */
export const rowLabels: Readonly<Record<string, string>> = {
  'cloud-infrastructure': 'Waiting time by load: 2, 8 and 32 servers',
  'supply-chain': 'The best three sites for 49 cities',
  'predictive-maintenance': 'Seven machines to failure, synthetic',
  'customer-segmentation': '13 % of customers, 48 % of the revenue',
  'energy-management': 'Ontario, the week of the 2016 peak',
}

/** What each drawing was made from. */
export const drawingSources: Readonly<Record<string, string>> = {
  'data-integration':
    'Climate means 1960 to 1994 and frost dates, Environment and Climate Change Canada; our own crop table.',
  'real-time-analytics':
    'Daily means 1960 to 1994, Environment and Climate Change Canada; outline Natural Earth.',
  'machine-learning':
    'Word lengths and name tags of a newswire text, Groningen Meaning Bank (public domain).',
  'article-extractor': 'A page of Mozilla Readability’s test set (Apache-2.0).',
  'mortgage-api': 'Computed: 25 years at 5 %, compounded semi-annually.',
  'bond-yields': 'Bills and benchmark bonds on one basis, month end, Bank of Canada.',
  'trade-data': 'Merchandise exports 2024 and 2025, customs basis, Statistics Canada.',
  'short-squeeze':
    'Closing prices in the fails-to-deliver data, January to March 2021, US SEC (public domain).',
  'automated-workflows': 'Fuel consumption ratings, model year 2023, Natural Resources Canada.',
  'data-visualization': 'Hourly demand, price, wind power and Toronto temperature 2016, IESO.',
  'investment-research':
    'Returns and covariances of 20 US stocks, the test set of PyPortfolioOpt (MIT); risk-free rate 2 %.',
  'cloud-infrastructure': 'Computed: Erlang’s formula for queues with several servers.',
  'supply-chain': 'Population of 49 cities, 2021 Census, Statistics Canada; solved as a p-median.',
  'predictive-maintenance': 'Synthetic: a seeded simulation of wear.',
  'customer-segmentation': 'CDNOW sample, 2,357 customers, January 1997 to June 1998.',
  'energy-management': 'Hourly demand, September 5 to 11, 2016, IESO.',
}
