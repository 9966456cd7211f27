// What a visitor does to a part of the page whose code is still on its way is done once it is there.
import { expect, open, test, type Page } from './test'

/** Keeps matching files back until told. */
async function hold(page: Page, files: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a word chosen in a sentence that is not alive yet is kept', async ({ page }) => {
  const release = await hold(page, /bond-yields-price-figure/)
  await open(page, '/demo/bond-yields')
  await page.getByRole('combobox', { name: 'Priced by' }).selectOption('curve')
  release()
  await expect(page.getByText(/The fitted curve reads 3\.6\d\s%/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Priced by' })).toHaveValue('curve')
})

test('a question asked before its part is alive is answered', async ({ page }) => {
  const release = await hold(page, /machine-learning-ask-section/)
  await open(page, '/demo/machine-learning')
  const section = page.getByRole('region', { name: 'Ask the article' })
  await section.getByRole('textbox').fill('Why was the ferry delayed?')
  await section.getByRole('button', { name: 'Ask', exact: true }).click()
  release()
  await expect(
    section.getByRole('status').filter({ hasText: 'Answered by the built-in engine' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/demo\/machine-learning$/)
})

test('a request sent before the panel is alive is sent', async ({ page }) => {
  const release = await hold(page, /demo-call-the-api/)
  await open(page, '/demo/bond-yields')
  const panel = page.getByRole('region', { name: 'Call the API' })
  await panel.getByRole('button', { name: 'Send' }).click()
  release()
  await expect(panel.getByRole('status').filter({ hasText: '200' })).toContainText(' ms')
})

test('a press in a figure of a shared link is done, though the view comes before the figure is alive', async ({
  page,
}) => {
  const release = await hold(page, /mortgage-api-prepayment-figure/)
  await open(page, '/demo/mortgage-api?place=halifax')
  await page.getByRole('button', { name: 'Share prepayments' }).click()
  release()
  const panel = page.getByRole('region', { name: 'Share prepayments' })
  await expect(panel.getByRole('textbox', { name: 'Link' })).toHaveValue(/place=halifax#/)
})

test('a press before the page has its own code is done once it has', async ({ page }) => {
  const release = await hold(page, /\/mortgage-api-[^/]*\.js$/)
  await page.goto('/demo/mortgage-api?place=halifax', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share offers' }).click()
  release()
  const panel = page.getByRole('region', { name: 'Share offers' })
  await expect(panel.getByRole('textbox', { name: 'Link' })).toHaveValue(/place=halifax#/)
})

test('so is a press in a figure of another site’s page', async ({ page }) => {
  const release = await hold(page, /\/mortgage-api-[^/]*\.js$/)
  await page.goto('/embed/mortgage-api/offers', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Chart', exact: true }).click()
  release()
  await expect(page.getByRole('application', { name: /^True cost of each offer/ })).toBeVisible()
})

test('two dates chosen before the page is alive are both taken', async ({ page }) => {
  const release = await hold(page, /\/data-integration-[^/]*\.js$/)
  await page.goto('/demo/data-integration', { waitUntil: 'commit' })
  const own = page.getByRole('form', { name: 'Own frost dates' })
  await own.getByLabel('Last spring frost').fill('2027-06-01')
  await own.getByLabel('First fall frost').fill('2027-09-01')
  release()
  await own.getByRole('button', { name: 'Use these dates' }).click()
  await expect(page).toHaveURL(/last=06-01&first=09-01/)
})
