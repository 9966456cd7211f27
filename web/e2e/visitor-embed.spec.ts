import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listen } from './own-site'
import { axe, expect, open, overflow, test } from './test'

const query = 'place=halifax&price=550000&down_payment=60000'

test('a figure has a link of its own that leads to it, again after a reload', async ({ page }) => {
  await open(page, '/demo/mortgage-api?place=halifax')
  await page.getByRole('button', { name: 'Share break penalty' }).click()
  const panel = page.getByRole('region', { name: 'Share break penalty' })
  const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toContain('/demo/mortgage-api?place=halifax#figure-break-penalty')
  const cite = await panel.getByRole('textbox', { name: 'Cite' }).inputValue()
  expect(cite).toMatch(/Boreal Signal.*Data: Bank of Canada to .*Read \w{3} \d+, \d{4}\. http/)
  expect(cite.endsWith(link)).toBe(true)

  const figure = page.locator('#figure-break-penalty')
  await page.goto('/')
  await page.goto(link)
  await expect(figure).toBeInViewport()
  await page.reload()
  await expect(figure).toBeInViewport()
})

test('another site shows the figure in its view, and nothing of the site but that', async ({
  page,
  watch,
  baseURL,
}) => {
  await open(page, `/demo/mortgage-api?${query}`)
  await page.getByRole('button', { name: 'Share offers' }).click()
  const code = await page.getByRole('textbox', { name: 'Embed' }).inputValue()
  expect(code).toContain(`/embed/mortgage-api/offers?${query.replaceAll('&', '&amp;')}"`)

  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const { server, port } = await listen((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Other</title>${code}`)
  })
  try {
    const other = `http://127.0.0.1:${String(port)}`
    await page.goto(other)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('figure')).toHaveCount(1)
    await expect(frame.getByRole('figure')).toBeVisible()
    await expect(frame.getByText('Bank of Canada', { exact: false }).first()).toBeVisible()
    // The view's own figures, asked for by the script in the frame.
    await expect(frame.getByRole('link', { name: /^Boreal Signal: / })).toHaveAttribute(
      'href',
      `/demo/mortgage-api?${query}#figure-offers`,
    )
    await frame.getByRole('button', { name: 'Table' }).click()
    await expect(frame.getByRole('table')).toBeVisible()
    for (const role of ['navigation', 'form', 'contentinfo'] as const)
      await expect(frame.getByRole(role)).toHaveCount(0)
    await expect(frame.getByRole('button', { name: /^Export|^Share/ })).toHaveCount(0)
    // Of the site's own frame nothing is loaded, nor of the page's other figures.
    expect(
      scripts.filter((url) => /\/(?:index|layout-footer|contact|prepayment)[^/]*\.js/.test(url)),
    ).toEqual([])
    // Nothing but the other site's own page was asked for elsewhere.
    const asked = watch.take(/^request to /)
    expect(new Set(asked)).toEqual(new Set([`request to ${other}`]))

    // Everything else refuses to stand in a frame.
    await page.evaluate(
      (address) => {
        const refused = document.createElement('iframe')
        refused.src = address
        document.body.append(refused)
      },
      `${baseURL ?? ''}/demo/mortgage-api`,
    )
    await expect.poll(() => watch.troubles.length).toBeGreaterThan(0)
    expect(watch.take(/^console: .*\bframe-ancestors 'none'/)).toHaveLength(1)
  } finally {
    server.close()
  }
})

test('the log of the stream comes alive where it stands alone', async ({ page }) => {
  const opened = page.waitForRequest((request) => request.resourceType() === 'eventsource')
  await page.goto('/embed/real-time-analytics/event-log')
  await opened
  await expect(page.getByRole('figure')).toBeVisible()
})

test('an unknown figure says so in the words of the site', async ({ page, watch }) => {
  const answer = await page.goto('/embed/mortgage-api/no-such-figure')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Figure not found' })).toBeVisible()
  expect(watch.take(/^console: /)).toEqual([
    'console: Failed to load resource: the server responded with a status of 404 (Not Found)',
  ])
})

test('what an address asks for in vain is said, and so is a case without the figure', async ({
  page,
}) => {
  await page.goto('/embed/mortgage-api/offers?place=atlantis&price=550000')
  const told = page.getByText(/^Not taken from this link: .*“atlantis”/)
  await expect(told).toBeVisible()
  await page.goto('/embed/data-integration/move-the-garden?move=nowhere')
  await expect(page.getByText('There is no such figure in this case.')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
})

test('what is chosen in a figure is no step of the page around it', async ({ page }) => {
  await page.goto('/embed/real-time-analytics/stations')
  const before = await page.evaluate(() => history.length)
  await page.getByText('Temperature', { exact: true }).click()
  await expect(page).toHaveURL(/\?map=temperature$/)
  await page.getByText('How unusual', { exact: true }).click()
  await expect(page).toHaveURL(/\/stations$/)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

// The pages of single figures as they are built: a new figure is among them by itself.
const built = join(import.meta.dirname, '../dist/embed')
const figures = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/embed/${file.replace(/\.html$/, '')}`)
  .sort()

test.describe('each figure alone', () => {
  // A stream would go on under the eyes of axe.
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })
  for (const path of figures)
    test(`${path} is one figure that axe finds nothing in, wide or narrow`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('figure')).toHaveCount(1)
      await expect(page.getByText('There is no such figure in this case.')).toBeHidden()
      expect(await axe(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await overflow(page)).toBe(0)
      await expect(page.getByRole('figure')).toBeVisible()
    })
})
