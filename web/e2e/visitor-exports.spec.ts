import { readFile } from 'node:fs/promises'
import { textOf } from './pdf-text'
import { expect, open, test, type Page } from './test'

/** Presses a button of a figure and gives the file it saves. */
async function saved(page: Page, button: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), path: await download.path() }
}

const view = '/demo/mortgage-api?place=halifax&price=550000&down_payment=60000'
const made = '2026-11-06'

// A file bears the day it was made, whenever that is.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${made}T12:00:00`)
})

test('tables are named after their view and say units, source, dates and address', async ({
  page,
  baseURL,
}) => {
  await open(page, view)
  const csv = await saved(page, 'Export year by year as CSV')
  expect(csv.name).toBe('mortgage-api-year-by-year-halifax-price-550000-down-payment-60000.csv')
  const [head = '', first = ''] = (await readFile(csv.path, 'utf8')).split('\r\n')
  expect(head).toContain('Year,"Paid, $","Interest, $","Principal, $","Still owed, $",Rate agreed,')
  const address = `${baseURL ?? ''}${view}#figure-year-by-year`
  expect(head).toContain(`Source: Bank of Canada to `)
  expect(head).toContain(`Made ${made}. ${address}`)
  expect(first).toMatch(/^1,[\d.]+,/)

  const json = await saved(page, 'Export year by year as JSON')
  expect(json.name).toBe(csv.name.replace(/csv$/, 'json'))
  const file = JSON.parse(await readFile(json.path, 'utf8')) as Record<string, unknown>
  expect(file).toMatchObject({ made, address })
  expect(file['columns']).toContainEqual({ key: 'interest', name: 'Interest', unit: '$' })
})

test('a picture carries its type, title, source, dates and address, and reads the same elsewhere', async ({
  page,
  baseURL,
}) => {
  await open(page, view)
  const svg = await saved(page, 'Export year by year as SVG')
  const text = await readFile(svg.path, 'utf8')
  expect(text).toContain("@font-face{font-family:'Bricolage Grotesque'")
  expect(text).toMatch(/font-family:'Instrument Sans'[^}]+url\(data:font\/woff2;base64,/)
  expect(text.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')).toContain(
    `${baseURL ?? ''}${view}#figure-year-by-year`,
  )
  const png = await saved(page, 'Export year by year as PNG')
  const bytes = await readFile(png.path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  // Alone in a window without the site, it stands in the site's type: the words are as wide as there.
  const picture = await page.context().newPage()
  await picture.setContent(text.replace(/^<\?xml[^>]*>/, ''))
  await picture.evaluate(() => document.fonts.ready)
  const loaded = await picture.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded.join()).toContain('Instrument Sans')
  expect(loaded.join()).toContain('Bricolage Grotesque')
})

/** Parts of the page whose content is cut off, or that reach beyond the sheet. */
const clippedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => {
        const { overflowX, overflowY, display } = getComputedStyle(part)
        const hides = (overflow: string) => overflow !== 'visible' && overflow !== 'clip'
        if (display === 'inline' || part.closest('.sr-only, svg, select, input, [hidden]'))
          return false
        return (
          (hides(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
          (hides(overflowY) && part.scrollHeight > part.clientHeight + 1) ||
          part.getBoundingClientRect().right > window.innerWidth + 1
        )
      })
      .map((part) => `${part.tagName}.${part.className}`),
  )

/** The page as it stands on letter paper less its margins, at 96 points an inch. */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 710, height: 950 })
}

for (const path of [
  '/demo/mortgage-api',
  '/demo/bond-yields',
  '/demo/real-time-analytics',
  '/demo/machine-learning',
  '/demo/article-extractor',
  '/why-us',
])
  test(`${path} on paper clips nothing and has no hints or controls of a screen`, async ({
    page,
  }) => {
    await open(page, path)
    await onPaper(page)
    for (const name of [
      'kbd',
      '.text-button:not(a, tr *, nav *)',
      '.answer-bar',
      '.fold-button',
      '.segments',
      'header nav',
    ])
      for (const part of await page.locator(name).all()) await expect(part).toBeHidden()
    expect(await clippedParts(page)).toEqual([])
  })

test('the foot of each sheet says where it comes from, of when it is, and which it is', async ({
  page,
}) => {
  await open(page, '/why-us')
  const sheets = textOf(await page.pdf({ preferCSSPageSize: true }))
  expect(sheets.length).toBeGreaterThan(0)
  for (const [at, text] of sheets.entries()) {
    expect(text).toContain(`${page.url()}, Nov 6, 2026`)
    expect(text).toContain(`${String(at + 1)} / ${String(sheets.length)}`)
  }
})

test('the table of the stations stands whole on paper', async ({ page }) => {
  await open(page, '/demo/real-time-analytics')
  const figure = page.getByRole('figure', { name: /stations/ }).first()
  await figure.getByRole('button', { name: 'Table' }).click()
  const rows = figure.getByRole('row')
  const count = await rows.count()
  expect(count).toBeGreaterThan(14)
  await onPaper(page)
  expect(await clippedParts(page)).toEqual([])
  const box = await figure.getByRole('table').boundingBox()
  const last = await rows.nth(count - 1).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
    (box?.y ?? 0) + (box?.height ?? 0) + 1,
  )
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(710)
})

test('the offers stand on paper and at 768 px with every column', async ({ page }) => {
  await open(page, '/demo/mortgage-api')
  const table = page.locator('#offers table')
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await table.evaluate(({ parentElement: box }) => box?.scrollWidth)).toBeLessThanOrEqual(
    await table.evaluate(({ parentElement: box }) => box?.clientWidth ?? 0),
  )
  await onPaper(page)
  expect(await clippedParts(page)).toEqual([])
  for (const part of await table.locator('tr > *').all()) await expect(part).toBeVisible()
})

for (const path of ['/demo/mortgage-api', '/demo/bond-yields', '/demo/article-extractor'])
  test(`what was drawn for the screen leaves no gap on the paper of ${path}`, async ({ page }) => {
    // No script redraws a chart for the sheet.
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        observe = () => undefined
        unobserve = () => undefined
        disconnect = () => undefined
      }
    })
    await open(page, path)
    await onPaper(page)
    const stretched = await page.evaluate(() =>
      [...document.querySelectorAll<SVGSVGElement>('svg[data-chart]')]
        .filter((chart) => chart.checkVisibility())
        .filter(({ viewBox: { baseVal: drawn }, clientWidth, clientHeight }) => {
          const height = Math.min(drawn.height, (clientWidth * drawn.height) / drawn.width)
          return Math.abs(clientHeight - height) > 2
        })
        .map((chart) => chart.getAttribute('aria-label')),
    )
    expect(stretched).toEqual([])
  })

test('headings that are repeated on the next sheet are not left empty', async ({ page }) => {
  await open(page, '/demo/mortgage-api')
  await onPaper(page)
  // Chromium repeats a heading without what has a box or a position of its own.
  for (const [part, property, value] of [
    ['th', 'position', 'static'],
    ['button', 'display', 'contents'],
  ] as const)
    for (const heading of await page.locator(`.data-table thead ${part}`).all())
      await expect(heading).toHaveCSS(property, value)
})
