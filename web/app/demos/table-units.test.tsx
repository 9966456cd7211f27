// @vitest-environment node
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { isNumeric, type Table } from '@/lib/table'
import { toCsv, toJson } from '@/lib/table-files'
import { demoPages } from './pages'

interface Figure {
  demo: string
  name: string
  table: Table<unknown>
}

const figures: Figure[] = []

// What every figure hands to its files.
vi.mock('@/components/charts/chart-exports', () => ({
  ChartExports: (figure: Figure) => {
    figures.push(figure)
    return null
  },
}))

beforeAll(async () => {
  for (const [slug, load] of Object.entries(demoPages)) {
    const { default: Page } = await load()
    await prerender(
      <Router ssrPath={`/demo/${slug}`}>
        <Page />
      </Router>,
    )
  }
  // Seven whole pages, on a busy machine.
}, 120_000)

const note = { title: '', source: '', made: '', address: '' }
/** The columns of a figure's files. */
const columnsOf = ({ demo, name, table }: Figure) => {
  const file = JSON.parse(toJson(table, note)) as {
    columns: { key: string; unit: string | null }[]
  }
  return file.columns.map(({ key, unit }, at) => {
    const column = table.columns[at]
    const isFigure = column !== undefined && isNumeric(column, table.rows)
    return { at: `${demo}, ${name}: ${key}`, key, unit, isFigure }
  })
}

test('every demo has tables, and no key that ends in a unit is without it in files', () => {
  expect([...new Set(figures.map(({ demo }) => demo))].sort()).toEqual(
    Object.keys(demoPages).sort(),
  )
  const bare = figures
    .flatMap(columnsOf)
    .filter(({ key, unit }) => /_(?:s|days|cm|m2|bp|pct|c|h)$/.test(key) && unit === null)
  expect(bare.map(({ at }) => at)).toEqual([])
})

test('figures without a unit are counts, ranks, ratios and scores', () => {
  const bare = figures
    // Where each row has a unit of its own, a column says it.
    .filter(({ table }) => table.columns.every(({ key }) => key !== 'unit'))
    .flatMap(columnsOf)
    .filter(({ unit, isFigure }) => unit === null && isFigure)
  expect([...new Set(bare.map(({ key }) => key))].sort()).toEqual(
    [
      ...['plants_in_share', 'plants_per_bed', 'matched', 'rows', 'count'],
      ...['first_count', 'second_count', 'index', 'rank', 'sentence', 'year'],
      ...['f1', 'precision', 'recall', 'ours', 'baseline', 'gain', 'percentile', 'confidence'],
      ...['heat_ratio', 'heat_ratio_here', 'heat_ratio_there'],
      ...['score', 'tone', 'first_tone', 'second_tone', 'difference'],
      ...['rows_in', 'rows_out', 'dropped', 'without'],
      ...['customers', 'size', 'smallest', 'k', 'week', 'sites', 'iterations'],
      ...['inertia', 'silhouette', 'stability', 'stability_bootstrap'],
      ...['cores', 'vcpus', 'requests', 'late', 'lost', 'planned_lost', 'one_fewer_lost'],
      ...['planned_machines', 'one_fewer_machines'],
      ...['offered', 'sizes', 'contradictory', 'cores_unknown', 'memory_unknown', 'shared_cores'],
      ...['planned', 'failures'],
      // Herfindahl's index, 0 to 1.
      ...['partner', 'chapter', 'product'].flatMap((by) => [`${by}_hhi`, `${by}_year_hhi`]),
      ...['product_hhi_most', 'product_year_hhi_most'],
      // A sensor's readings are in a unit of its own that nobody sent.
      ...['fleet_low', 'fleet_high', 'reading'],
    ].sort(),
  )
})

test('no heading of a file says its unit twice', () => {
  for (const { table } of figures) {
    const [head = ''] = toCsv({ ...table, rows: [] }, note).split('\r\n')
    expect(head).not.toMatch(/, ([^,"]+), \1"/)
  }
})
