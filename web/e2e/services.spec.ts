import { methodologies, services } from './spec'
import { expect, open, test } from './test'

test('spec 2: the overview leads to the four services', async ({ page }) => {
  for (const { title, path } of services) {
    await open(page, '/services')
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

for (const { title, path, areas } of services) {
  test(`spec 2: ${title} shows ${String(areas.length)} cards, each with heading, paragraph and four bullets`, async ({
    page,
  }) => {
    await open(page, path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(areas.length)
    for (const [index, area] of areas.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(area, { ignoreCase: true })
      await expect(card.locator('p').first()).toHaveText(/\S{3,}/)
      await expect(card.getByRole('listitem')).toHaveCount(4)
    }
  })
}

test('spec 2: the methodologies page has the five', async ({ page }) => {
  await open(page, '/methodologies')
  for (const name of methodologies)
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
})

test('spec 2: the why-us page gives the six reasons', async ({ page }) => {
  await open(page, '/why-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(6)
})
