import type { PagePath } from './pages'

/** The words of the dialog that finds pages. */
export const findWords = {
  title: 'Find',
  placeholder: 'A page, a demo, a method, a question',
  list: 'Found',
  close: 'Close',
  nothing: 'No results. Try another word, such as “house”, “weather” or “price”.',
  kinds: { page: 'Page', demo: 'Demo', planned: 'Demo, being built', method: 'Method' },
  how: (demo: string) => `How it works: ${demo}`,
} as const

/** Words a visitor may think of that the page itself does not use. */
export const pageSynonyms: Partial<Record<PagePath, string>> = {
  '/': 'start front beginning',
  '/services': 'offer help consulting consultant hire work what you do',
  '/services/data-architecture': 'warehouse database model lake',
  '/services/cloud-integration': 'aws azure migration hosting server',
  '/services/security-solutions': 'protect encryption access compliance',
  '/services/analytics-insights': 'report dashboard bi statistics power bi',
  '/why-us': 'about team experience certificate reference who',
  '/methodologies': 'method process approach agile',
  '/demo/overview': 'examples catalogue try all list',
  '/accuracy': 'test correct check proof benchmark trust error',
  '/api': 'developer endpoint curl json rest documentation openapi',
  '/contact': 'email mail phone write message price cost quote hire talk call',
  '/privacy': 'cookies gdpr data protection tracking personal',
}

/** The same for the demos, by slug. */
export const demoSynonyms: Readonly<Record<string, string>> = {
  'mortgage-api':
    'house home loan property real estate bank interest borrow afford buy rent down payment',
  'data-integration': 'vegetables plant planting frost seed sow tomato crop calendar grow',
  'real-time-analytics': 'temperature climate storm sensor anomaly stream live alert station',
  'machine-learning': 'text sentiment tone nlp names summary journalism media',
  'article-extractor': 'web page scraping clean reader content copy text',
  'bond-yields':
    'rates treasury curve recession inflation inversion fixed income government spread',
  'trade-data': 'export import customs tariff country',
  'short-squeeze': 'stock market gamestop shares',
  'automated-workflows': 'vehicle auto automobile',
  'data-visualization': 'chart graph plot sql',
  'investment-research': 'portfolio stocks shares fund risk return',
  'cloud-infrastructure': 'servers queue capacity load',
  'supply-chain': 'logistics warehouse route delivery location',
  'predictive-maintenance': 'machine failure repair factory',
  'customer-segmentation': 'clients marketing cohort churn',
  'energy-management': 'electricity power demand forecast grid',
  integration: 'systems connect pipeline',
  analytics: 'visits statistics tracking web vitals',
  security: 'headers attack policy vulnerability',
  'security-features': 'controls encryption login',
}
