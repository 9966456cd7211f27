import { pages } from './pages'
import type { Service, ServiceSlug } from './services'
import { site } from './site'

/** A run of words; the coloured ones are the legend of the drawing above them. */
export type Phrase = string | { noise: string } | { signal: string } | { turn: string }

/** What a service's card on the home page says. */
export interface ServiceTeaser {
  path: Service['path']
  slug: ServiceSlug
  title: string
  summary: string
  areas: string
}

const teaser = (slug: ServiceSlug, summary: string, areas: string): ServiceTeaser => ({
  path: `/services/${slug}`,
  slug,
  title: pages[`/services/${slug}`].title,
  summary,
  areas,
})

export const servicesSection = {
  title: 'Four services, one path',
  intro: 'From raw record to decision: take one service on its own, or follow the whole path.',
  // The sentences of `services.ts`, repeated: importing it would send nineteen cards of text
  // with the home page. A test holds the two together.
  cards: [
    teaser(
      'data-architecture',
      'Design and implement scalable data infrastructure solutions.',
      'Five areas of work',
    ),
    teaser(
      'cloud-integration',
      'Seamless migration and management of cloud-based systems.',
      'Five areas of work',
    ),
    teaser(
      'security-solutions',
      'Robust security measures to protect your valuable data.',
      'Four areas of work',
    ),
    teaser(
      'analytics-insights',
      'Transform raw data into actionable business intelligence.',
      'Five areas of work',
    ),
  ],
} as const

/** What a drawing on the home page shows, the sentence below it and where its figures come from. */
export interface FigureWords {
  picture: string
  takeaway: readonly Phrase[]
  source: string
}

export const demosSection = {
  title: 'See the work before you buy it',
  intro:
    'Each demo takes one question; those marked Working now answer it and show how. Most run on open Canadian data, or on a file of your own, kept in memory and never stored.',
  open: 'Open',
  figures: {
    'real-time-analytics': {
      picture:
        'Mean temperature by week in eight cities from Toronto to Resolute. Weeks below zero are grey, weeks above green, and a violet line marks the change in spring.',
      takeaway: [
        'Before you can call a day unusual you need the usual: ',
        { noise: 'grey' },
        ' weeks average below zero, ',
        { signal: 'green' },
        ' above. Iqaluit ',
        { turn: 'crosses over' },
        ' ten weeks after Toronto.',
      ],
      source:
        'Daily means 1960 to 1994 by week, a shade for every 4 °C. Environment and Climate Change Canada',
    },
    'bond-yields': {
      picture:
        'Two yield curves of the Government of Canada. In October 2023 yields fall from 5.1 % at three months to 3.9 % for long bonds; in May 2026 they rise from 2.3 % to 3.9 %.',
      takeaway: [
        'In ',
        { noise: 'October 2023' },
        ' short money cost more than long. By ',
        { signal: 'May 2026' },
        ' the curve sloped up again; the two meet only ',
        { turn: 'past ten years' },
        '.',
      ],
      source: 'Bills and benchmark bonds on one basis, month end. Bank of Canada',
    },
    'trade-data': {
      picture:
        'What each partner added to the growth of Canadian exports in 2025, in percentage points, from the United Kingdom with plus 2.3 to the United States with minus 4.0.',
      takeaway: [
        'Exports moved −0.2 % in 2025. The total hides the turn: ',
        { signal: 'gains' },
        ' elsewhere nearly covered the American ',
        { noise: 'fall' },
        '.',
      ],
      source: 'Percentage points of 2024 exports, customs basis. Statistics Canada',
    },
    'mortgage-api': {
      picture:
        'How the payments of each of 25 years divide into interest and principal. In year 1 about 70 % is interest; from year 12 on the principal is the larger part.',
      takeaway: [
        { noise: 'Interest' },
        ' takes most of each payment until ',
        { turn: 'year 12' },
        '; from then on it is mostly ',
        { signal: 'principal' },
        '.',
      ],
      source: 'Sample loan of $500,000 over 25 years at 5 %, compounded semi-annually',
    },
  },
} as const satisfies {
  title: string
  intro: string
  open: string
  figures: Record<string, FigureWords>
}

export const whySection = {
  title: `Why Choose ${site.name}`,
  intro: 'Six points, each with something you can hold us to.',
  methodologies: 'Read the methodologies',
  certificate: `${site.certification.short_name}, ${site.certification.body}`,
} as const
