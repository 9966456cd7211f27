// A visitor's own data: read as programs write it, named on top of the page, and never said to be in a link.
import { workbookOf } from '../app/lib/workbook.test-support'
import { axe, expect, open, overflow, test, type Page } from './test'

const banner = (page: Page) => page.getByRole('region', { name: 'Your own data', exact: true })
const give = async (page: Page, name: string, buffer: Buffer) => {
  await page.getByLabel('Your CSV or Excel file').setInputFiles({ name, mimeType: '', buffer })
}

test('own data is named on top, with what recomputes and what does not, and the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Before it opens, so that no stream begins.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/demo/real-time-analytics')
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  const hours = Array.from({ length: 30 }, (_, hour) => String(hour === 28 ? 40 : hour % 3))
  await give(page, 'boiler.csv', Buffer.from(['value', ...hours].join('\n')))
  await expect(banner(page)).toContainText('Your own data is in use: boiler.csv, 30 rows')
  await expect(banner(page)).toContainText(
    'Recomputed from it: the detector’s verdicts on your series',
  )
  await expect(banner(page)).toContainText('Not recomputed: the answer, the map')
  await expect(page.getByRole('button', { name: 'Copy link without your data' })).toBeAttached()
  await banner(page).getByRole('button', { name: 'See result' }).click()
  await expect(page.locator('#series')).toBeInViewport()
  await expect(page.getByRole('figure', { name: /flags \d of \d+ scored/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await banner(page).getByRole('button', { name: 'Back to our data' }).click()
  await expect(banner(page)).toHaveCount(0)
})

test('a workbook, UTF-16 and a stray quote are read right or told what to do', async ({ page }) => {
  await open(page, '/demo/mortgage-api')
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  const cell = (text: string, at: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = `<row r="1">${cell('lender', 'A1')}${cell('rate_pct', 'B1')}${cell('term_years', 'C1')}</row><row r="2">${cell('Caisse', 'A2')}<c r="B2" s="2"><v>0.0419</v></c><c r="C2"><v>5</v></c></row>`
  await give(page, 'offers.xlsx', Buffer.from(workbookOf({ Offers: sheet })))
  await expect(banner(page)).toContainText('offers.xlsx, 1 row')
  await expect(page.getByText(/the sheet “Offers” of a workbook/)).toBeVisible()
  await expect(page.locator('.demo-answer')).toContainText('Caisse')
  await expect(page.locator('.demo-answer')).toContainText(/at 4\.19\s%/)

  const wide = Buffer.from('\ufefflender;rate_pct;term_years\r\nÉpargne;4,29;5\r\n', 'utf16le')
  await give(page, 'offres.csv', wide)
  await expect(page.getByText(/separated by semicolons; UTF-16, little-endian/)).toBeVisible()
  await expect(page.locator('.demo-answer')).toContainText('Épargne')

  await give(
    page,
    'bad.csv',
    Buffer.from('lender,rate_pct,term_years\n"My bank,4.2,5\nOther,4,5\n'),
  )
  await expect(page.getByRole('alert').filter({ hasText: 'bad.csv' })).toContainText(
    'a quote mark opens in this line and is never closed',
  )
  await give(page, 'old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))
  await expect(page.getByRole('alert').filter({ hasText: 'old.xls' })).toContainText(
    'Save it as .xlsx',
  )
})

test('a large file is read beside the page, and another takes its place', async ({ page }) => {
  await open(page, '/demo/mortgage-api')
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  const offers = Array.from(
    { length: 150 },
    (_, at) => `Lender ${String(at)},${String(9 - at / 100)},5`,
  )
  const heading = 'lender,rate_pct,term_years,remark'
  const large = [heading, ...offers.map((offer) => `${offer},${'x'.repeat(14_000)}`)].join('\n')
  expect(large.length).toBeGreaterThan(2_000_000)
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    give(page, 'large.csv', Buffer.from(large)),
  ])
  expect(worker.url()).toMatch(/\/assets\/read-worker-/)
  await expect(banner(page)).toContainText('large.csv, 150 rows')
  await expect(page.locator('.demo-answer')).toContainText('Lender 149')
  await expect.poll(() => page.workers().length).toBe(0)

  const rows = Array.from({ length: 120_000 }, () => 'Slow lender,4.1,5,some words of a remark')
  await give(page, 'slow.csv', Buffer.from([heading, ...rows].join('\n')))
  await give(page, 'small.csv', Buffer.from(`${heading}\nSmall lender,4.01,5,\n`))
  await expect(banner(page)).toContainText('small.csv, 1 row')
  await expect.poll(() => page.workers().length).toBe(0)
  await expect(page.getByText(/slow\.csv/)).toHaveCount(0)
})
