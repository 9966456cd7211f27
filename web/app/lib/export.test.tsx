import { afterEach, expect, test, vi } from 'vitest'
import { fileName } from './file-name'
import { pictureText } from './export-picture'
import { viewWords } from './figure-files'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('file names are words joined by hyphens', () => {
  expect(fileName(['bond-yields', 'Spread history, bp'], 'csv')).toBe(
    'bond-yields-spread-history-bp.csv',
  )
})

test('a file is named after its view: words as they are, numbers with their names, and not for ever', () => {
  const words = viewWords('/demo/mortgage-api?place=halifax&down_payment=60000')
  expect(fileName(['mortgage-api', 'year by year', ...words], 'csv')).toBe(
    'mortgage-api-year-by-year-halifax-down-payment-60000.csv',
  )
  expect(viewWords('/demo/mortgage-api')).toEqual([])
  const replay = viewWords('/x?mode=test&seed=22&start=2026-11-08T08:00:00Z&at=2026-11-09T08:10Z')
  expect(fileName(replay, 'csv')).toBe('test-seed-22-start-2026-11-08-0800-at-2026-11-09-0810.csv')
  expect(fileName(['Montréal'], 'svg')).toBe('montreal.svg')
  const long = fileName(['garden', ...viewWords(`/x?crops=${'tomato,basil,'.repeat(20)}`)], 'png')
  expect(long).toMatch(/^garden-tomato-basil-[a-z-]+(?:tomato|basil)\.png$/)
  expect(long.length).toBeLessThanOrEqual(94)
})

test('a picture stands alone: its type, title, source, dates and address, no cursor, no class', async () => {
  vi.stubGlobal('fetch', (file: string) => Promise.resolve(new Response(`font of ${file}`)))
  document.body.innerHTML =
    '<svg viewBox="0 0 768 310" class="chart"><g visibility="hidden"><path class="chart-line" d="M0 0L1 1"/></g><g data-cursor="true"><text>away</text></g></svg>'
  const chart = document.querySelector('svg')
  if (!chart) throw new Error('no drawing')
  const address = `https://boreal.example/demo/bond-yields?crops=${'x'.repeat(200)}#figure-spread`
  const { text, height } = await pictureText(chart, {
    title: 'Four inversions since 2001',
    sub: 'Basis points',
    source: 'Bank of Canada, 2026-05',
    made: '2026-11-16',
    address,
  })
  expect(text).toMatch(/^<\?xml/)
  expect(text).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(text).toContain('Four inversions since 2001')
  expect(text).toContain('Bank of Canada, 2026-05')
  expect(text).toContain('M0 0L1 1')
  expect(text).not.toContain('away')
  expect(text).not.toContain('class=')
  expect(text).not.toContain('hidden')
  expect(height).toBeGreaterThan(310)
  expect(text).toContain('Made Nov 16, 2026 at')
  // An address without spaces is broken, and nothing of it lost.
  const lines = [...text.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line]) => line ?? '')
  expect(lines.join('')).toContain(address)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(130)
  // Only the faces it is written in.
  expect(text).toMatch(/<svg[^>]*><style>@font-face\{font-family:'Bricolage Grotesque'/)
  expect(text).toMatch(/font-family:'Instrument Sans';[^}]*src:url\(data:[^)]+\) format\('woff2'\)/)
  expect(text).not.toContain('Geist Mono')
  // The page's own drawing is untouched.
  expect(chart.querySelector('[data-cursor]')).not.toBeNull()
})

test('a face that does not come leaves the picture in the type of its reader', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  document.body.innerHTML = '<svg viewBox="0 0 100 50"></svg>'
  const chart = document.querySelector('svg')
  if (!chart) throw new Error('no drawing')
  const words = {
    title: 'A',
    sub: 'B',
    source: 'C',
    made: '2026-11-16',
    address: 'https://d.example',
  }
  const { text } = await pictureText(chart, words)
  expect(text).toContain('<style></style>')
  expect(text).toContain('Helvetica')
})
