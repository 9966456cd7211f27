import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

export { expect, type Page } from '@playwright/test'

/** What a page did that it should not have. */
export class Watch {
  readonly troubles: string[] = []

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.troubles.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const own = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:'
      if (!own) this.troubles.push(`request to ${url.origin}`)
    })
  }

  /** Hands over the troubles a test brought about on purpose, to be looked at. */
  take(pattern: RegExp) {
    const taken = this.troubles.filter((trouble) => pattern.test(trouble))
    this.forgive(pattern)
    return taken
  }

  /** Takes back the troubles a test brought about on purpose. */
  forgive(pattern: RegExp) {
    const kept = this.troubles.filter((trouble) => !pattern.test(trouble))
    this.troubles.splice(0, Infinity, ...kept)
  }
}

/** How many tests this process has begun. */
let visitors = 0

/** Every test watches its page: an error in the console or a request elsewhere fails it. */
export const test = base.extend<{ watch: Watch }>({
  // Each is a visitor of its own: as one, all would have had much of late, and be served after everybody else.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1
    const [worker, high, low] = [workerIndex, visitors >> 8, visitors].map((part) => part & 255)
    await use({ 'x-forwarded-for': `10.${[worker, high, low].join('.')}` })
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new Watch(page, new URL(baseURL ?? '').origin)
      await use(watch)
      expect(watch.troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the script has taken over the prerendered page. */
export async function hydrated(page: Page) {
  await expect(
    page.getByRole('button', { name: /^Switch to the (?:dark|light) theme$/ }),
  ).toBeAttached()
  // The page inside the frame comes alive with its own chunk, a little later: React then knows its heading.
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })
}

/** Brings a part of the page into the window and waits until it has come to life there. */
export async function alive(part: Locator) {
  // Again from the start where the part is drawn anew meanwhile.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    const isAlive = await part.evaluate((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps')),
    )
    expect(isAlive).toBe(true)
  }).toPass()
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** From here on nothing of the page's own time passes; needs `page.clock.install()` before the page was opened. */
export async function stopClock(page: Page) {
  // It stops at a time to come; an hour ahead is to come even if the machine stands still for a while.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * What axe finds on the page as it stands, by all of its rules or by those named. Evaluated, because the policy refuses
 * script tags.
 */
export async function axe(page: Page, only?: readonly string[]) {
  // Half-way through a transition colours are neither before nor after: whatever moves stands at its end.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(axeSource)
  // What is far below has no place of its own until it is near, and would be found on top of its neighbours.
  await page.evaluate("document.documentElement.classList.add('whole')")
  const runOnly = only ? `runOnly: { type: "rule", values: ${JSON.stringify(only)} },` : ''
  const { violations } = await page.evaluate<AxeResults>(
    // Not among axe's own defaults: WCAG 2.2 asks for targets of 24 px or room around them. Forced colours are
    // the system's own pairs, while a page's styles still read as they were written.
    `axe.run(document, { resultTypes: ["violations"], ${runOnly} rules: {
      "target-size": { enabled: true },
      "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches },
    } })`,
  )
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  )
}

/** By how many pixels the page is wider than its window. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** The columns a set of boxes stands in: how many different left edges they have. */
export async function columnsOf(boxes: readonly ({ x: number } | null)[]) {
  return new Set(boxes.map((box) => Math.round(box?.x ?? Number.NaN))).size
}
