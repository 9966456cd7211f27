// What cannot be worked out says why beside its field, keeps what was typed, and takes no figure for its own.
import { axe, expect, open, test, type Page } from './test'

const mortgage = '/demo/mortgage-api'
const answer = (page: Page) => page.locator('.demo-answer')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const label = (page: Page) => page.locator('.demo-say .stale-label')

test('a cleared field stays cleared, says so, and does not reflow its sentence', async ({
  page,
}) => {
  await open(page, mortgage)
  const sentence = page.locator('.sentence').first()
  const before = await sentence.boundingBox()
  const price = page.getByRole('textbox', { name: 'Price, dollars' })
  await price.fill('')
  await page.keyboard.press('Tab')
  await expect(alert(page)).toHaveText('The price is missing.')
  await expect(price).toHaveValue('')
  expect(await sentence.boundingBox()).toEqual(before)
  await expect(label(page)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await price.fill('750000')
  await page.keyboard.press('Tab')
  await expect(label(page)).toHaveCount(0)
  await expect(page).toHaveURL(mortgage)
})

test('an impossible case by link shows its reason first, the figures as another case’s', async ({
  page,
  watch,
}) => {
  await open(page, `${mortgage}?price=750000&down_payment=20000`)
  await expect(alert(page)).toContainText('The down payment must be at least $50,000')
  await expect(page.getByRole('textbox', { name: 'Down payment, dollars' })).toHaveValue('$20,000')
  await expect(label(page)).toBeVisible()
  await expect(answer(page)).toContainText('$3,694.74')
  await expect(async () => {
    const [reasonTop, labelTop, answerTop] = await Promise.all(
      [alert(page), label(page), answer(page)].map(
        async (part) => (await part.boundingBox())?.y ?? 0,
      ),
    )
    expect(reasonTop).toBeLessThan(labelTop ?? 0)
    expect(labelTop).toBeLessThan(answerTop ?? 0)
  }).toPass()
  await page.getByRole('textbox', { name: 'Price, dollars' }).fill('400000')
  await page.keyboard.press('Enter')
  await expect(label(page)).toHaveCount(0)
  await expect(alert(page)).toHaveCount(0)
  watch.forgive(/status of 422/)
})

test('a refused field and another choice ask nothing of a mixed case', async ({ page }) => {
  await open(page, mortgage)
  await expect(answer(page)).toContainText('$3,694.74')
  const rate = page.getByRole('textbox', { name: 'Rate, per cent a year' })
  await rate.fill('99')
  await page.keyboard.press('Tab')
  await expect(alert(page)).toContainText('The rate must be at most')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*(?:quote|offers|qualify)/.test(request.url())) asked.push(request.url())
  })
  await page.getByRole('combobox', { name: 'Place' }).selectOption('alberta')
  await expect(page).toHaveURL(/place=alberta.*rate_pct=99|rate_pct=99.*place=alberta/)
  await expect(answer(page)).toContainText('$3,694.74')
  await expect(rate).toHaveValue('99')
  await expect(label(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.reload()
  await expect(rate).toHaveValue('99')
  await expect(label(page)).toBeVisible()
  await rate.fill('4')
  await page.keyboard.press('Tab')
  await expect(label(page)).toHaveCount(0)
  await expect(page).toHaveURL(/rate_pct=4/)
})

test('a refused field stays in line with its neighbours', async ({ page }) => {
  await open(page, '/demo/real-time-analytics')
  const field = page.getByRole('spinbutton', { name: 'Window' })
  await field.scrollIntoViewIfNeeded()
  await field.fill('0')
  await page.keyboard.press('Tab')
  await expect(alert(page)).toContainText('The window must be at least')
  const limit = page.getByRole('spinbutton', { name: 'Limit' })
  // Again where the page moved between the two looks.
  await expect(async () => {
    expect((await field.boundingBox())?.y).toBe((await limit.boundingBox())?.y)
  }).toPass()
})
