import { catalogue } from './spec'
import { expect, open, test } from './test'

test.beforeEach(async ({ page }) => {
  await open(page, '/demo/overview')
})

test('spec 2: an intro card, About This Site, explains the demos', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'About This Site' })).toBeVisible()
})

for (const { group, demos } of catalogue) {
  test(`spec 2: ${group} lists its demos in order, each at its path`, async ({ page }) => {
    const section = page.getByRole('region', { name: group })
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      demos.map(([title]) => title),
    )
    for (const [title, path] of demos) {
      const card = section.locator(`a[href="${path}"]`)
      await expect(card).toHaveCount(1)
      await expect(
        section.locator('li, article, a').filter({ hasText: title }).first(),
      ).toBeVisible()
    }
  })
}

test('spec 2: every path of the catalogue has a route', async ({ request }) => {
  for (const [, path] of catalogue.flatMap(({ demos }) => demos))
    expect((await request.get(path)).status(), path).toBe(200)
})

test('spec 2: choosing a card scrolls the page to the top', async ({ page }) => {
  const card = page.locator('a[href="/demo/energy-management"]')
  await card.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL('/demo/energy-management')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('spec 3: the filter by word leaves the matching demos', async ({ page }) => {
  await page.getByRole('searchbox').fill('mortgage')
  await expect(
    page.getByRole('heading', { level: 3, name: 'Mortgage finder via an API' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Smart Garden Planning' })).toBeHidden()
  await page.getByRole('searchbox').fill('zzzz')
  await expect(
    page.getByRole('heading', { level: 3, name: 'Mortgage finder via an API' }),
  ).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('heading', { level: 3, name: 'Smart Garden Planning' })).toBeVisible()
})
