// How much what comes after a page may weigh, in kilobytes as they travel: a little more than it does today.

/** All that a demo's page may load once it is scrolled or touched, workers and the files named below apart. */
const parts = {
  'article-extractor': 6,
  'automated-workflows': 27,
  'bond-yields': 14,
  'cloud-infrastructure': 24.5,
  'customer-segmentation': 51,
  'data-integration': 14.5,
  'data-visualization': 74,
  'energy-management': 25,
  'investment-research': 56,
  'machine-learning': 29.5,
  'mortgage-api': 8.5,
  'predictive-maintenance': 18,
  'real-time-analytics': 33.5,
  'short-squeeze': 38.5,
  'supply-chain': 21,
  'trade-data': 64,
}

/** A demo that `cargo xtask new-demo` wrote; it gets a row of its own when it is filled in. */
const newParts = 15

export const partsBudget = (slug) => parts[slug] ?? newParts

/** Workers, and parts of them: each by the name its file begins with. */
export const onDemand = {
  'sql-worker': 180,
  'data-visualization-sql-panel': 115,
  // The readers of packed Parquet files, which their package calls so.
  src: 76,
  'read-worker': 38,
  'read-workbook': 34,
  'table-worker': 24,
  'read-parquet': 18,
  'table-virtual-rows': 10.5,
}

/** The SQL engine's WebAssembly. */
export const wasm = 5300

/** The largest of all others, which belong to no one demo: dialogs, readers of files, parts of the home page. */
export const anyOther = 3.5
