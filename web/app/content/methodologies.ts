export type MethodologyId =
  'agile-data-warehouse-design' | 'data-vault' | 'kimball' | 'crisp-dm' | 'dataops'

/** The stretches of the way from a question to a daily run. */
export const stretches = ['Ask', 'Store', 'Present', 'Predict', 'Run'] as const

export type Stretch = (typeof stretches)[number]

/** Where a method helps or leads: from one stretch to another, both included. */
export interface Reach {
  kind: 'leads' | 'helps'
  from: Stretch
  to: Stretch
}

/** The book or document a method comes from. */
export interface Source {
  title: string
  by: string
  published: string
}

/** A published method: what it is, when it fits, what it looks like, what the client gets, where it stops. */
export interface Methodology {
  id: MethodologyId
  name: string
  description: string
  fits: string
  practice: string
  keep: string
  stops: string
  /** In the order of the stretches. The placement is our own judgment. */
  reach: readonly Reach[]
  sources: readonly Source[]
}

const leads = (at: Stretch): Reach => ({ kind: 'leads', from: at, to: at })
const helps = (from: Stretch, to: Stretch = from): Reach => ({ kind: 'helps', from, to })

/** The five methodologies, in the specification's order. */
export const methodologies: readonly Methodology[] = [
  {
    id: 'agile-data-warehouse-design',
    name: 'Agile Data Warehouse Design',
    description:
      'Model the business from the stories people tell about it. In a modelstorming session they describe an event in plain words and with real examples. Each detail answers who, what, when, where, how many, why or how, and so finds its place as a dimension or a fact. The technique is called BEAM*, for Business Event Analysis and Modeling.',
    fits: 'Requirements are vague, and the people who know can spare two short workshops.',
    practice:
      'A whiteboard, a table of example rows and the people who do the work. At the end the event has a name, everyone agrees what one row is, and the open questions are listed.',
    keep: 'Event tables in your own words, and a matrix of events and shared dimensions to plan from.',
    stops: 'It is about design. How data is loaded, tested and run every day is left to others.',
    reach: [leads('Ask'), helps('Present')],
    sources: [
      {
        title: 'Agile Data Warehouse Design',
        by: 'Lawrence Corr with Jim Stagnitto',
        published: 'DecisionOne Press, 2011',
      },
    ],
  },
  {
    id: 'data-vault',
    name: 'Data Vault 2.0',
    description:
      'Keep what stays the same apart from what changes. Hubs hold business keys, links hold the relations between them, and satellites hold every version of the descriptive data, stamped with load time and source. Hash keys let each table load on its own, so a new source is added without touching what is there.',
    fits: 'Many sources change often, and an auditor may ask what you knew on a given day.',
    practice:
      'Raw data goes in as it came, nothing corrected. Business rules are applied afterwards in a layer that can be rebuilt, and people query the marts on top of it.',
    keep: 'A history that is only ever added to: any day can be rebuilt, and each value names its source.',
    stops:
      'Many tables and many joins: it is not meant to be queried directly and needs a presentation layer, often a Kimball one.',
    reach: [leads('Store')],
    sources: [
      {
        title: 'Building a Scalable Data Warehouse with Data Vault 2.0',
        by: 'Dan Linstedt and Michael Olschimke',
        published: 'Morgan Kaufmann, 2016',
      },
    ],
  },
  {
    id: 'kimball',
    name: 'Kimball Dimensional Modeling',
    description:
      'Take one business process, declare what one row means, then choose the dimensions people filter by and the facts they add up. Dimensions shared between processes, called conformed, let two departments compare figures without arguing about them first.',
    fits: 'People need fast reports that they can build themselves and trust.',
    practice:
      'A bus matrix sets processes against dimensions and becomes the delivery plan. Slowly changing dimensions keep last year’s sales in last year’s region.',
    keep: 'Star schemas, the bus matrix, and a written definition behind each measure.',
    stops:
      'It presents data well once the keys are sound. Unstable sources and raw history want something in front of it, such as a vault.',
    reach: [helps('Ask'), leads('Present')],
    sources: [
      {
        title: 'The Data Warehouse Toolkit, third edition',
        by: 'Ralph Kimball and Margy Ross',
        published: 'Wiley, 2013',
      },
    ],
  },
  {
    id: 'crisp-dm',
    name: 'CRISP-DM',
    description:
      'Six phases for a project that predicts: business understanding, data understanding, data preparation, modelling, evaluation, deployment. The ways back are part of the method. A model that scores well and does not answer the question returns to the first phase instead of going to production.',
    fits: 'There is a decision to improve, and data that might predict it.',
    practice:
      'The measure of success is written down before the first model, with the simple rule it has to beat. Preparing data has its own place in the plan and its own time.',
    keep: 'A record that leads from the question to a tested model, the failed attempts included.',
    stops:
      'It plans the monitoring of a model and does not run one day after day. That part is DataOps.',
    reach: [helps('Ask'), leads('Predict'), helps('Run')],
    sources: [
      {
        title: 'CRISP-DM 1.0: Step-by-step data mining guide',
        by: 'Pete Chapman, Julian Clinton, Randy Kerber, Thomas Khabaza, Thomas Reinartz, Colin Shearer and Rüdiger Wirth',
        published: 'CRISP-DM consortium, 2000',
      },
    ],
  },
  {
    id: 'dataops',
    name: 'DataOps',
    description:
      'Run the delivery of data as a production line. Every change to code is tested on data before it is released, every delivery of data is tested by the same code, and statistical process control tells an ordinary wobble from a fault. What is seen in operation becomes the next plan.',
    fits: 'Pipelines run every day, and somebody is called when they fail.',
    practice:
      'Continuous integration and delivery, test environments made and thrown away, control charts on row counts, freshness and key figures.',
    keep: 'Pipelines under version control, automated tests, monitors, and a written response for each alarm.',
    stops: 'It makes delivery reliable. It does not ask whether the right thing is delivered.',
    reach: [helps('Store', 'Predict'), leads('Run')],
    sources: [
      {
        title: 'The DataOps Manifesto',
        by: 'its signatories',
        published: 'dataopsmanifesto.org, 2017',
      },
      {
        title: 'The DataOps Cookbook, second edition',
        by: 'Christopher Bergh, Gil Benghiat and Eran Strod',
        published: 'DataKitchen, 2019',
      },
    ],
  },
]

/** The words round the five. */
export const methodologiesPage = {
  lead: 'Five published methods, each strong on one stretch from question to daily delivery. Knowing where each one stops is the craft.',
  chart: 'Where each one leads, from question to daily run',
  chartNote: 'The placement is our own judgment.',
  next: {
    title: 'Not sure which one you need?',
    text: 'Describe the decision and the data behind it. We say which method fits, or that none is needed.',
    pages: [
      {
        href: '/services/data-architecture',
        title: 'Data Architecture',
        note: 'Where modelling and storage are applied',
      },
      {
        href: '/services/analytics-insights',
        title: 'Analytics & Insights',
        note: 'Where prediction is applied',
      },
      { href: '/demo/overview', title: 'Demos', note: 'The methods at work on open data' },
    ],
  },
} as const

/** A method's row of the chart in words, for those who cannot see it. */
export function reachInWords({ reach }: Methodology): string {
  return reach
    .map(({ kind, from, to }) => `${kind} in ${from === to ? from : `${from} to ${to}`}`)
    .join(', ')
}
