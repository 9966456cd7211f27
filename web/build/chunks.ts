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
  'code-text',
  'long-request',
  'own-data',
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
  'counted-figure',
  'figures',
  'worked',
]

export const chunkGroups = [
  // Changes with an upgrade only.
  {
    name: 'react',
    test: inPackages('react', 'react-dom', 'scheduler', 'wouter', 'regexparam'),
    priority: 4,
  },
  // What the frame round every page and nearly every page itself use.
  {
    name: 'site',
    test: any(
      inPackages('clsx', 'class-variance-authority'),
      inApp(
        'content/(?:site|navigation)',
        'lib/(?:cn|settled|use-hydrated|page-files|head)',
        'components/layout/brand',
        'components/ui/(?:button|icons|logo|lazy-part|when-seen|gate|toast-list|axis-rule)',
        'demos/(?:pages|demo-meta)',
      ),
    ),
    priority: 3,
  },
  // What every demo says of itself, for the catalogue and for heads after a change of page.
  { name: 'catalogue', test: /\/app\/demos\/(?:registry\.ts|[^/]+\/meta\.ts$)/, priority: 2 },
  // The state in the address, for the catalogue and the demos.
  { name: 'address', test: inApp('lib/(?:address|url-state|use-view)'), priority: 2 },
  // What three or more demos use before anything is touched. Panels that wait to be seen have files of their own.
  {
    name: 'demo',
    test: any(
      inPackages('@tanstack', 'd3-array'),
      inApp(
        'api',
        `components/demo/(?!${seenLater.join('|')})[\\w-]+`,
        'components/charts/(?:chart-(?:figure|exports)|view-switch|plot|axes|marks|readout|cursor-layer|use-width)',
        'components/table/table-view',
        'lib/(?:chart-[\\w-]+|format|table|export|identity)',
      ),
    ),
    minShareCount: 3,
    priority: 1,
  },
  // What some demos use before anything is touched, and others never.
  { name: 'demo-parts', test: inApp('components/demo/(?:figures|worked)'), priority: 1 },
  // What the weather page shows at once, what its parts share with it and, until a second page listens to a stream,
  // the stream: one file packs better than six.
  {
    name: 'real-time-analytics-shared',
    test: any(
      inApp(
        'components/stream/(?!latency-|use-held)[\\w-]+',
        'components/charts/(?:place-mark|map-labels)',
        'components/demo/(?:icon-choices|lazy-figure)',
      ),
      /\/app\/demos\/real-time-analytics\/(?:settings|report|answer|ask|unusual|station-marks?|use-stream|stream-[\w-]+|words|phase-words|log-entry|map-figure|replay-bar|fields\.gen|default-report\.gen)\./,
    ),
    priority: 0,
  },
]
