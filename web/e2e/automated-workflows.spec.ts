import { looksRight } from './demo-look'
import { alive, expect, open, test, type Page } from './test'

const path = '/demo/automated-workflows'

const answer = (page: Page) => page.locator('.demo-answer')
const line = (page: Page) => page.getByRole('textbox', { name: 'Your wish, in your own words' })
const chips = (page: Page) => page.getByRole('list', { name: 'How the wish was read' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Say what you want; see how it was read and why these cars.',
    )
    await expect(answer(page)).toContainText('of 5,000 synthetic cars fit')
    await expect(chips(page).getByRole('listitem')).toHaveCount(7)
    await expect(page.getByRole('heading', { name: /costs most cars/ })).toBeVisible()
  })
})

test('a wish of one’s own is read, answered and kept in the address', async ({ page }) => {
  await open(page, path)
  await line(page).fill('toyta or hunday hatchback, not red, under 20k, not a lemon')
  await line(page).press('Enter')
  await expect(chips(page)).toContainText('Toyota')
  await expect(chips(page)).toContainText('Hyundai')
  await expect(chips(page)).toContainText('not red')
  await expect(answer(page)).toContainText('“not a lemon” was not understood')
  await expect(page).toHaveURL(/wish=toyta/)
  await page.reload()
  await expect(answer(page)).toContainText('“not a lemon” was not understood')
})

test('a struck wish brings cars back, and back takes it again', async ({ page }) => {
  await open(page, path)
  const before = (await answer(page).textContent()) ?? ''
  await page.getByRole('button', { name: 'Strike near Calgary' }).click()
  await expect(page).toHaveURL(/chips=/)
  await expect(answer(page)).not.toHaveText(before)
  await expect(chips(page).getByRole('button', { name: /^Strike/ })).toHaveCount(6)
  await page.goBack()
  await expect(answer(page)).toHaveText(before)
})

test('a chip is edited', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: /^Edit under 25k/ }).click()
  const editor = page.getByRole('group', { name: 'Edit at most $25,000' })
  await editor.getByRole('textbox', { name: 'Value' }).fill('15000')
  await editor.getByRole('button', { name: 'Take over' }).click()
  await expect(chips(page)).toContainText('at most $15,000')
  await expect(page).toHaveURL(/price%3Aat_most%3A15000/)
})

test('where none fits the wish to loosen is named', async ({ page }) => {
  await open(page, path)
  await page.getByRole('link', { name: 'None fits' }).click()
  await expect(answer(page)).toContainText(/^None fits/)
  await expect(answer(page)).toContainText('Without “')
  await expect(page.getByRole('heading', { name: 'No car fits' })).toBeVisible()
})

test('French is read too', async ({ page }) => {
  await open(
    page,
    `${path}?${new URLSearchParams({ wish: 'VUS hybride, moins de 30 000 $, près de Montréal' }).toString()}`,
  )
  for (const words of ['SUV', 'hybrid', 'at most $30,000', 'near Montreal'])
    await expect(chips(page)).toContainText(words)
})

test('the steps come as a stream and are replayed', async ({ page }) => {
  await open(page, path)
  const streamed = page.waitForResponse(/search\/stream\?/)
  await page.getByRole('button', { name: 'Replay the steps' }).click()
  const response = await streamed
  expect(response.headers()['content-type']).toBe('text/event-stream')
  await expect(page.getByText(/^All steps took [\d.]+ ms/)).toBeVisible()
})

test('province and way change the five years', async ({ page }) => {
  await open(page, path)
  const cost = page.getByRole('button', { name: /: five years$/ }).first()
  const before = (await cost.textContent()) ?? ''
  await page.getByRole('combobox', { name: 'Where you live' }).selectOption('QC')
  await expect(page).toHaveURL(/province=QC/)
  await expect(cost).not.toHaveText(before)
})

test('own listings are read, mended and searched', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  await page
    .getByRole('textbox', { name: /Rows to paste/ })
    .fill(
      'make,model,year,km,price\nHonda,CR-V,2019,82000,21995\nToyota,RAV4,2018,98000,22900\nMazda,CX-5,2020,sixty,20500\n',
    )
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'line 4' })).toContainText('km')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(answer(page)).toContainText('None fits')
  await page.getByRole('button', { name: 'Strike near Calgary' }).click()
  await page.getByRole('button', { name: 'Strike all-wheel drive' }).click()
  await expect(answer(page)).toContainText('2 of your 2 cars fit')
  await page.getByRole('button', { name: 'Back to the synthetic listings' }).first().click()
  await expect(answer(page)).toContainText('of 5,000 synthetic cars')
})

test('a vehicle number is checked before anybody is asked', async ({ page, watch }) => {
  await open(page, path)
  const field = page.getByRole('textbox', { name: 'VIN, 17 signs' })
  await alive(field)
  await field.fill('1FTMW1T88MFA00001')
  await field.press('Enter')
  await expect(page.getByText('checks. Publishers are not asked here')).toBeVisible()
  await field.fill('1FTMW1T88MFA00002')
  await field.press('Enter')
  await expect(page.getByText(/does not check: its ninth sign should be/)).toBeVisible()
  watch.forgive(/422/)
})

looksRight(path, async (page) => {
  await page.getByRole('button', { name: /^Edit under 25k/ }).click()
  await expect(page.getByRole('group', { name: 'Edit at most $25,000' })).toBeVisible()
})
