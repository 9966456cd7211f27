// Finding one's way: a dialog over the whole site, and the next demo at the foot of each.
import { axe, expect, open, overflow, test } from './test'

test('by keyboard alone a house leads to the mortgage', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  expect(asked.some((url) => url.includes('find'))).toBe(false)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.type('house')
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Mortgage finder')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/demo/mortgage-api')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('on a phone the button opens it, and a method is one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/services')
  const button = page.getByRole('button', { name: /^Find/ })
  expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await button.click()
  await page.getByRole('combobox', { name: 'Find' }).fill('vault')
  await expect(page.getByRole('option', { name: /^Data Vault/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('option', { name: /^Data Vault/ }).click()
  await expect(page).toHaveURL('/methodologies#data-vault')
  await expect(page.locator('#data-vault')).toBeInViewport()
})

test('at the foot of a demo stands the next one', async ({ page }) => {
  await open(page, '/demo/article-extractor')
  await page
    .getByRole('navigation', { name: 'Next demo' })
    .getByRole('link', { name: /Mortgage finder/ })
    .click()
  await expect(page).toHaveURL('/demo/mortgage-api')
})
