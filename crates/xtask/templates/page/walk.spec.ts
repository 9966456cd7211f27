import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/{{slug}}'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText({{question_js}})
    await expect(page.getByText(/^The result is/)).toContainText('100')
  })
})

test('a shared address gives the same view', async ({ page }) => {
  await open(page, `${path}?amount=7`)
  await expect(page.getByRole('button', { name: '7, Result', exact: true })).toBeVisible()
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
