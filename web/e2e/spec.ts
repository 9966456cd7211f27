/** The specification's own words, apart from the site's code, so that a slip in one shows against the other. */
export const navigation = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Why Us', '/why-us'],
  ['Demos', '/demo/overview'],
  ['Contact', '/contact'],
] as const

export const services = [
  {
    title: 'Data Architecture',
    path: '/services/data-architecture',
    says: 'Design and implement scalable data infrastructure solutions',
    areas: [
      'Scalable infrastructure',
      'Data modeling',
      'System integration',
      'Open data standards',
      'Performance optimization',
    ],
  },
  {
    title: 'Cloud Integration',
    path: '/services/cloud-integration',
    says: 'Seamless migration and management of cloud-based systems',
    areas: [
      'Migration strategy',
      'Data migration',
      'Cloud-native solutions',
      'Hybrid architecture',
      'Continuity of service',
    ],
  },
  {
    title: 'Security Solutions',
    path: '/services/security-solutions',
    says: 'Robust security measures to protect your valuable data',
    areas: ['Data protection', 'Access control', 'Compliance management', 'Identity management'],
  },
  {
    title: 'Analytics & Insights',
    path: '/services/analytics-insights',
    says: 'Transform raw data into actionable business intelligence',
    areas: [
      'Business intelligence',
      /^Predictive/,
      /^Real-time/,
      /visualization$/i,
      'Data integration',
    ],
  },
] as const

export const methodologies = [
  'Agile Data Warehouse Design',
  'Data Vault 2.0',
  'Kimball Dimensional Modeling',
  'CRISP-DM',
  'DataOps',
] as const

interface Group {
  group: string
  demos: readonly (readonly [title: string, path: string])[]
}

export const catalogue: readonly Group[] = [
  {
    group: 'Active Demos',
    demos: [
      ['Smart Garden Planning', '/demo/data-integration'],
      ['Real-time Weather Analytics', '/demo/real-time-analytics'],
      ['News Article Analysis with AI', '/demo/machine-learning'],
      ['Article Content Extractor', '/demo/article-extractor'],
      ['Mortgage finder via an API', '/demo/mortgage-api'],
    ],
  },
  {
    group: 'In Development',
    demos: [
      ['Canadian Bond Yields', '/demo/bond-yields'],
      ['Trade Data Analysis', '/demo/trade-data'],
      ['Short Squeeze Finder', '/demo/short-squeeze'],
      ['Find a Used Car with AI', '/demo/automated-workflows'],
      ['Data Visualization Sandbox', '/demo/data-visualization'],
      ['Investment Research', '/demo/investment-research'],
    ],
  },
  {
    group: 'Coming Soon',
    demos: [
      ['Cloud Infrastructure', '/demo/cloud-infrastructure'],
      ['Supply Chain Optimization', '/demo/supply-chain'],
      ['Predictive Maintenance', '/demo/predictive-maintenance'],
      ['Customer Segmentation', '/demo/customer-segmentation'],
      ['Energy Management', '/demo/energy-management'],
    ],
  },
]

/** The demo routes that are not in the catalogue. */
const unlisted = ['integration', 'analytics', 'security', 'security-features'] as const

export const routes: readonly string[] = [
  '/',
  '/services',
  '/why-us',
  '/contact',
  ...services.map((service) => service.path),
  '/methodologies',
  '/demo/overview',
  ...catalogue.flatMap(({ demos }) => demos.map(([, path]) => path)),
  ...unlisted.map((slug) => `/demo/${slug}`),
]

/** Pages beyond the specification. */
export const ownRoutes = [
  '/accuracy',
  '/api',
  '/contact/thanks',
  '/contact/not-sent',
  '/privacy',
] as const

export const formMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  message: 'Message must be at least 10 characters',
} as const
