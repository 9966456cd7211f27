import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/investment-research'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What am I holding, how risky is it, and what would be better?',
    )
    await expect(page.getByText(/Your portfolio would have lost/)).toContainText(/at worst/)
    await expect(page.getByText(/^Snapshot · 2024-03/)).toBeVisible()
    for (const title of [
      /frontier/,
      /under water/,
      /drawn futures/,
      /The better mix has/,
      /^Chosen in June 2010, the better mix promised/,
      /rebalancing/,
      /move least together/,
      /Apple Inc\./,
    ])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('a shared address gives the same view, and controls write it', async ({ page }) => {
  await open(page, `${path}?holdings=30y+100&aim=min_volatility`)
  await expect(page.getByText(/The calmest mix within your limits was/)).toBeVisible()
  const holdings = page.getByRole('group', { name: 'Holdings' })
  await expect(holdings.getByRole('combobox', { name: 'Asset 1' })).toHaveValue('30y')
  await expect(holdings.getByRole('spinbutton', { name: 'Amount, 30y' })).toHaveValue('100')
  await holdings.getByRole('button', { name: 'Add 3m' }).click()
  await expect(page).toHaveURL(/holdings=30y\+100,\+3m\+10/)
  await page.getByRole('combobox', { name: 'Look for' }).selectOption('max_sharpe')
  await expect(page).toHaveURL(/aim=max_sharpe/)
  await expect(page.getByText(/paid most for its risk/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the default view' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('limits that cannot hold are named, each with what would hold', async ({ page, watch }) => {
  await open(page, path)
  await page.getByRole('link', { name: 'Limits that cannot hold' }).click()
  const notice = page.getByRole('alert').first()
  await expect(notice).toContainText('These cannot hold together')
  await expect(notice).toContainText('every asset at most 20 %')
  await expect(notice).toContainText('can be had')
  watch.forgive(/status of 422/)
})

test('own prices are used and forgotten', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const rows = Array.from({ length: 24 }, (_, month) => {
    const day = `${String(2024 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`
    return `${day},${String(100 + (month % 5) * 3)},${month < 4 ? '' : String(50 + (month % 7))}`
  })
  await page
    .getByRole('textbox', { name: /Rows to paste/ })
    .fill(['date,AAA,BBB', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByText(/4 of 24 days have no price of some asset/).first()).toBeVisible()
  const weights = page.getByRole('figure', { name: /^The better mix/ })
  await weights.getByRole('button', { name: 'Table' }).click()
  await expect(weights.getByRole('row', { name: /^AAA/ })).toBeVisible()
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
