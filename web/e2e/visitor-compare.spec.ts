// Two cases side by side, and what the pages do with what a visitor presses.
import { axe, expect, open, test } from './test'

test('a case is pinned, changed and held against the other', async ({ page }) => {
  await open(page, '/demo/mortgage-api')
  await page.getByRole('button', { name: 'Pin this case to compare' }).click()
  const panel = page.getByRole('region', { name: 'Compare with the pinned case' })
  await expect(panel).toContainText('$3,694.74')
  await page.getByRole('textbox', { name: 'Price, dollars' }).fill('700000')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('list', { name: 'What differs' })).toContainText(
    'Price: 700,000, pinned 750,000',
  )
  await expect(panel).toContainText(/Difference−\$\d+\.\d\d/)
  expect(await axe(page)).toEqual([])
  await panel.getByRole('button', { name: 'Back to the pinned case' }).click()
  await expect(page).toHaveURL('/demo/mortgage-api')
  await panel.getByRole('button', { name: 'Unpin' }).click()
  await expect(panel).toHaveCount(0)
})
