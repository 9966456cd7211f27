import { looksRight } from './demo-look'
import { axe, expect, open, test, type Page } from './test'

const path = '/demo/mortgage-api'
const answer = (page: Page) => page.locator('.demo-answer')

test('the default report stands in the HTML, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What would this home really cost me, and which offer is best?',
  )
  await expect(answer(page)).toContainText('$3,694.74')
  await expect(page.getByRole('table', { name: /is cheapest/ })).toContainText('Sample Bank North')
  await expect(page.getByRole('heading', { name: /to bring on closing day/ })).toBeVisible()
  await context.close()
})

test('by keyboard alone: change the case, open a figure, close it, read the chart', async ({
  page,
}) => {
  await open(page, path)
  await page.getByRole('textbox', { name: 'Price, dollars' }).focus()
  // As Tab would, which marks what stands in a field.
  await page.keyboard.press('ControlOrMeta+A')
  // At once: whoever pauses between two digits on a busy machine asks about 80 dollars.
  await page.keyboard.insertText('800000')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('100000')
  await expect(page).toHaveURL(/price=800000&down_payment=100000/)
  await expect(answer(page)).not.toContainText('$3,694.74')
  const payment = answer(page).getByRole('button', { name: /Each payment$/ })
  await payment.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog', { name: 'Each payment' })
  await expect(note).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(payment).toBeFocused()
  const chart = page
    .getByRole('group', { name: /Principal and interest paid each year/ })
    .or(page.getByLabel(/Principal and interest paid each year/))
  await chart.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('main')).toContainText(/Interest \$/)
})

test('a link brings the whole view back, and back undoes a choice', async ({ page }) => {
  await open(
    page,
    `${path}?place=alberta&price=400000&down_payment=80000&amortization_years=30&frequency=weekly`,
  )
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('alberta')
  await expect(answer(page)).toContainText('a week')
  await expect(answer(page)).toContainText('no mortgage insurance')
  await page.getByRole('combobox', { name: 'Payments' }).selectOption('monthly')
  await expect(answer(page)).toContainText('a month')
  await page.goBack()
  await expect(answer(page)).toContainText('a week')
  await page.getByRole('button', { name: 'Back to the default view' }).click()
  await expect(page).toHaveURL(path)
  await expect(answer(page)).toContainText('$3,694.74')
})

test('too small a down payment is refused at its control', async ({ page, watch }) => {
  await open(page, path)
  const down = page.getByRole('textbox', { name: 'Down payment, dollars' })
  await down.fill('20000')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('The down payment must be at least $50,000')
  await expect(down).toHaveAttribute('aria-invalid', 'true')
  await expect(answer(page)).toContainText('$3,694.74')
  expect(await axe(page)).toEqual([])
  await down.fill('50000')
  await expect(alert).toHaveCount(0)
  await expect(page).toHaveURL(/down_payment=50000/)
  watch.forgive(/status of 422/)
})

test('Quebec taxes the premium at 9 % until 2026 and at 9.975 % from 2027', async ({ page }) => {
  await open(page, `${path}?place=montreal&price=500000&down_payment=50000&closing_date=2026-12-31`)
  const cash = page.getByRole('table', { name: /to bring on closing day/ })
  await expect(cash).toContainText('Tax on the premium, 9\u00a0%')
  await expect(cash).toContainText('$1,255.50')
  await page.getByRole('button', { name: 'Close on Jan 1, 2027' }).click()
  await expect(page).toHaveURL(/closing_date=2027-01-01/)
  await expect(cash).toContainText('Tax on the premium, 9.975\u00a0%')
  await expect(cash).toContainText('$1,391.51')
})

test('a new home adds GST or HST less its rebates', async ({ page }) => {
  await open(page, `${path}?price=700000&down_payment=140000`)
  const cash = page.getByRole('table', { name: /to bring on closing day/ })
  await expect(cash).not.toContainText('Tax on the new home')
  await open(page, `${path}?home=new&place=alberta&price=600000&down_payment=120000`)
  const line = cash.getByRole('row', { name: /Tax on the new home, less rebates/ })
  // 5 % of the price; a first-time buyer gets it back up to a million.
  await expect(line).toContainText('$30,000 of $30,000 rebated')
})

test('paying more says what it saves, and fees raise the rate', async ({ page }) => {
  await open(page, path)
  const form = page.getByRole('form', { name: 'Prepayments and fees' })
  await form.scrollIntoViewIfNeeded()
  const rate = page.getByText(/^Rate with fees \(APR\):/)
  const before = await rate.textContent()
  await form.getByLabel('Lender’s fees').fill('5000')
  await expect(rate).not.toHaveText(before ?? '')
  await form.getByLabel('Lump sum, once').fill('20000')
  await expect(page).toHaveURL(/fees=5000&lump_sum=20000/)
  await expect(
    page.getByRole('heading', { name: /Paying more clears it .+ sooner and saves \$/ }),
  ).toBeVisible()
})

test('own offers: a bad row is named, good ones are ranked, and the samples come back', async ({
  page,
}) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: /Rows to paste/ })
  await box.fill('lender,rate_pct,term_years\nMy bank,four,5\nMy broker,3.5,5')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('line 2, rate_pct')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(answer(page)).toContainText('Best of your 1 offer: My broker')
  await expect(page.getByLabel('Request', { exact: true })).toContainText('"csv"')
  await page.getByRole('button', { name: 'Back to the sample lenders' }).click()
  await expect(answer(page)).toContainText('sample offers')
})

test('the console shows the request of the control in hand, and sends it', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Amortization' }).selectOption('20')
  await page.getByRole('combobox', { name: 'Amortization' }).focus()
  const request = page.getByLabel('Request', { exact: true })
  await expect(request.locator('.code-here')).toContainText('"amortization_years": 20')
  await page.getByRole('tab', { name: 'Python' }).click()
  await expect(request).toContainText('requests.post')
  await page.getByRole('radiogroup', { name: 'Which request' }).getByText('Qualify').click()
  await expect(request).toContainText('annual_income')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Answer')).toContainText('qualifying_rate_pct')
  await expect(page.locator('#api')).toContainText(/\d ms/)
})

test('Talk to us takes the demo and the view along', async ({ page }) => {
  await open(page, `${path}?price=900000`)
  const talk = page.getByRole('link', { name: 'Talk to us about this' })
  // The view of an address is known once the page is alive: the prerendered link names the demo alone.
  await talk.scrollIntoViewIfNeeded()
  await expect(talk).toHaveAttribute('href', /price%3D900000/)
  await talk.click()
  await expect(page.getByRole('link', { name: 'Mortgage finder via an API' })).toHaveAttribute(
    'href',
    `${path}?price=900000`,
  )
})

looksRight(path, async (page) => {
  await answer(page).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
