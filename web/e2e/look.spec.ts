import { axe, expect, hydrated, open, overflow, test, type Page } from './test'

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = 'rgb(247, 249, 248)'
const dark = 'rgb(7, 19, 26)'

test('the theme follows the system, then the choice, and a reload does not flash', async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  expect(await ground(page)).toBe(light)
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  expect(await ground(page)).toBe(dark)
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()

  // Were the choice applied by the application, the page would be light until its script has run.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground(page)).toBe(dark)
  watch.forgive(/ERR_FAILED/)
})

test('the choice of a theme holds on every page and in every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await open(other, '/services')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(() => ground(other)).toBe(light)
  await open(page, '/contact')
  expect(await ground(page)).toBe(light)
})

/** Every movement of the page from its first paint on, with how far it went. */
async function shiftsOf(page: Page, path: string, slow: RegExp) {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string }[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, nodes: sources.map(({ node }) => node?.nodeName).join(' ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(slow, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  // The page has been painted without them; now they may come.
  await page.waitForFunction(() =>
    performance.getEntriesByName('first-contentful-paint').some(() => true),
  )
  release()
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  // The observer is told of a shift with the frame after the one that painted it.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
        ),
      ),
  )
  return page.evaluate<{ value: number; nodes: string }[]>('shifts')
}

for (const path of ['/', '/services/data-architecture', '/demo/overview', '/contact', '/why-us']) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${path} at ${String(viewport.width)} px`, () => {
      test.use({ viewport })

      test('stays where it is when the script takes over', async ({ page }) => {
        expect(await shiftsOf(page, path, /\/assets\/.*\.js$/)).toEqual([])
      })

      test('stays where it is when the fonts are late', async ({ page }) => {
        expect(await shiftsOf(page, path, /\.woff2$/)).toEqual([])
      })
    })
  }
}

test('marketing pages load two font files, and not the one of the demos', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/methodologies', '/contact']) {
    fonts.length = 0
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(new Set(fonts).size, path).toBe(2)
    expect(fonts.join(' ')).not.toContain('geist')
  }
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((node) => {
        const { animationName, transitionDuration } = getComputedStyle(node)
        return animationName !== 'none' || !/^0s(?:, 0s)*$/.test(transitionDuration)
      })
      .map((node) => node.nodeName),
  )
  expect(moving).toEqual([])
})

test('in print the bar, the footer and the toasts stay away', async ({ page }) => {
  await open(page, '/services/data-architecture')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground(page)).toBe(light)
})

for (const path of ['/', '/contact', '/demo/overview', '/methodologies']) {
  test(`at twice the text size ${path} still fits`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
  })
}
