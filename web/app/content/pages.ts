import { firm } from './firm'

/** What the head of a page says: title without the firm's name, description, and its place among the others. */
export interface PageMeta {
  path: string
  title: string
  description: string
  /** The page above it in the breadcrumb. */
  parent?: string
  /** Whether search engines and lists of pages leave it out: it only makes sense where one is led to it. */
  unlisted?: true
}

/** The marketing pages by path. Demo pages take theirs from the demo registry. */
export const pages = {
  '/': {
    path: '/',
    title: 'Amplify the Signal, Eliminate the Noise',
    description: `${firm.tagline}. Try demos that really compute, on your own data.`,
  },
  '/services': {
    path: '/services',
    title: 'Services',
    description:
      'Four consulting services on one path from raw record to decision: data architecture, cloud integration, security solutions, analytics and insights.',
  },
  '/services/data-architecture': {
    path: '/services/data-architecture',
    title: 'Data Architecture',
    description:
      'Design and implement scalable data infrastructure solutions: infrastructure, modelling, integration, open standards and performance.',
    parent: '/services',
  },
  '/services/cloud-integration': {
    path: '/services/cloud-integration',
    title: 'Cloud Integration',
    description:
      'Seamless migration and management of cloud-based systems: strategy, data migration, cloud-native and hybrid architecture, continuity.',
    parent: '/services',
  },
  '/services/security-solutions': {
    path: '/services/security-solutions',
    title: 'Security Solutions',
    description:
      'Robust security measures to protect your valuable data: data protection, access control, compliance and identity management.',
    parent: '/services',
  },
  '/services/analytics-insights': {
    path: '/services/analytics-insights',
    title: 'Analytics & Insights',
    description:
      'Transform raw data into actionable business intelligence: reporting, prediction, real-time analytics, visualization and integration.',
    parent: '/services',
  },
  '/why-us': {
    path: '/why-us',
    title: 'Why Us',
    description:
      'Six reasons to choose us, each with what it means in practice and what you can check before you sign.',
  },
  '/methodologies': {
    path: '/methodologies',
    title: 'Methodologies',
    description:
      'Five published methods and where each fits: Agile Data Warehouse Design, Data Vault 2.0, Kimball Dimensional Modeling, CRISP-DM and DataOps.',
  },
  '/demo/overview': {
    path: '/demo/overview',
    title: 'Demos',
    description:
      'Sixteen questions in the open. The demos that work now compute on public data or on your own, with method, sources and limits; the others say how far they are.',
  },
  '/accuracy': {
    path: '/accuracy',
    title: 'Accuracy',
    description:
      'Published figures beside ours, case by case: mortgage payments, premiums, bond prices, yields, wind chill and humidex, with source and result.',
  },
  '/api': {
    path: '/api',
    title: 'API',
    description:
      'Every endpoint behind the demos: its question, parameters with their limits, answer, errors and a call to try. No key, no account.',
  },
  '/contact': {
    path: '/contact',
    title: 'Contact',
    description:
      'Tell us which decision you cannot make today. We answer with a question or a plan.',
  },
  '/contact/thanks': {
    path: '/contact/thanks',
    title: 'Message sent',
    description: 'Your message has reached us.',
    parent: '/contact',
    unlisted: true,
  },
  '/contact/not-sent': {
    path: '/contact/not-sent',
    title: 'Message not sent',
    description: 'Your message was not sent: what to check, and how to reach us otherwise.',
    parent: '/contact',
    unlisted: true,
  },
  '/privacy': {
    path: '/privacy',
    title: 'Privacy',
    description:
      'What this site stores, for how long, who can see it and how to have it erased. No cookies, no trackers, no third parties.',
  },
  '/404': {
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    unlisted: true,
  },
} as const satisfies Record<string, PageMeta>

export type PagePath = keyof typeof pages
