import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/cloud-infrastructure'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer and the first figure stand in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What would this run on, what would it cost, and would it hold?',
    )
    await expect(page.locator('.demo-answer')).toContainText('Five machines hold; four do not.')
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('a shared address gives the same plan, and cases lead to others', async ({ page }) => {
  await open(page, `${path}?vcpus=2`)
  await expect(page.locator('.demo-answer')).toContainText('Eight machines hold')
  await page.getByRole('link', { name: 'Two machines lost' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Six machines hold')
  await expect(page).toHaveURL(/lost_machines=2/)
  await page.getByRole('link', { name: 'Web shop' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Five machines hold')
})

test('a rush is simulated with autoscaling, and the price of being ready is told', async ({
  page,
}) => {
  await open(page, path)
  await page.getByRole('link', { name: 'Black Friday ×4' }).click()
  await expect(page.locator('.demo-answer')).toContainText('No: autoscaling is too late')
  await expect(page.locator('.demo-answer')).toContainText('15 machines')
  await expect(page.locator('.demo-answer')).toContainText('simulated autoscaling costs')
  await expect(
    page.getByRole('heading', { name: 'The rush breaks the promise for 6 minutes' }),
  ).toBeVisible()
})

test('a batch is planned by the same rules', async ({ page }) => {
  await open(page, path)
  await page.getByRole('link', { name: 'Nightly batch' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Three machines hold')
  await expect(page.locator('.demo-answer')).toContainText('without storage')
})

test('a promise that cannot be kept is named at its word', async ({ page, watch }) => {
  await open(page, path)
  const promise = page.getByRole('textbox', { name: 'Promise for 99 of 100' })
  await promise.fill('150')
  await promise.press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'The work alone takes 184.2' }),
  ).toBeVisible()
  await expect(promise).toHaveAttribute('aria-invalid', 'true')
  await promise.fill('300')
  await promise.press('Enter')
  await expect(promise).toHaveAttribute('aria-invalid', 'false')
  watch.forgive(/status of 422/)
})

test('the machines may be asked for, and the answer follows', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Processor' }).selectOption('x86')
  await expect(page.locator('.demo-answer')).not.toContainText('D4ps_v6')
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Ontario')
  await expect(page.locator('.demo-answer')).not.toContainText('AWS')
  await expect(page).toHaveURL(/processor=x86/)
  await expect(page).toHaveURL(/province=ontario/)
})

test('minutes of one’s own are planned and forgotten', async ({ page }) => {
  await open(page, path)
  const rows = Array.from(
    { length: 30 },
    (_, minute) => `${String(minute)},${String(600 + 60 * minute)}`,
  )
  const buffer = Buffer.from(`minute,requests\n${rows.join('\n')}\n`)
  const input = page.getByLabel('Your CSV or Excel file')
  await input.setInputFiles({ name: 'minutes.csv', mimeType: 'text/csv', buffer })
  await expect(page.locator('.demo-answer')).toContainText('Your fullest minute has 2,340 requests')
  await expect(page.locator('.demo-answer')).toContainText('of the machine-hours')
  await page.getByRole('button', { name: 'Back to the web shop' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('Five machines hold')
})

test('minutes with a gap are refused by their line', async ({ page, watch }) => {
  await open(page, path)
  const buffer = Buffer.from('minute,requests\n0,10\n2,10\n')
  const input = page.getByLabel('Your CSV or Excel file')
  await input.setInputFiles({ name: 'minutes.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('alert').first()).toContainText('minutes follow one another')
  watch.forgive(/status of 422/)
})

test('a set-up of one’s own is tried', async ({ page }) => {
  await open(page, path)
  const form = page.getByRole('form', { name: 'The set-up to try' })
  await form.getByRole('combobox').selectOption('Exponential')
  await expect(
    page.getByRole('heading', { name: /^5 machines of 4 cores hold: p99 is 18\d/ }),
  ).toBeVisible()
  const machines = form.getByRole('spinbutton', { name: 'Machines', exact: true })
  await machines.fill('4')
  await machines.press('Enter')
  await expect(
    page.getByRole('heading', { name: /^4 machines of 4 cores do not hold/ }),
  ).toBeVisible()
})

test('what is cheaper stands in a table with its reason', async ({ page }) => {
  await open(page, path)
  const figure = page.getByRole('figure', { name: /does not hold: the queue only grows/ })
  await figure.scrollIntoViewIfNeeded()
  await figure.getByRole('button', { name: 'Table' }).click()
  await expect(figure.getByRole('row').nth(1)).toContainText('4 × e2-standard-4')
  await expect(figure.getByRole('row').nth(1)).toContainText('the queue only grows')
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
