import { expect, open, test, type Page } from './test'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const footer = (page: Page) => page.getByRole('contentinfo')

test('a change of page brings its title, description and canonical address, and says so', async ({
  page,
}) => {
  await open(page, '/services')
  await footer(page).getByRole('link', { name: 'Methodologies' }).click()
  await expect(page).toHaveTitle('Methodologies | Boreal Signal')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/methodologies$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Data Vault/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('#arrival')).toHaveText('Methodologies | Boreal Signal')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('going back returns to where one stood, going on to the top', async ({ page }) => {
  await open(page, '/methodologies')
  await page.evaluate(() => window.scrollTo(0, 1500))
  // Clicked from within: Playwright's own click would first scroll up to the link.
  const demos = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' })
  await demos.dispatchEvent('click')
  await expect(page).toHaveURL('/demo/overview')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/^Methodologies/)
  await expect.poll(() => scrolled(page)).toBe(1500)
  await page.goForward()
  await expect(page).toHaveTitle(/^Demos/)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a reload keeps the place', async ({ page }) => {
  await open(page, '/methodologies')
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(1200)
})

test('the link of the open page leads to its top and adds no step to the history', async ({
  page,
}) => {
  await open(page, '/why-us')
  const steps = await page.evaluate(() => history.length)
  await footer(page).scrollIntoViewIfNeeded()
  await footer(page).getByRole('link', { name: 'Why Us' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('links to anchors lead there, on the same page and on another', async ({ page }) => {
  await open(page, '/contact')
  await page.evaluate(() => {
    history.pushState(null, '', '/#contact')
  })
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport()
  await open(page, '/methodologies')
  const inner = page.getByRole('main').locator('a[href^="#"]').first()
  const target = (await inner.getAttribute('href')) ?? ''
  await inner.click()
  await expect(page.locator(target)).toBeInViewport()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
})
