import { expect, test } from '@playwright/test'

test('{{title}} answers before any script runs and follows its control', async ({ page }) => {
  await page.goto('/demo/{{slug}}')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText({{question_literal}})
  await page.goto('/demo/{{slug}}?amount=7')
  await expect(page.getByRole('button', { name: '7', exact: true })).toBeVisible()
})
