import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/energy-management'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the verdict and the week stand in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What would a battery earn, and what does tomorrow’s load look like?',
    )
    await expect(page.locator('.demo-answer')).toContainText('Not enough to pay for itself')
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('a shared address gives the same battery, and cases lead to others', async ({ page }) => {
  await open(page, `${path}?week=2026-06-22`)
  await expect(page.locator('.demo-answer')).toContainText('earns $761')
  await page.getByRole('link', { name: 'Alberta, $200 a kWh' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Yes: planned on our forecast')
  await expect(page).toHaveURL(/market=alberta/)
  await page.goBack()
  await expect(page.locator('.demo-answer')).toContainText('earns $761')
})

test('negative prices are taken, in turns', async ({ page }) => {
  await open(page, path)
  await page.getByRole('link', { name: 'January 2016, negative prices' }).click()
  await expect(page.locator('.demo-answer')).toContainText('earns $816')
  await page.locator('.demo-answer').getByRole('button', { name: /\$816/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Hours with a price below zero')
})

test('the battery is changed in its sentence, and one that is cheap enough pays', async ({
  page,
}) => {
  await open(page, path)
  const cost = page.getByRole('textbox', { name: 'Cost of a kWh' })
  await cost.fill('200')
  await cost.press('Enter')
  await expect(page.locator('.demo-answer')).toContainText(
    'Yes: planned on the day-ahead prices it pays for itself in year 14',
  )
  await expect(page).toHaveURL(/cost_per_kwh=200/)
})

test('a battery that holds too much is refused in words, and the last answer stays', async ({
  page,
  watch,
}) => {
  await open(page, path)
  const energy = page.getByRole('textbox', { name: 'Energy' })
  await energy.fill('900')
  await energy.press('Enter')
  await expect(page.getByText(/at most 48 hours of its power/).first()).toBeVisible()
  await expect(page.locator('.demo-answer')).toContainText('$1,669')
  watch.forgive(/status of 422/)
})

test('the week is read hour by hour with the keyboard', async ({ page }) => {
  await open(page, path)
  const chart = page.getByRole('application', {
    name: 'Price, schedule and stored energy by hour',
  })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(page.getByText('Sun 23:00').first()).toBeAttached()
})

test('the forecast says its hour of issue and its error changes with it', async ({ page }) => {
  await open(page, path)
  const issue = page.getByRole('combobox', { name: 'Forecast made' })
  await issue.scrollIntoViewIfNeeded()
  await issue.selectOption('ten')
  await expect(page.getByText(/each day forecast at 10:00 the day before/).first()).toBeVisible()
  await expect(page.getByText(/ours, 3\.88/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Region' }).selectOption('alberta')
  await expect(page.getByText(/the operator’s 0\.32/).first()).toBeVisible()
})

test('a bill at home is worked out, and peaks where they are charged', async ({ page }) => {
  await open(page, path)
  const charge = page.getByRole('spinbutton', { name: /^Peak charge/ })
  await charge.scrollIntoViewIfNeeded()
  await charge.fill('100')
  await charge.press('Enter')
  await expect(
    page.getByRole('heading', { name: /^What each month saves of a year is within/ }),
  ).toBeVisible()
})

test('a meter of one’s own is answered first and forgotten', async ({ page }) => {
  await open(page, path)
  const hours = Array.from({ length: 72 }, (_, at) => {
    const time = new Date(Date.UTC(2026, 5, 8, at)).toISOString().slice(0, 16).replace('T', ' ')
    return at === 30 ? '' : `${time},${at % 24 > 15 ? '3' : '0.5'}\n`
  })
  const buffer = Buffer.from(`time,kwh\n${hours.join('')}`)
  await page
    .getByLabel('Your CSV or Excel file')
    .setInputFiles({ name: 'meter.csv', mimeType: 'text/csv', buffer })
  await expect(page.locator('.demo-answer')).toContainText('Your meter used')
  await expect(page.locator('.demo-answer')).toContainText('1 step missing')
  await page.getByRole('button', { name: 'Back to the sample meter' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('$1,669')
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
