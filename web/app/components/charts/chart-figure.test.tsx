import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FrameContext, type FrameState } from '@/components/demo/frame-context'
import { createStore } from '@/lib/store'
import { formatSigned } from '@/lib/format'
import { BarChart } from './bar-chart'
import { ChartFigure, type FigureBasis } from './chart-figure'

const saved: { name: string; text: Promise<string> }[] = []

// What is loaded when asked for is there at once.
beforeAll(async () => {
  await Promise.all([import('./figure-share'), import('@/lib/figure-files')])
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 12) })
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
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const figureOf = (basis: Partial<FigureBasis> = {}) => (
  <ChartFigure
    demo="trade-data"
    name="contributions"
    title="The United States took four points off"
    sub="Percentage points of growth"
    credit="Statistics Canada, 2025"
    {...basis}
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
const figure = figureOf()

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
  expect(await screen.findByText('Saved as trade-data-contributions.json')).toBeInTheDocument()
  expect(saved.map(({ name }) => name)).toEqual([
    'trade-data-contributions.csv',
    'trade-data-contributions.json',
  ])
  const address = `${location.href}#figure-contributions`
  expect(await saved[0]?.text).toBe(
    `Partner,"Contribution, pp","Source: Statistics Canada, 2025. Made 2026-11-16. ${address}"\r\n` +
      'United States,-4.0076,\r\nChina,0.31,\r\n',
  )
  expect(JSON.parse((await saved[1]?.text) ?? '')).toMatchObject({
    title: 'The United States took four points off',
    source: 'Statistics Canada, 2025',
    made: '2026-11-16',
    address,
    rows: [
      { partner: 'United States', points: -4.0076 },
      { partner: 'China', points: 0.31 },
    ],
  })
})

const answering = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(null, { status }))),
  )

const stateAt = (href: string): FrameState => ({
  slug: 'trade-data',
  title: 'Trade Data',
  href,
  hasOwn: false,
})
const inFrame = (
  frame: ReturnType<typeof createStore<FrameState>>,
  basis?: Partial<FigureBasis>,
) => <FrameContext value={frame}>{figureOf(basis)}</FrameContext>
const inView = (basis?: Partial<FigureBasis>) =>
  inFrame(createStore(stateAt('/demo/trade-data?partner=china&year=2024')), basis)

test('figures of another case than the address are not taken along under its name', () => {
  const { rerender } = render(inView({ stale: true }))
  const taking = screen.getAllByRole('button', { name: /^Export|^Share/ })
  expect(taking).toHaveLength(5)
  for (const button of taking) expect(button).toBeDisabled()
  rerender(inView())
  for (const button of taking) expect(button).toBeEnabled()
})

test('what is pressed before the answer of the address is there waits for it', async () => {
  answering(200)
  const user = userEvent.setup()
  const { rerender } = render(inView({ pending: true }))
  await user.click(screen.getByRole('button', { name: 'Export contributions as CSV' }))
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  expect(saved).toHaveLength(0)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  rerender(inView({ credit: 'Statistics Canada, 2026' }))
  expect(await screen.findByText(/^Saved as/)).toBeInTheDocument()
  expect(saved).toHaveLength(1)
  expect(await saved[0]?.text).toContain('Statistics Canada, 2026')
  expect(await screen.findByRole('region', { name: 'Share contributions' })).toBeVisible()
})

test('what is pressed is not made of another case when the answer does not come', async () => {
  const user = userEvent.setup()
  const { rerender } = render(inView({ pending: true }))
  await user.click(screen.getByRole('button', { name: 'Export contributions as CSV' }))
  rerender(inView({ stale: true }))
  const button = screen.getByRole('button', { name: 'Export contributions as CSV' })
  expect(button).toBeDisabled()
  // Nor of a later case, for which nobody asked.
  rerender(inView({ pending: true }))
  rerender(inView())
  await user.click(button)
  expect(await screen.findByText(/^Saved as/)).toBeInTheDocument()
  expect(saved).toHaveLength(1)
})

test.each([
  { next: 'is there already', isPending: false },
  { next: 'is on its way too', isPending: true },
])('a file is not made of the next case, whose answer $next', async ({ isPending }) => {
  const user = userEvent.setup()
  const frame = createStore(stateAt('/demo/trade-data?partner=china'))
  const { rerender } = render(inFrame(frame, { pending: true }))
  const button = screen.getByRole('button', { name: 'Export contributions as CSV' })
  await user.click(button)
  act(() => {
    frame.set(stateAt('/demo/trade-data?partner=japan'))
  })
  if (isPending) rerender(inFrame(frame, { pending: true, credit: 'Japan' }))
  rerender(inFrame(frame, { credit: 'Japan' }))
  expect(saved).toHaveLength(0)
  await user.click(button)
  expect(await screen.findByText(/^Saved as/)).toBeInTheDocument()
  expect(saved.map(({ name }) => name)).toEqual(['trade-data-contributions-japan.csv'])
})

test('Share pressed while an answer is on its way opens the panel, which was shut meanwhile', async () => {
  answering(200)
  const user = userEvent.setup()
  const frame = createStore(stateAt('/demo/trade-data'))
  const { rerender } = render(inFrame(frame))
  const button = screen.getByRole('button', { name: 'Share contributions' })
  await user.click(button)
  await screen.findByRole('region', { name: 'Share contributions' })
  rerender(inFrame(frame, { pending: true }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  rerender(inFrame(frame))
  expect(await screen.findByRole('region', { name: 'Share contributions' })).toBeVisible()
})

test('a file that cannot be made is told where one sees it', async () => {
  const user = userEvent.setup()
  vi.mocked(URL.createObjectURL).mockImplementation(() => {
    throw new Error('no memory')
  })
  render(figure)
  await user.click(screen.getByRole('button', { name: 'Export contributions as CSV' }))
  const told = await screen.findByText(
    'The CSV file could not be made. Check the connection and try again.',
  )
  expect(told).not.toHaveClass('sr-only')
})

test('a file is named after its view, and says when its address does not carry the data', async () => {
  const user = userEvent.setup()
  render(inView({ isOwn: true }))
  await user.click(screen.getByRole('button', { name: 'Export contributions as CSV' }))
  const name = 'trade-data-contributions-china-year-2024.csv'
  expect(await screen.findByText(`Saved as ${name}`)).toBeInTheDocument()
  expect(await saved[0]?.text).toContain('with own data that the address does not carry')
})

test('Share opens the link, the embedding and the citation of the figure in its view', async () => {
  answering(200)
  const user = userEvent.setup()
  render(inView())
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  const panel = await screen.findByRole('region', { name: 'Share contributions' })
  const { origin } = location
  const link = `${origin}/demo/trade-data?partner=china&year=2024#figure-contributions`
  expect(within(panel).getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  const embed = await within(panel).findByRole<HTMLInputElement>('textbox', { name: 'Embed' })
  const [frame] = new DOMParser()
    .parseFromString(embed.value, 'text/html')
    .getElementsByTagName('iframe')
  expect(frame?.title).toBe('The United States took four points off')
  expect(frame?.getAttribute('src')).toBe(
    `${origin}/embed/trade-data/contributions?partner=china&year=2024`,
  )
  const cite = within(panel).getByRole<HTMLInputElement>('textbox', { name: 'Cite' })
  expect(cite.value).toMatch(
    /^“The United States took four points off\.” Boreal Signal, Trade Data, contributions\. Data: Statistics Canada, 2025\. Read Nov 16, 2026\. http/,
  )
  expect(cite.value.endsWith(link)).toBe(true)
  await user.click(within(panel).getByRole('button', { name: 'Copy citation' }))
  expect(await navigator.clipboard.readText()).toBe(cite.value)
  await user.click(screen.getByRole('button', { name: 'Share contributions', expanded: true }))
  expect(panel).not.toBeInTheDocument()
})

test('what is embedded in place of own data does not bear its finding', async () => {
  answering(200)
  const user = userEvent.setup()
  render(inView({ isOwn: true }))
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  const embed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Embed' })
  expect(embed.value).toContain('title="Trade Data, contributions"')
  expect(embed.value).not.toContain('four points')
})

test('what is cited in place of own data bears neither its finding nor its file', async () => {
  answering(200)
  const user = userEvent.setup()
  render(inView({ isOwn: true, credit: 'Own file salaries-2026.csv' }))
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  const cite = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cite' })
  expect(cite.value).toMatch(
    /^Boreal Signal, Trade Data, contributions, with own data that the address does not carry\. Read Nov 16, 2026\. http/,
  )
  expect(cite.value).not.toMatch(/four points|salaries/)
})

test('a figure without a page of its own says that it cannot be embedded', async () => {
  answering(404)
  const user = userEvent.setup()
  render(inView({ isOwn: true }))
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  expect(await screen.findByText(/cannot be embedded/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Embed' })).toBeNull()
  expect(screen.getByText(/Your own data stays in this page/)).toBeVisible()
  const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cite' })
  expect(value).toContain('with own data that the address does not carry')
})

test('a failure that says nothing of the figure is not told as one', async () => {
  answering(503)
  const user = userEvent.setup()
  render(inView())
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  await screen.findByRole('textbox', { name: 'Cite' })
  expect(screen.queryByText(/cannot be embedded/)).toBeNull()
})

test('the embedding is as high as the figure without the panel', async () => {
  answering(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.querySelector('section') ? 900 : 400
  })
  const user = userEvent.setup()
  render(inView())
  await user.click(screen.getByRole('button', { name: 'Share contributions' }))
  const embed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Embed' })
  expect(embed.value).toContain('height="520"')
})

test('SVG carries the finding and the source, even while the table is shown', async () => {
  answering(404)
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
