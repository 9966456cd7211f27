import type { PagePath } from './pages'

/** One area of work: the heading, one paragraph, exactly four points. Its id names the anchor and the drawing. */
export interface ServiceCard {
  id: ServiceCardId
  heading: string
  text: string
  points: readonly [string, string, string, string]
}

/** Where a reader goes after a service page. */
export interface ServiceNext {
  title: string
  text: string
  /** The demo that shows this kind of work. */
  demo: 'data-integration' | 'cloud-infrastructure' | 'security-features' | 'real-time-analytics'
  demoNote: string
  methodNote: string
}

/** A service as its own page, the overview and the home page tell it. */
export interface Service {
  path: PagePath & `/services/${string}`
  slug: ServiceSlug
  title: string
  summary: string
  lead: string
  cards: readonly ServiceCard[]
  next: ServiceNext
}

export type ServiceSlug =
  'data-architecture' | 'cloud-integration' | 'security-solutions' | 'analytics-insights'

export type ServiceCardId =
  | 'scalable-infrastructure'
  | 'data-modeling'
  | 'system-integration'
  | 'open-data-standards'
  | 'performance-optimization'
  | 'migration-strategy'
  | 'data-migration'
  | 'cloud-native-solutions'
  | 'hybrid-architecture'
  | 'continuity-of-service'
  | 'data-protection'
  | 'access-control'
  | 'compliance-management'
  | 'identity-management'
  | 'business-intelligence'
  | 'predictive-analytics'
  | 'real-time-analytics'
  | 'data-visualization'
  | 'data-integration'

const dataArchitecture: Service = {
  path: '/services/data-architecture',
  slug: 'data-architecture',
  title: 'Data Architecture',
  summary: 'Design and implement scalable data infrastructure solutions.',
  lead: 'Design and implement scalable data infrastructure solutions: five pieces of work, taken together or one at a time.',
  cards: [
    {
      id: 'scalable-infrastructure',
      heading: 'Scalable infrastructure',
      text: 'Twice the load should cost about twice as much, and never a rewrite. We size storage, compute and pipelines for the load you have, and write down in advance the point at which each part has to grow.',
      points: [
        'A capacity model built from your own load history',
        'Storage and compute that grow separately',
        'Infrastructure as code, reviewed before it runs',
        'Monthly cost shown for each workload',
      ],
    },
    {
      id: 'data-modeling',
      heading: 'Data modeling',
      text: 'When two departments report two revenues, the fault is usually a definition, not a query. We settle the words with the people who use them, then give each fact one home and each record a key that outlives the system it came from.',
      points: [
        'A glossary agreed before any table is made',
        'Keys of your own, independent of any vendor',
        'History kept, so last year’s report can be reproduced',
        'Diagrams and documentation generated from the model',
      ],
    },
    {
      id: 'system-integration',
      heading: 'System integration',
      text: 'Every direct connection between two systems is an agreement nobody wrote down. We replace them with one documented route, so that the next system costs one link instead of one for each neighbour.',
      points: [
        'An inventory of feeds, each with an owner',
        'Batch, event or API, by how fresh the data must be',
        'Retries that do not create duplicates',
        'Lineage from a figure in a report to its source record',
      ],
    },
    {
      id: 'open-data-standards',
      heading: 'Open data standards',
      text: 'You should be able to leave any vendor, us included, with your data intact. We keep it in open formats, under schemas that a machine checks on every delivery, and rehearse the export before you need it.',
      points: [
        'Open file and table formats, such as Parquet and Iceberg',
        'Schema contracts that stop a bad delivery at the door',
        'Interfaces described in OpenAPI, with examples that run',
        'A tested way out of every product in the design',
      ],
    },
    {
      id: 'performance-optimization',
      heading: 'Performance optimization',
      text: 'Slowness mostly lives in a few queries, and more hardware only hides it for a while. We measure the slow end, change one thing, measure again, and stop when the next gain would cost more than it saves.',
      points: [
        'A baseline of the slowest requests, not of the average',
        'Query plans read before hardware is bought',
        'Partitions, indexes and caches where measurement asks',
        'A test in your pipeline that notices a lost gain',
      ],
    },
  ],
  next: {
    title: 'Start with one system',
    text: 'Name the system that hurts most. We draw what is there today and what would change, before anything is bought.',
    demo: 'data-integration',
    demoNote: 'Demo: five sources joined, with lineage',
    methodNote: 'How we model, store and deliver',
  },
}

const cloudIntegration: Service = {
  path: '/services/cloud-integration',
  slug: 'cloud-integration',
  title: 'Cloud Integration',
  summary: 'Seamless migration and management of cloud-based systems.',
  lead: 'Seamless migration and management of cloud-based systems: moved in steps that can be reversed, then run at a cost you can read.',
  cards: [
    {
      id: 'migration-strategy',
      heading: 'Migration strategy',
      text: 'You should know the order, the cost and the way back before anything moves. We rank systems by value and by what depends on them, and begin with one that may fail without harm.',
      points: [
        'Systems ranked by value, risk and dependency',
        'One choice for each: keep, move, rebuild or retire',
        'Running cost in Canadian dollars, transfer fees included',
        'A way back written for every step',
      ],
    },
    {
      id: 'data-migration',
      heading: 'Data migration',
      text: 'The new system is right when its figures match the old one’s, to the row and to the cent. We copy history first, keep both sides in step while people go on working, and switch once the comparison has stayed clean.',
      points: [
        'Full-volume rehearsals before the switch',
        'Counts, sums and checksums compared on both sides',
        'Changes carried over while the old system is in use',
        'Rejected records listed, each with its reason',
      ],
    },
    {
      id: 'cloud-native-solutions',
      heading: 'Cloud-native solutions',
      text: 'Paying for the peak all year is the old data centre with a monthly bill. We use managed services where they take work off your team, let the rest follow the load, and keep what belongs to one provider behind an interface you own.',
      points: [
        'Capacity that follows the load, up and down',
        'Managed services where they save your team’s hours',
        'Every environment rebuilt from code',
        'A budget alarm before the bill, not after it',
      ],
    },
    {
      id: 'hybrid-architecture',
      heading: 'Hybrid architecture',
      text: 'Some data has to stay where it is: for the law, for speed, or because a machine on the floor produces it. We draw that line on purpose, send across it only what is needed, and let people work as if there were one system.',
      points: [
        'Each data set placed for a stated reason',
        'Canadian regions where law or contract asks for them',
        'A private, encrypted link, sized and monitored',
        'One sign-in and one catalogue for both sides',
      ],
    },
    {
      id: 'continuity-of-service',
      heading: 'Continuity of service',
      text: 'A backup is worth what its last restore has proved. We agree how much data and how much time may be lost, build for those two numbers, and rehearse the bad day with the people who would be on call.',
      points: [
        'Recovery point and recovery time agreed per system',
        'Restores rehearsed on a schedule, and timed',
        'A second site tested by switching to it',
        'Runbooks your own team has followed once',
      ],
    },
  ],
  next: {
    title: 'Start with one workload',
    text: 'Tell us its load, its peaks and its limits. You get a design, a monthly cost and a way back, before anything moves.',
    demo: 'cloud-infrastructure',
    demoNote: 'Demo: cost, traffic and failures simulated',
    methodNote: 'How changes reach production, and back',
  },
}

const securitySolutions: Service = {
  path: '/services/security-solutions',
  slug: 'security-solutions',
  title: 'Security Solutions',
  summary: 'Robust security measures to protect your valuable data.',
  lead: 'Robust security measures to protect your valuable data: few rules, enforced where the data lives, each with proof that it works.',
  cards: [
    {
      id: 'data-protection',
      heading: 'Data protection',
      text: 'A lost copy should be worth nothing to whoever finds it. We look for where personal and confidential data really sits, reduce how much of it is kept, and encrypt or mask the rest under keys that you hold.',
      points: [
        'A scan that finds sensitive fields, forgotten copies included',
        'Encryption at rest and in transit, with your keys',
        'Masked values wherever real ones are not needed',
        'Retention limits that delete on their date',
      ],
    },
    {
      id: 'access-control',
      heading: 'Access control',
      text: 'People should see what their work needs, and an auditor should see why. We write the rules as policy that can be read and tested, and enforce them in the data itself, so that a new report cannot open a side door.',
      points: [
        'Roles taken from real tasks, not from job titles',
        'Row and column rules enforced in the database',
        'Access that ends unless someone renews it',
        'A tamper-evident log of who read what',
      ],
    },
    {
      id: 'compliance-management',
      heading: 'Compliance management',
      text: 'An audit goes quickly when evidence is a by-product of daily work. We map each duty, from PIPEDA and Quebec’s Law 25 to your own contracts, to a control, an owner and a record that it ran. The legal reading stays with your counsel.',
      points: [
        'Each duty mapped to a control and an owner',
        'Evidence collected as the control runs',
        'Privacy impact assessed before a project, not after',
        'Access and correction requests tracked to their deadline',
      ],
    },
    {
      id: 'identity-management',
      heading: 'Identity management',
      text: 'One person, one identity, from the first day to the last hour. We connect your systems to a single sign-on with strong factors, so that joining takes one entry and leaving closes every door at once.',
      points: [
        'Single sign-on over OpenID Connect or SAML',
        'Passkeys or security keys, which phishing cannot relay',
        'Accounts opened, changed and closed from the HR record',
        'Service accounts with owners and short-lived credentials',
      ],
    },
  ],
  next: {
    title: 'Start with one data set',
    text: 'Choose the data you would least like to lose. We trace where it sits, who can read it and what protects it, and give you the list.',
    demo: 'security-features',
    demoNote: 'Demo: mask, encrypt, audit, ask a policy',
    methodNote: 'How history stays complete and provable',
  },
}

const analyticsInsights: Service = {
  path: '/services/analytics-insights',
  slug: 'analytics-insights',
  title: 'Analytics & Insights',
  summary: 'Transform raw data into actionable business intelligence.',
  lead: 'Transform raw data into actionable business intelligence: figures people agree on, in time for the decision they serve.',
  cards: [
    {
      id: 'business-intelligence',
      heading: 'Business intelligence',
      text: 'A meeting should argue about the decision, not about whose figure is right. We define each measure once, compute it in one place, and give every number on a dashboard a way back to the records behind it.',
      points: [
        'Each measure defined once, with an owner',
        'Dashboards built around a decision',
        'Figures that open to their formula and records',
        'Reports nobody reads found and retired',
      ],
    },
    {
      id: 'predictive-analytics',
      heading: 'Predictive analytics',
      text: 'A forecast is useful when it says how wrong it may be. We test it against a simple rule on data it has not seen, give a range instead of a single line, and tell you when the simple rule wins.',
      points: [
        'A simple baseline that every model must beat',
        'Tests on periods the model has not seen',
        'Ranges checked against what then happened',
        'Drift watched, with a rule for when to retrain',
      ],
    },
    {
      id: 'real-time-analytics',
      heading: 'Real-time analytics',
      text: 'Speed matters while somebody can still act. We begin with the action and its deadline, then build the shortest path from event to alert that keeps false alarms rare enough for the alert to be believed.',
      points: [
        'Freshness set by the action, in seconds or in hours',
        'Late, duplicate and missing events handled on purpose',
        'Thresholds set by what each mistake costs',
        'Delay from event to screen measured and shown',
      ],
    },
    {
      id: 'data-visualization',
      heading: 'Data visualization',
      text: 'A chart earns its place when a reader draws the right conclusion from it unaided. We choose the form from the question, label it directly, show uncertainty where there is some, and leave out what only decorates.',
      points: [
        'Form chosen by the question being asked',
        'Axis, unit and source on every chart',
        'Colours that hold for colour-blind readers and in print',
        'A table behind each picture, reachable by keyboard',
      ],
    },
    {
      id: 'data-integration',
      heading: 'Data integration',
      text: 'Analysis begins when records from different systems mean the same thing. We join sources on keys that really match, show which records did not, and keep each correction where everyone can see it.',
      points: [
        'Records matched by rules you can read',
        'Unmatched rows counted and shown, never dropped',
        'Quality checks on arrival, with an owner per source',
        'Loads that can be repeated with the same result',
      ],
    },
  ],
  next: {
    title: 'Start with one decision',
    text: 'Tell us which decision is made on instinct today. We say which data would inform it, how sure the answer could be, and what it would take.',
    demo: 'real-time-analytics',
    demoNote: 'Demo: three detectors on a live stream',
    methodNote: 'From the question to a tested model',
  },
}

/** The four services, in the order every page lists them. */
export const services: readonly Service[] = [
  dataArchitecture,
  cloudIntegration,
  securitySolutions,
  analyticsInsights,
]

/** The service at a path of the site. */
export function serviceAt(path: Service['path']): Service {
  const found = services.find((service) => service.path === path)
  if (!found) throw new Error(`no service at ${path}`)
  return found
}

/** The service a reader meets next; after the last comes the first. */
export function serviceAfter(service: Service): Service {
  return services[(services.indexOf(service) + 1) % services.length] ?? service
}
