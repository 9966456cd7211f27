import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/predictive-maintenance'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Which machine fails next, and when should we act?',
    )
    await expect(page.getByText(/^The result is/)).toContainText('100')
  })
})

test('a shared address gives the same view', async ({ page }) => {
  await open(page, `${path}?amount=7`)
  await expect(page.getByRole('button', { name: '7, Result', exact: true })).toBeVisible()
})

test('a table of one’s own is added up', async ({ page }) => {
  await open(page, path)
  const input = page.getByLabel('Your CSV or Excel file')
  const buffer = Buffer.from('name,amount\nOne,2\nOther,3\n')
  await input.setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('button', { name: '5, Result', exact: true })).toBeVisible()
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
