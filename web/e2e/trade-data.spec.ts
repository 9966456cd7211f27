import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/trade-data'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Whom does Canada trade with, in what, and what changed?',
    )
    const answer = page.getByText(/^Canada’s exports fell/)
    await expect(answer).toContainText('to $779.0 billion')
    await expect(answer).toContainText('The United States took away 4.0 percentage points')
    await expect(page.getByText('Snapshot · April 2026').first()).toBeVisible()
    for (const title of [
      /added 2\.3 points/,
      /^By partner, exports are less concentrated: HHI 0\.586 in 2024/,
      /make up/,
      /^In 2024 the balance of payments/,
      /^A 25\s% tariff/,
    ])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  })
})

test('imports are a click away, and back', async ({ page }) => {
  await open(page, path)
  await page.getByRole('group', { name: 'Flow', exact: true }).getByText('Imports').click()
  await expect(page).toHaveURL(/flow=imports/)
  await expect(page.locator('.demo-answer')).toContainText('Canada’s imports grew 2.8')
  await expect(page.locator('.demo-answer')).toContainText('Mexico added 0.8 percentage points')
  await page.goBack()
  await expect(page.locator('.demo-answer')).toContainText('Canada’s exports fell')
})

test('other months are compared with, and the answer names them', async ({ page }) => {
  await open(page, `${path}?from=2026-01&to=2026-04`)
  const answer = page.locator('.demo-answer')
  await expect(answer).toContainText('from January to April 2026 against January to April 2025')
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Other months')
  await expect(page).toHaveURL(/compare=2025-09/)
  await expect(answer).toContainText('against September to December 2025')
  await page.getByRole('combobox', { name: 'Beginning' }).selectOption('2024-01')
  await expect(answer).toContainText('against January to April 2024')
  await page.goBack()
  await expect(answer).toContainText('against September to December 2025')
})

test('the basis is named beside the controls, and its link leads to the figure of both', async ({
  page,
}) => {
  await open(page, path)
  const flow = page.getByRole('group', { name: 'Flow', exact: true })
  await expect(flow).toContainText('On customs basis')
  await flow.getByRole('link').click()
  await expect(page.locator('#figure-customs-and-balance-of-payments')).toBeInViewport()
})

test('a section opens to its chapters, and a chapter to its products', async ({ page }) => {
  await open(page, `${path}?by=section`)
  const figure = page.locator('#figure-shares')
  await figure.scrollIntoViewIfNeeded()
  const chart = figure.getByRole('application').or(figure.locator('[tabindex="0"]')).first()
  await expect(figure.getByText('Minerals and fuels ›').first()).toBeVisible()
  await chart.focus()
  await chart.press('Home')
  await chart.press('Enter')
  await expect(figure.getByText('Mineral fuels and oils ›').first()).toBeVisible()
  await chart.press('Home')
  await chart.press('Enter')
  await expect(figure.getByText(/Crude oil/).first()).toBeVisible()
  // What is open stands in the address: a link shows it, and the back button closes it.
  await open(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByText(/Crude oil/).first()).toBeVisible()
  await page.goBack()
  await expect(figure.getByText('Mineral fuels and oils ›').first()).toBeVisible()
})

test('a shared address gives the same tariff and the same table', async ({ page }) => {
  await open(
    page,
    `${path}?partner=all&chapter=76&tariff_pct=50&rows=chapter&within=XV&step=quarter`,
  )
  await expect(page.getByRole('spinbutton', { name: /^Tariff/ })).toHaveValue('50')
  await expect(
    page.getByRole('heading', { name: /^A 50\s% tariff of everybody on aluminum/ }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /chapters by quarter$/ })).toBeVisible()
})

test('own rows are read, mended and answered', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: /Rows to paste/ })
  await box.fill(
    'partner,product,month,value\nUS,Pumps,2024-01,100\nUS,Pumps,2025-01,80\nDE,Valves,2025-01,50\nFR,Valves,soon,9\n',
  )
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'line 5' })).toContainText('month')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Your exports')
  await expect(page.locator('.demo-answer')).toContainText('$130')
  // The months are of partners or of products, as the rows of the other figures are.
  const months = page.getByRole('figure', { name: 'Exports month by month' })
  await expect(months.getByText('US', { exact: true }).first()).toBeVisible()
  await page.getByRole('group', { name: 'By', exact: true }).getByText('Products').click()
  await expect(page).toHaveURL(/by=section/)
  await expect(months.getByText('Pumps', { exact: true }).first()).toBeVisible()
  await expect(months.getByText('US', { exact: true })).toHaveCount(0)
  // Partner and product at once: a table of one's own has both.
  await page.getByRole('group', { name: 'By', exact: true }).getByText('Both').click()
  await expect(page).toHaveURL(/by=pair/)
  await expect(
    page.getByRole('heading', { name: 'DE × Valves added 50.0 points, US × Pumps took 20.0' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Back to Canada’s trade' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('Canada’s exports')
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
