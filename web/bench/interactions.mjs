// How long each control of the demos keeps one waiting: interaction to next paint, by the browser's own Event
// Timing, with the processor slowed down fourfold; and how tall each demo page is on a phone. Controls are worked by
// keyboard, as most visitors' fingers would: a press, a step, a digit. It prints and never fails: a slow day is not
// a bug. It ends within six minutes, and when it is told to: a page that was cut says how many of its controls it
// worked. SITE_URL measures a site that runs already; slugs on the command line replace the demos that have a page.
import { demoSlugs, launchBrowser, runSite, wait } from './site.mjs'

const slugs = process.argv.slice(2).length ? process.argv.slice(2) : demoSlugs
const SLOWED = 4
const GOOD_MS = 200
/** Of controls that differ by a figure only, so many are worked. */
const OF_A_KIND = 3
const TOTAL_MS = 330_000
/** The most one control, and the opening of one page, may take. */
const CONTROL_MS = 5_000
const OPENING_MS = 20_000
/** Passes over a page, so that what is cut is no part of it but every so many-th control. */
const PASSES = 4

let end = Date.now() + TOTAL_MS
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    end = 0
  })
/** A result, or `null` where it does not come in time or fails. */
const within = (ms, work) => Promise.race([work.catch(() => null), wait(ms).then(() => null)])

const all = []
const site = await runSite(8392)
let browser
try {
  browser = await launchBrowser()
  console.log(
    'page                     controls   p75 ms  worst ms  at 390 px  the slowest control',
  )
  for (const [at, slug] of slugs.entries()) {
    if (Date.now() >= end) break
    // What a quick page leaves over goes to the others.
    await measure(slug, Date.now() + (end - Date.now()) / (slugs.length - at))
  }
  console.log(row('all', all, all.length, ''))
} finally {
  if (browser) await within(CONTROL_MS, browser.close())
  await site.leave()
}
// A page that hangs would keep the process.
process.exit()

async function measure(slug, until) {
  const height = await heightOf(slug)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(CONTROL_MS)
  await page.addInitScript(() => {
    window.print = () => undefined
    window.interactions = []
    new PerformanceObserver((list) => {
      // Only what belongs to an interaction has its number; its length is that of its longest event.
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.interactions.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  const timed = []
  let controls = []
  const work = async () => {
    await openWhole(page, slug)
    const throttle = await page.context().newCDPSession(page)
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    controls = await controlsOf(page)
    for (let pass = 0; pass < PASSES; pass += 1)
      for (let at = pass; at < controls.length; at += PASSES) {
        if (Date.now() >= Math.min(until, end)) return
        const ms = await within(CONTROL_MS, timeOf(page, controls[at]))
        if (ms !== null) timed.push({ name: `${slug}: ${controls[at].name}`, ms })
      }
  }
  // The last control of a page that was cut, or a page that never opens, is waited for so long and no longer.
  await within(Math.max(0, until - Date.now()) + CONTROL_MS, work())
  console.log(row(slug, timed, controls.length, height ?? ''))
  if (process.env.EACH)
    for (const { name, ms } of timed.toReversed().slice(0, 12))
      console.log(`    ${ms.toFixed(0).padStart(5)}  ${name}`)
  all.push(...timed)
  await within(CONTROL_MS, page.close())
}

function row(name, timed, count, height) {
  timed.sort((a, b) => a.ms - b.ms)
  const worst = timed.at(-1)
  const over = timed.filter(({ ms }) => ms > GOOD_MS).length
  return [
    name.padEnd(22),
    `${String(timed.length)} of ${String(count)}`.padStart(10),
    (timed[Math.ceil(timed.length * 0.75) - 1]?.ms ?? 0).toFixed(0).padStart(8),
    (worst?.ms ?? 0).toFixed(0).padStart(9),
    String(height).padStart(10),
    ` ${worst?.name ?? ''}${over > 0 ? `; ${String(over)} over ${String(GOOD_MS)} ms` : ''}`,
  ].join(' ')
}

/** The controls of the page, each marked, a few of each kind. */
async function controlsOf(page) {
  return page.evaluate((most) => {
    const counts = new Map()
    return [...document.querySelectorAll('main :is(button, input, select, summary)')].flatMap(
      (control, at) => {
        const isSeen = control.getClientRects().length > 0 && !control.disabled
        if (!isSeen || ['file', 'hidden'].includes(control.type)) return []
        const said = control.ariaLabel ?? control.textContent
        const name = (said || control.name || control.type).trim().slice(0, 60)
        const kind = `${control.className} ${name.replace(/[\d$%.,]+/g, '#')}`
        const count = (counts.get(control.className) ?? 0) + 1
        if (counts.has(kind) || (control.matches('.open-figure') && count > most)) return []
        counts.set(kind, 1).set(control.className, count)
        control.dataset.measured = String(at)
        return [{ name, at, tag: control.localName, type: control.type }]
      },
    )
  }, OF_A_KIND)
}

/** How long the page takes to paint after a control was worked; null where it is gone by now. */
async function timeOf(page, { at, tag, type }) {
  const control = page.locator(`[data-measured="${String(at)}"]`)
  if (!(await control.isVisible())) return null
  await control.focus()
  await page.evaluate(() => {
    window.interactions.length = 0
  })
  const key = keyFor(tag, type)
  await page.keyboard.press(key)
  // The page answers once what the key began is done; the browser tells of it a moment after the next paint.
  const longest = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)))
    return Math.max(0, ...window.interactions)
  })
  if (key === '1') await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  // Below the shortest that is told: one frame.
  return Math.max(16, longest)
}

function keyFor(tag, type) {
  if (tag === 'select' || ['range', 'radio'].includes(type)) return 'ArrowDown'
  if (type === 'checkbox') return 'Space'
  if (type === 'date') return 'ArrowUp'
  return tag === 'input' ? '1' : 'Enter'
}

async function heightOf(slug) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const height = await within(
    OPENING_MS,
    openWhole(page, slug).then(() => page.evaluate(() => document.documentElement.scrollHeight)),
  )
  await within(CONTROL_MS, page.close())
  return height
}

/** Opens a page and scrolls through it, so that parts that wait to be seen are alive. A stream never rests. */
async function openWhole(page, slug) {
  await page.goto(`${site.url}/demo/${slug}`, { waitUntil: 'load', timeout: OPENING_MS })
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForTimeout(500)
}
