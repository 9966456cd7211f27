import { looksRight } from './demo-look'
import { expect, open, stopClock, test } from './test'

const path = '/demo/short-squeeze'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Which stocks have the conditions, and what did the past look like?',
    )
    await expect(page.getByText(/^At the close of Jan 27, 2021/)).toContainText('83.8 of 100')
    await expect(page.getByText('Education, not advice; never a forecast.').first()).toBeVisible()
    await expect(page.getByText('Replay · Jan 27, 2021')).toBeVisible()
    for (const title of [
      /closed at \$347\.51/,
      /27 days old/,
      /ranks 1st of 9/,
      /^Short interest adds most to Fuel/,
      /^GameStop stays first in 97 of 100/,
      /^Base rate/,
      /AMC/,
    ])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  })
})

test('a day later the next report is out, and the score falls', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Day: session after' }).click()
  await expect(page).toHaveURL(/date=2021-01-28/)
  await expect(page.locator('.demo-answer')).toContainText(/94\.82\s% of its shares/)
  await expect(page.locator('.demo-answer')).toContainText('71.1 of 100')
  await page.goBack()
  await expect(page.locator('.demo-answer')).toContainText('83.8 of 100')
})

test('a shared address gives the same view', async ({ page }) => {
  await open(page, `${path}?event=amc&date=2021-01-28&short_interest_pct_float=0`)
  await expect(page.locator('.demo-answer')).toContainText('AMC Entertainment scored')
  await expect(page.locator('.demo-answer')).toContainText('(unconfirmed)')
  await expect(page.getByRole('spinbutton', { name: 'Weight of short interest' })).toHaveValue('0')
})

test('own rows are read, mended and scored', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: /Rows to paste/ })
  await box.fill('symbol,short_interest_pct_float,rsi_14\nXX,30,70\nYY,10,50\nZZ,5,140\n')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'line 4' })).toContainText('rsi_14')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  // Two columns of eight: a fifth of Spark's weight is known.
  await expect(page.locator('.demo-answer')).toContainText(
    'None of your 2 stocks has a score on 50 %',
  )
  const least = page.getByRole('spinbutton', { name: /Least coverage/ })
  await least.fill('10')
  await least.press('Enter')
  await expect(page.locator('.demo-answer')).toContainText('Of your 2 stocks, XX has the most')
  await page.getByRole('button', { name: 'Back to the replay' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('GameStop')
})

test('the replay plays and stops where it is told', async ({ page }) => {
  await page.clock.install()
  await open(page, `${path}?date=2021-03-11`)
  await stopClock(page)
  await page.getByRole('button', { name: 'Play through time' }).click()
  await page.clock.runFor(1000)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page).toHaveURL(/date=20(?:20-11|20-12|21-0[123])-\d\d/)
  await expect(page).not.toHaveURL(/date=2021-03-11/)
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
