import { axeInThemes } from './demo-look'
import { ownRoutes, routes } from './spec'
import { expect, open, overflow, test } from './test'

test('spec 2: there are the thirty routes of the specification', () => {
  expect(new Set(routes).size).toBe(30)
})

for (const path of [...routes, ...ownRoutes]) {
  test(`spec 2, route ${path}: answers with its own page, sound in both themes and all widths`, async ({
    page,
  }) => {
    // Before it opens, so that no stream begins.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/^.+ \| Boreal Signal$|^Boreal Signal: .+$/)
    await expect(page.getByRole('main')).toBeVisible()

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeInThemes(page), `${String(width)} px`).toEqual([])
    }
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `sideways scroll at ${String(width)} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('a fault of the dark theme alone is found, though only colours are looked at there', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.evaluate(() => {
    const rule = '@media (prefers-color-scheme: dark) { main h1 { color: rgb(20 32 40) } }'
    document.styleSheets[0]?.insertRule(rule, document.styleSheets[0].cssRules.length)
  })
  expect(await axeInThemes(page)).toEqual([
    expect.stringMatching(/^dark: color-contrast: .*contact-title/),
  ])
})

test('every page has its own title, description and canonical address', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of routes) {
    const html = await (await request.get(path)).text()
    for (const pattern of [
      /<title>([^<]+)/,
      /name="description" content="([^"]+)/,
      /rel="canonical" href="([^"]+)/,
      /property="og:image" content="([^"]+)/,
    ]) {
      const value = pattern.exec(html)?.[1]
      expect(value, `${path} ${pattern.source}`).toBeTruthy()
      expect(seen.get(`${pattern.source} ${String(value)}`), path).toBeUndefined()
      seen.set(`${pattern.source} ${String(value)}`, path)
    }
    expect(html).toContain('application/ld+json')
  }
})

test('the pages carry no inline script or style, and their policy has no unsafe word', async ({
  request,
}) => {
  for (const path of ['/', '/contact', '/demo/bond-yields', '/nowhere']) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    const html = await response.text()
    expect(html).not.toMatch(/<script(?![^>]*(?:\ssrc=|ld\+json))/)
    expect(html).not.toMatch(/\sstyle="|<style/)
  }
})
