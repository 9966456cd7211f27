// A link that is old or wrong says what of it was not taken; a number is understood as people write it.
import { expect, open, test } from './test'

const notice = /^Not taken from this link: /

test('an old weather link says that the live stream plays in place of its replay', async ({
  page,
}) => {
  await open(page, '/demo/real-time-analytics?speed=60&fault=spike')
  const said = page.getByText(notice)
  await expect(said).toHaveText(
    'Not taken from this link: speed “60” (instead: everybody’s live stream); fault “spike” (instead: everybody’s live stream).',
  )
  const answer = await page.locator('.demo-answer').boundingBox()
  expect((await said.boundingBox())?.y).toBeLessThan(answer?.y ?? 0)
})

test('an unknown choice is named with what holds instead, until something is chosen', async ({
  page,
}) => {
  await open(page, '/demo/mortgage-api?place=atlantis&term_years=99&price=600000')
  await expect(page.getByText(notice)).toHaveText(
    'Not taken from this link: Place “atlantis” (instead: Toronto, Ontario); Term “99” (instead: 5).',
  )
  await expect(page.getByRole('textbox', { name: 'Price, dollars' })).toHaveValue('$600,000')
  await page.getByRole('combobox', { name: 'Place' }).selectOption('alberta')
  await expect(page.getByText(notice)).toHaveCount(0)
  await open(page, '/demo/mortgage-api?place=alberta&utm_source=mail')
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('a comma in a number field is kept and understood', async ({ page }) => {
  await open(page, '/demo/real-time-analytics')
  const limit = page.getByRole('spinbutton', { name: 'Limit' })
  await limit.scrollIntoViewIfNeeded()
  await limit.click()
  await limit.press('Control+a')
  await page.keyboard.type('4,25')
  await expect(limit).toHaveValue('4,25')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/threshold=4\.25/)
  await limit.press('ArrowUp')
  await expect(page).toHaveURL(/threshold=5\.25/)
})
