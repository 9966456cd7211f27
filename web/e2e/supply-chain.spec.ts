import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/supply-chain'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the proven plan stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where should the warehouses be, and what flows where?',
    )
    await expect(page.locator('.demo-answer')).toContainText('Winnipeg and Vancouver, proven')
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('a shared address gives the same plan, and cases lead to others', async ({ page }) => {
  await open(page, `${path}?closed=calgary`)
  await expect(page.locator('.demo-answer')).toContainText('Red Deer')
  await expect(page.locator('.demo-answer')).toContainText('with Calgary closed nothing is cheaper')
  await expect(page.locator('.demo-answer')).toContainText('$24,947 a year more')
  await page.getByRole('link', { name: 'Halifax opens' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Halifax')
  await expect(page).toHaveURL(/site_cost=700000/)
})

test('sites are placed by hand first, and the best is told with its reason', async ({ page }) => {
  await open(page, path)
  await page.getByRole('link', { name: 'Place them yourself' }).click()
  const answer = page.locator('.demo-answer')
  await expect(answer).toContainText('One: Toronto. Yours costs')
  const field = page.getByRole('combobox', { name: 'Your sites' })
  await field.fill('calgary')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/mine=toronto,calgary/)
  const solver = page.getByRole('button', { name: 'See what the solver finds' })
  await solver.click()
  await expect(solver).toHaveAttribute('aria-pressed', 'true')
  await expect(solver).toBeFocused()
  await expect(answer).toContainText('because it also opens Montreal, Winnipeg and Vancouver')
  await page.getByRole('button', { name: 'Leave the sites to the solver' }).click()
  await expect(answer).toContainText('Winnipeg and Vancouver, proven')
})

test('limits that cannot hold are named, with what would do', async ({ page, watch }) => {
  await open(page, `${path}?sites=3&capacity_t=40000`)
  await expect(page.getByRole('alert').first()).toContainText('4 sites would do')
  watch.forgive(/status of 422/)
})

test('a site is closed by hand, and the others make up for it', async ({ page }) => {
  await open(page, path)
  const field = page.getByRole('combobox', { name: 'Closed' })
  await field.fill('toronto')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/closed=toronto/)
  await expect(page.locator('.demo-answer')).toContainText('Hamilton')
})

test('hours on the way go by the speed that is assumed', async ({ page }) => {
  await open(page, path)
  const figure = (hours: string) =>
    page.getByRole('heading', { name: new RegExp(`^One site more takes the way from ${hours}`) })
  await expect(figure(String.raw`2\.4\sh to 1\.8\sh for \$25,701`)).toBeVisible()
  const speed = page.getByRole('spinbutton', { name: 'Average speed, assumed' })
  await speed.fill('35')
  await speed.press('Enter')
  await expect(page).toHaveURL(/speed_kmh=35/)
  await expect(figure(String.raw`4\.8\sh to 3\.6\sh for \$25,701`)).toBeVisible()
  await expect(page.locator('.demo-answer')).toContainText('Winnipeg and Vancouver, proven')
})

test('places of one’s own are planned and forgotten', async ({ page }) => {
  await open(page, path)
  const input = page.getByLabel('Your CSV or Excel file')
  const buffer = Buffer.from(
    'name,latitude,longitude,demand,fixed_cost\nA,45,-75,10,1\nB,46,-75,10,1\n',
  )
  await input.setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer })
  await expect(page.locator('.demo-answer')).toContainText('Two: A and B, proven')
  await page.getByRole('button', { name: 'Back to the Canadian cities' }).first().click()
  await expect(page.locator('.demo-answer')).toContainText('Five: ')
})

test('stock is worked out from what is typed', async ({ page }) => {
  await open(page, path)
  const days = page.getByRole('spinbutton', { name: 'Days to delivery' })
  await days.fill('16')
  await days.press('Enter')
  await expect(
    page.getByRole('heading', { name: /^Order 866 at a time, when stock falls to 4,8/ }),
  ).toBeVisible()
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
