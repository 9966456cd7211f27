import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/customer-segmentation'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Who are our customers, really?',
    )
    const answer = page.getByText(/^Three groups, and one pays for half/)
    await expect(answer).toContainText('307')
    await expect(answer).toContainText('of 2,357 customers')
    for (const title of [/^Half the sales come/, /^Three groups hold/, /1,882 came/])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  })
})

test('six groups are a choice away, said not to hold, and back', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Groups' }).selectOption('6')
  await expect(page).toHaveURL(/k=6/)
  await expect(page.locator('.demo-answer')).toContainText('Six groups change with the seed')
  await page.goBack()
  await expect(page.locator('.demo-answer')).toContainText('Three groups, and one pays for half')
})

test('the shop with cancellations is answered in pounds', async ({ page }) => {
  await open(page, `${path}?sample=shop`)
  const answer = page.locator('.demo-answer')
  await expect(answer).toContainText('of 4,291 customers')
  await expect(answer).toContainText(
    '28,816 rows 4,372 are cancellations and 5,229 name no customer',
  )
  await expect(answer).toContainText('£')
  await expect(
    page.getByRole('heading', { name: /purchases were expected and .* too low$/ }),
  ).toBeVisible()
  await expect(page.getByText('the shop’s Christmas quarter')).toBeVisible()
})

test('too few customers are ranked', async ({ page }) => {
  await open(page, `${path}?sample=few`)
  await expect(page.locator('.demo-answer')).toContainText('Too few for groups: 38 customers')
  await expect(page.getByRole('heading', { name: /^Write to \d+ first$/ })).toBeVisible()
})

test('a shared address gives the same seed and weeks', async ({ page }) => {
  await open(page, `${path}?seed=7&horizon_weeks=13`)
  await expect(page.getByRole('spinbutton', { name: /^Seed/ })).toHaveValue('7')
  await expect(page.locator('.demo-answer')).toContainText('In the next 13 weeks expect')
})

test('own transactions are read, mended and answered', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const rows = Array.from(
    { length: 60 },
    (_, at) =>
      `c${String(at)},2025-${String((at % 9) + 1).padStart(2, '0')}-10,${String(10 + 7 * at)}`,
  )
  await page
    .getByRole('textbox', { name: /Rows to paste/ })
    .fill(['customer,date,amount', ...rows, 'c1,soon,9', ''].join('\n'))
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.locator('.demo-answer')).toContainText('60 customers')
  await expect(page.locator('.demo-answer')).toContainText('1 could not be read')
  await expect(page.getByText('“soon” in line 62')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the bundled purchases' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('2,357 customers')
})

test('a file’s columns are found, can be changed, and its cancellations are counted', async ({
  page,
}) => {
  await open(page, path)
  const line = (at: number) =>
    `${String(1000 + at)},${String(1 + (at % 4))},2025-0${String((at % 9) + 1)}-1${String(at % 7)} 10:00,${String(3 + at)}.50,Shop ${String(at % 60)}`
  const rows = [
    'Invoice,Quantity,InvoiceDate,Price,Customer ID',
    ...Array.from({ length: 240 }, (_, at) => line(at)),
    'C1000,-1,2025-01-12 11:00,3.50,Shop 0',
    '1300,5,2025-02-12 11:00,3.50,',
    '',
  ]
  let body = ''
  page.on('request', (request) => {
    if (request.url().endsWith('/histories')) body = request.postData() ?? ''
  })
  await page.getByLabel('Your transactions', { exact: true }).setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  const found = page.getByRole('list', { name: 'What was found in the rows' })
  await expect(found).toContainText('242 rows read and added up to')
  await expect(found).toContainText('1 row without a customer')
  await expect(found).toContainText('1 cancellation (an invoice that begins with C)')
  await expect(page.locator('.demo-answer')).toContainText('of 60 customers')
  await expect(page.getByRole('heading', { name: /^Write to Shop \d+ first$/ })).toBeVisible()
  expect(body, 'names stay in the browser').not.toContain('Shop')
  await page.getByRole('combobox', { name: 'Amount is in' }).selectOption('Quantity')
  await expect(found).toContainText('242 rows read')
  await expect(page.locator('.demo-answer')).toContainText('of 60 customers')
  await page.getByRole('combobox', { name: 'Customer is in' }).selectOption('')
  await expect(page.getByText('Choose the customer.')).toBeVisible()
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
