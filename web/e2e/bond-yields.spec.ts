import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/bond-yields'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is the curve saying?')
    await expect(page.getByText(/Lending to Ottawa for ten years pays/)).toContainText(/3\.56\s%/)
    await expect(page.getByText(/^Snapshot · /)).toBeVisible()
    for (const title of [
      /inversions since 2001/,
      /The posted-mortgage spread/,
      /spread/i,
      /This bond costs/,
    ])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('the keyboard alone reads a figure, a chart and its table', async ({ page }) => {
  await open(page, path)
  const figure = page.getByRole('button', { name: /^\+60\sbp, 10-year minus 2-year$/ })
  await figure.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog', { name: '10-year minus 2-year' })
  await expect(note).toBeFocused()
  await expect(note).toContainText('BD.CDN.2YR.DQ.YLD')
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()

  const spread = page.getByRole('figure', { name: /inversions since 2001/ })
  await spread.locator('[tabindex="0"]').first().focus()
  await page.keyboard.press('End')
  await expect(spread.getByRole('status').first()).toContainText('May 2026')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(spread.getByRole('status').first()).toContainText('May 2025')

  await spread.getByRole('button', { name: /Table/ }).focus()
  await page.keyboard.press('Enter')
  await spread.getByRole('searchbox', { name: 'Filter' }).focus()
  await page.keyboard.type('2023-06')
  await expect(spread.getByRole('row', { name: /^2023-06/ })).toContainText('−132')
})

test('a shared address gives the same view, and controls write it', async ({ page }) => {
  await open(page, `${path}?curve=2023-06&against=2020-03&fit=none`)
  await expect(page.getByText(/In June 2023: the curve was inverted/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Against', exact: true })).toHaveValue('2020-03')
  await page.getByRole('button', { name: 'Curve: month after' }).click()
  await expect(page).toHaveURL(/curve=2023-07/)
  await page.goBack()
  await expect(page).toHaveURL(/curve=2023-06/)
  await page.getByRole('combobox', { name: 'Spread', exact: true }).selectOption('10y-3m')
  await expect(page.getByText(/10-year minus 3-month, basis points/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the default view' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByText(/As of May 2026: no inversion, and none for/)).toBeVisible()
})

test('the curve moves through time and stops where it is told', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Play through time' }).click()
  await expect(page.getByRole('figure', { name: /\b20[01]\d$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page).toHaveURL(/curve=20\d\d-\d\d&against=2025-05/)
})

test('own points are read, mended and fitted', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: /Rows to paste/ })
  await box.fill('maturity,yield_pct\n3m,4.1\n1y,"4,3"\n2y,4.4\n5y,4.0\n10y,3.9\n30y,3.8\n')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'line 3' })).toContainText('“4,3”')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page.getByText(/Your curve runs from/)).toContainText(/4\.10\s%/)
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('fit-table')
  await page.getByRole('button', { name: 'Back to the published figures' }).click()
  await expect(page.getByText(/As of May 2026: no inversion, and none for/)).toBeVisible()
})

test('the API panel sends the very request of the view', async ({ page }) => {
  await open(page, path)
  await page.getByRole('radio', { name: 'Svensson' }).check({ force: true })
  const panel = page.getByRole('region', { name: 'Call the API' })
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('status').filter({ hasText: '200' })).toContainText(' ms')
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText('"svensson"')
})

test('a bond is priced by the curve, and a wrong one says why', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Priced by' }).selectOption('curve')
  await expect(page.getByText(/The fitted curve reads 3\.6\d\s%/)).toBeVisible()
  await page.getByLabel('Maturity', { exact: true }).fill('2020-01-01')
  const bond = page.getByRole('region', { name: 'Price of a bond' })
  await expect(bond.getByRole('alert')).toContainText('The maturity must be no earlier than')
  await expect(bond.getByRole('heading', { name: /This bond costs/ })).toBeVisible()
})

test('the accrual convention is named, and the other can be chosen', async ({ page }) => {
  await open(page, path)
  const bond = page.getByRole('region', { name: 'Price of a bond' })
  // 3.25 % since 1 December, 179 days: over 365, or over the 182 days of the period.
  await expect(bond).toContainText('1.594')
  await bond.getByRole('combobox', { name: 'Accrual convention' }).selectOption('actual_actual')
  await expect(page).toHaveURL(/convention=actual_actual/)
  await expect(bond).toContainText('1.598')
  await expect(bond).not.toContainText('1.594')
})

test('a fit kept economic says what that costs', async ({ page }) => {
  await open(page, `${path}?fit=svensson`)
  await page.getByRole('checkbox', { name: 'Keep level and short end positive' }).check()
  await expect(page).toHaveURL(/economic=1/)
  await expect(page.getByText(/Keeping both ends positive costs \d+\.\d\d\sbp/)).toBeVisible()
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
