import { randomUUID } from 'node:crypto'
import { catalogue, formMessages, navigation, routes } from './spec'
import { expect, overflow, test } from './test'

test.use({ javaScriptEnabled: false })

for (const width of [390, 1280]) {
  test(`without scripts every page is readable at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of routes) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const bar = page.getByRole('navigation', { name: 'Main' })
      for (const [title] of navigation)
        await expect(bar.getByRole('link', { name: title, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
      await expect(page.getByRole('main')).toHaveText(/\w{3,}(?:\W+\w+){30,}/, {
        useInnerText: true,
      })
    }
    expect(await overflow(page).catch(() => 0)).toBeLessThanOrEqual(0)
  })
}

test('without scripts the catalogue and its links work', async ({ page }) => {
  await page.goto('/demo/overview')
  for (const [title] of catalogue.flatMap(({ demos }) => demos))
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  await page.locator('a[href="/demo/trade-data"]').first().click()
  await expect(page).toHaveURL('/demo/trade-data')
})

test('without scripts the browser checks the form and a message arrives', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByLabel('Your Name').fill('Marie Tremblay')
  await page.getByLabel('Your Email').fill(`marie-${randomUUID()}@example.ca`)
  await page.getByLabel('Your Message').fill('Sent from a browser without scripts.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/contact\/thanks\?ref=[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible()
})

test('without scripts a message the server refuses is answered with what to check', async ({
  page,
  watch,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Your Name').fill('Marie Tremblay')
  // Enough for a browser, not for mail.
  await page.getByLabel('Your Email').fill('marie@example')
  await page.getByLabel('Your Message').fill('Sent from a browser without scripts.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /not sent/ })).toBeVisible()
  await expect(page.getByText(formMessages.email)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Your Message')).toHaveValue(/without scripts/)
  watch.forgive(/status of 422/)
})
