import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/customer-segmentation'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Who are our customers, really?',
    )
    const answer = page.getByText(/^Three groups, and one pays for half/)
    await expect(answer).toContainText('307')
    await expect(answer).toContainText('of 2,357 customers')
    for (const title of [/^Half the sales come/, /^Three groups hold/, /1,882 came/])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  })
})

test('six groups are a choice away, said not to hold, and back', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Groups' }).selectOption('6')
  await expect(page).toHaveURL(/k=6/)
  await expect(page.locator('.demo-answer')).toContainText('Six groups change with the seed')
  await page.goBack()
  await expect(page.locator('.demo-answer')).toContainText('Three groups, and one pays for half')
})

test('the shop with cancellations is answered in pounds', async ({ page }) => {
  await open(page, `${path}?sample=shop`)
  const answer = page.locator('.demo-answer')
  await expect(answer).toContainText('of 4,291 customers')
  await expect(answer).toContainText(
    '28,816 rows 4,372 are cancellations and 5,229 name no customer',
  )
  await expect(answer).toContainText('£')
})

test('too few customers are ranked', async ({ page }) => {
  await open(page, `${path}?sample=few`)
  await expect(page.locator('.demo-answer')).toContainText('Too few for groups: 38 customers')
  await expect(page.getByRole('heading', { name: /^Write to \d+ first$/ })).toBeVisible()
})

test('a shared address gives the same seed and weeks', async ({ page }) => {
  await open(page, `${path}?seed=7&horizon_weeks=13`)
  await expect(page.getByRole('spinbutton', { name: /^Seed/ })).toHaveValue('7')
  await expect(page.locator('.demo-answer')).toContainText('In the next 13 weeks expect')
})

test('own transactions are read, mended and answered', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const rows = Array.from(
    { length: 60 },
    (_, at) =>
      `c${String(at)},2025-${String((at % 9) + 1).padStart(2, '0')}-10,${String(10 + 7 * at)}`,
  )
  await page
    .getByRole('textbox', { name: /Rows to paste/ })
    .fill(['customer,date,amount', ...rows, 'c1,soon,9', ''].join('\n'))
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'line 62' })).toContainText('date')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page.locator('.demo-answer')).toContainText('60 customers')
  await page.getByRole('button', { name: 'Back to the bundled purchases' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('2,357 customers')
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
