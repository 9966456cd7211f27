// Which modules share a file. Said by path and not left to the builder, which would draw the borders anew with
// every import: a returning visitor keeps the files that no edit has touched.

const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const inApp = (...paths: string[]) => new RegExp(`/app/(?:${paths.join('|')})(?:\\.tsx?$|/)`)
const any = (...patterns: RegExp[]) =>
  new RegExp(patterns.map((pattern) => pattern.source).join('|'))

/** Of the demos' frame: what stands far down the page, or on some pages only. */
const seenLater = [
  'call-the-api',
  'api-snippets',
  'send-request',
  'code-text',
  'long-request',
  'own-data',
  'problem-notice',
  'own-banner',
  'own-scope',
  'compare-case',
  'shown-value',
  'link-notice',
  'number-field',
  'typed-number',
  'use-typed',
  'how-it-works',
  'talk-to-us',
  'how-read',
  'read-problems',
  'file-drop',
  'article-input',
  'batch',
  'save-buttons',
  'given-question',
  'engine-answer',
  'wide-section',
  'file-input',
  'input-reason',
  'sentence',
  'small-form',
  'controls',
  'counted-figure',
  'figures',
  'worked',
  'reading-time',
  'paste-box',
  'job',
  'main-figure',
  'field-problem',
  'value-fields',
]

/**
 * What the parts of a demo's page share with it, some of its own files and some of others': one file comes sooner,
 * and packs better, than eight.
 */
const sharedBy = (slug: string, own: readonly string[] = [], others: readonly string[] = []) => {
  const gen = ['fields', 'contract', 'default-report'].map((name) => `${name}\\.gen`)
  const files = ['settings', 'ask', 'answer', ...own, ...gen].join('|')
  const ofDemo = new RegExp(`/app/demos/${slug}/(?:${files})\\.`)
  const test = others.length > 0 ? any(inApp(...others), ofDemo) : ofDemo
  return { name: `${slug}-shared`, test, priority: 0 }
}

export const chunkGroups = [
  // Changes with an upgrade only.
  {
    name: 'react',
    test: any(inPackages('react', 'react-dom', 'scheduler', 'wouter'), inApp('lib/no-patterns')),
    priority: 4,
  },
  // What the frame round every page and nearly every page itself use.
  {
    name: 'site',
    test: inApp(
      'content/(?:firm|navigation)',
      'lib/(?:cn|settled|store|use-hydrated|page-files|go-to)',
      'components/layout/brand',
      'components/ui/(?:button|icons|logo|lazy-part|when-seen|gate|toast-list|axis-rule)',
      'demos/pages\\.built',
    ),
    priority: 3,
  },
  // The firm's other facts, for the foot of every page and the pages about the firm.
  { name: 'facts', test: inApp('content/(?:site|footer)'), priority: 2 },
  // What every demo says of itself, for the catalogue and for heads after a change of page.
  {
    name: 'catalogue',
    test: /\/app\/(?:lib\/head\.ts|demos\/(?:(?:registry|demo-meta)\.ts|[^/]+\/meta\.ts$))/,
    priority: 2,
  },
  // On a demo's own page and on its cards: pages of cards need nothing else of the demos' frame.
  { name: 'status-mark', test: inApp('components/ui/status-mark'), priority: 2 },
  // The state in the address, for the catalogue and the demos.
  { name: 'address', test: inApp('lib/(?:address|plain-number|url-state|use-view)'), priority: 2 },
  // What three or more demos use before anything is touched. Panels that wait to be seen have files of their own.
  {
    name: 'demo',
    test: any(
      inPackages('@tanstack', 'd3-array'),
      inApp(
        'api',
        `components/demo/(?!${seenLater.join('|')})[\\w-]+`,
        'components/charts/(?:chart-(?:figure|exports)|view-switch|plot|marks|readout|cursor-layer|use-width|read-from)',
        'components/table/table-view',
        'lib/(?:chart-[\\w-]+|export|figure-anchor|format|table|identity)',
      ),
    ),
    minShareCount: 4,
    priority: 1,
  },
  // What some demos use before anything is touched, and others never.
  {
    name: 'demo-parts',
    test: inApp(
      'components/demo/(?:figures|worked|number-field|typed-number|use-typed|main-figure|field-problem|value-fields)',
      'components/charts/axes',
    ),
    priority: 1,
  },
  // Work that goes on while one watches, for the pages that send it.
  { name: 'job', test: inApp('components/demo/(?:job|use-job|job-progress)'), priority: 1 },
  // What all demos but the weather page use at once.
  {
    name: 'demo-most',
    test: inApp('components/demo/problem-notice', 'lib/text-words'),
    priority: 1,
  },
  // Days in words, for plans and weeks.
  { name: 'days', test: inApp('lib/days'), priority: 1 },
  // What takes a visitor's own table in, with what it says of it; articles too are dropped as files.
  { name: 'file-drop', test: inApp('components/demo/file-drop'), priority: 2 },
  { name: 'own-data', test: inApp('components/demo/own-(?:data|scope)'), priority: 1 },
  // What the pages about articles show at once: together they pack better.
  {
    name: 'article-parts',
    test: inApp(
      'components/demo/(?:article-input|file-input|given-question|reading-time|save-buttons)',
      'lib/(?:file-name|megabytes|page-address|page-limit|reveal)',
    ),
    priority: 1,
  },
  // Canada with places on it, for the pages that draw it.
  {
    name: 'map',
    test: inApp(
      'components/charts/(?:map-of-canada|map-routes|name-places|canada-map\\.gen|canada-projection)',
    ),
    priority: 1,
  },
  // Lines over time or maturity with their controls, for the pages about markets.
  {
    name: 'line-chart',
    test: inApp(
      'components/charts/(?:line-[\\w-]+|residual-strip|episode)',
      'components/demo/(?:controls|play-group)',
    ),
    priority: 1,
  },
  sharedBy(
    'machine-learning',
    ['notes', 'words', 'tone-notes', 'tone-score', 'own-article'],
    ['components/text/choose', 'lib/text-spans'],
  ),
  sharedBy('article-extractor', ['exports', 'reader'], ['components/charts/share-bar']),
  sharedBy(
    'mortgage-api',
    ['notes', 'qualify-notes'],
    ['components/table/lines-table', 'lib/duration'],
  ),
  sharedBy('data-integration', ['notes', 'verdicts', 'bands']),
  sharedBy('short-squeeze', ['metrics', 'replay-figure']),
  sharedBy('investment-research'),
  sharedBy('trade-data', ['words', 'tariff', 'use-series']),
  sharedBy('customer-segmentation', ['words', 'notes']),
  sharedBy('bond-yields', ['curve-chart', 'curve-math']),
  sharedBy('automated-workflows', ['words', 'notes']),
  sharedBy('supply-chain', ['words']),
  sharedBy('cloud-infrastructure', ['words', 'chart-lines']),
  sharedBy('energy-management', ['words', 'verdict', 'bill-answer']),
  sharedBy('predictive-maintenance', ['words', 'sensors', 'fleet-figure']),
  // Until a second page listens to a stream that goes on, the stream is the weather page's.
  sharedBy(
    'real-time-analytics',
    [
      'report',
      'unusual',
      'station-marks?',
      'use-stream',
      'stream-[\\w-]+',
      'words',
      'log-entry',
      'map-figure',
      'lazy-parts',
    ],
    [
      'components/stream/(?!latency-|use-held|seek-field|stream-bar)[\\w-]+',
      'components/charts/(?:place-mark|map-labels)',
    ],
  ),
]
