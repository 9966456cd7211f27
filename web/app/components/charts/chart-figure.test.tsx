import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatSigned } from '@/lib/format'
import { BarChart } from './bar-chart'
import { ChartFigure } from './chart-figure'

const saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved.length = 0
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob
    return 'blob:test'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: blob.text() })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const figure = (
  <ChartFigure
    demo="trade-data"
    name="contributions"
    title="The United States took four points off"
    sub="Percentage points of growth"
    credit="Statistics Canada, 2025"
    table={{
      columns: [
        { key: 'partner', header: 'Partner' },
        {
          key: 'points',
          header: 'Contribution',
          unit: 'pp',
          text: ({ points }) => formatSigned(points, 2),
        },
      ],
      rows: [
        { partner: 'United States', points: -4.0076 },
        { partner: 'China', points: 0.31 },
      ],
    }}
  >
    <BarChart
      label="Contribution by partner"
      categories={['United States', 'China']}
      series={[{ key: 'pp', name: 'Contribution', tone: 'signal', values: [-4.0076, 0.31] }]}
      format={(value) => formatSigned(value, 2)}
      unit="pp"
    />
  </ChartFigure>
)

test('a figure is named by its finding and opens as a chart', () => {
  render(figure)
  const box = screen.getByRole('figure', { name: 'The United States took four points off' })
  expect(within(box).getByRole('button', { name: 'Chart' })).toHaveAttribute('aria-pressed', 'true')
  expect(within(box).getByRole('application', { name: 'Contribution by partner' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('the table holds the same figures with real headings', async () => {
  const user = userEvent.setup()
  render(figure)
  await user.click(screen.getByRole('button', { name: 'Table' }))
  const table = screen.getByRole('table', { name: 'The United States took four points off' })
  expect(within(table).getByRole('columnheader', { name: 'Contribution, pp' })).toBeVisible()
  expect(within(table).getByRole('rowheader', { name: 'United States' })).toBeVisible()
  expect(within(table).getByRole('cell', { name: '−4.01' })).toBeVisible()
})

test('CSV and JSON hold unrounded values', async () => {
  const user = userEvent.setup()
  render(figure)
  await user.click(screen.getByRole('button', { name: 'Export contributions as CSV' }))
  await user.click(screen.getByRole('button', { name: 'Export contributions as JSON' }))
  expect(saved.map(({ name }) => name)).toEqual([
    'trade-data-contributions.csv',
    'trade-data-contributions.json',
  ])
  expect(await saved[0]?.text).toBe('partner,points\r\nUnited States,-4.0076\r\nChina,0.31\r\n')
  expect(JSON.parse((await saved[1]?.text) ?? '')).toEqual([
    { partner: 'United States', points: -4.0076 },
    { partner: 'China', points: 0.31 },
  ])
  expect(screen.getByText('Saved as trade-data-contributions.json')).toBeInTheDocument()
})

test('SVG carries the finding and the source, even while the table is shown', async () => {
  const user = userEvent.setup()
  render(figure)
  await user.click(screen.getByRole('button', { name: 'Table' }))
  await user.click(screen.getByRole('button', { name: 'Export contributions as SVG' }))
  expect(await screen.findByText('Saved as trade-data-contributions.svg')).toBeInTheDocument()
  const svg = await saved[0]?.text
  expect(svg).toContain('The United States took four points off')
  expect(svg).toContain('Statistics Canada, 2025')
  expect(svg).toContain('<rect')
})
