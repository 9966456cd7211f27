import { axe, expect, open, test, type Page } from './test'

/** Scripts the page did not preload: the code of other pages. */
async function otherScripts(page: Page) {
  const known = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]')].map(
      (tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '',
    ),
  )
  return (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname) && !known.includes(url.pathname)
}

const demoCard = (page: Page) =>
  page.getByRole('main').locator('a[href="/demo/bond-yields"]').first()

test('spec 2, 4: a demo page shows a pulsing placeholder while its code loads, then the page', async ({
  page,
}) => {
  await open(page, '/demo/overview')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(await otherScripts(page), async (route) => {
    await held
    await route.continue()
  })
  await demoCard(page).click()
  const placeholder = page.getByRole('main').locator('[aria-busy="true"]')
  await expect(placeholder).toBeVisible()
  await expect(placeholder).toContainText('Loading')
  const bar = placeholder.locator('[aria-hidden="true"]').first()
  expect(await bar.evaluate((node) => getComputedStyle(node).animationName)).toBe('pulse')
  expect(await axe(page)).toEqual([])
  release()
  await expect(placeholder).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('spec 2, 8: a page whose code fails shows Unexpected Application Error! with ways back', async ({
  page,
  watch,
}) => {
  await open(page, '/demo/overview')
  const isOther = await otherScripts(page)
  await page.route(isOther, (route) => route.abort())
  await demoCard(page).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true }),
  ).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.unroute(isOther)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Unexpected/ })).toHaveCount(0)
  await expect(page).toHaveURL('/demo/bond-yields')
  watch.forgive(/ERR_FAILED|dynamically imported module|Failed to load|preload/)
})

test('a failed page can be left and tried again without a reload', async ({ page, watch }) => {
  await open(page, '/demo/overview')
  const isOther = await otherScripts(page)
  await page.route(isOther, (route) => route.abort())
  await demoCard(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /Unexpected/ })).toBeVisible()
  await page.unroute(isOther)
  await page.goBack()
  await expect(page).toHaveTitle(/^Demos/)
  await demoCard(page).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  watch.forgive(/ERR_FAILED|dynamically imported module|Failed to load|preload/)
})

test('an unknown path answers 404 with a page that leads on', async ({ page, watch }) => {
  const response = await open(page, '/demo/bond-yeilds')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Canadian Bond Yields' }),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await axe(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Security Solutions' }).click()
  await expect(page).toHaveURL('/services/security-solutions')
  watch.forgive(/404/)
})
