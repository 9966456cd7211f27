// A browser left on the weather stream while the server restarts under it: does its
// memory stay flat, does the console stay clean, and does every event arrive once?
// Minutes on the command line: node bench/soak.mjs 10. Fails when an answer is no.
import { launchBrowser, runSite, wait } from './site.mjs'

const minutes = Number(process.argv[2] ?? 1)
const site = await runSite(Number(process.env.SITE_PORT ?? 8392))
const stream = `${site.url}/api/v1/real-time-analytics/stream`

/** The events of the server's own memory after one of them, up to another. */
async function remembered(after, until) {
  const asked = new AbortController()
  const answer = await fetch(`${stream}?last_event_id=${after}`, { signal: asked.signal })
  const ids = []
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body) {
    text += decoder.decode(chunk, { stream: true })
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const id = /^id: ?(.*)$/m.exec(frame)?.[1]
      if (id && /^event: ?(observation|alert|window)$/m.test(frame)) ids.push(id)
    }
    if (ids.includes(until)) break
  }
  asked.abort()
  return ids.slice(0, ids.indexOf(until) + 1)
}

const seen = []
const resets = []
const troubles = []
let isDown = false
let refusals = 0

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
page.on('console', (message) => {
  if (message.type() !== 'error') return
  // The browser itself reports a server that is gone; no page can keep it from doing so.
  if (isDown && /net::ERR_/.test(message.text())) refusals += 1
  else troubles.push(message.text())
})
page.on('pageerror', (error) => troubles.push(error.message))
await page.exposeFunction('soakSaw', (name, id) => {
  if (name === 'reset') resets.push(id)
  else seen.push(id)
})
await page.addInitScript(() => {
  // Notes what the browser hands to the page, before the page decides what to do with it.
  const Native = window.EventSource
  window.EventSource = class extends Native {
    constructor(url, options) {
      super(url, options)
      for (const name of ['observation', 'alert', 'window', 'reset'])
        this.addEventListener(name, (event) => window.soakSaw(name, event.lastEventId))
    }
  }
})
await page.goto(`${site.url}/demo/real-time-analytics`)
await page.getByText(/^Replay \d+×$/).waitFor({ timeout: 60_000 })

const devtools = await page.context().newCDPSession(page)
await devtools.send('HeapProfiler.enable')
const heaps = []
async function measure() {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  heaps.push({ minute: (Date.now() - began) / 60_000, megabytes: usedSize / 1e6, nodes })
}

const began = Date.now()
const every = Math.max(5_000, (minutes * 60_000) / 20)
let hasRestarted = false
let outage = 0
let drained = 0
while (Date.now() - began < minutes * 60_000) {
  await wait(every)
  await measure()
  if (!hasRestarted && Date.now() - began > minutes * 30_000) {
    hasRestarted = true
    isDown = true
    const from = Date.now()
    drained = await site.stop()
    await wait(3_000)
    await site.start()
    outage = Date.now() - from
    await page.getByText(/^Replay \d+×$/).waitFor({ timeout: 60_000 })
    isDown = false
  }
}

// The page's own count, then the server's.
const figure = async (name) =>
  Number((await page.locator(`dt:text-is("${name}") + dd`).textContent()).replaceAll(',', ''))
const own = {
  received: await figure('Events received'),
  lost: await figure('Lost'),
  twice: await figure('Came twice, dropped'),
}
const last = seen.at(-1)
// Four minutes back, for the server remembers five, and only of the run that is on.
const run = (id) => id.split('.')[1]
const tail = seen
  .slice(-Math.min(seen.length, Math.round((seen.length / minutes) * 4)))
  .filter((id) => run(id) === run(last))
const record = await remembered(tail[0], last)
await browser.close()
await site.leave()

const numbers = seen.map((id) => id.split('.').map((part) => Number(part)))
let breaks = 0
for (let at = 1; at < numbers.length; at += 1) {
  const [, run, number] = numbers[at]
  const [, lastRun, lastNumber] = numbers[at - 1]
  if (run === lastRun && number !== lastNumber + 1) breaks += 1
}
const repeated = seen.length - new Set(seen).size
const differs = record.join() !== tail.slice(1).join()
const settled = heaps.filter(({ minute }) => minute > minutes * 0.2)
const half = Math.ceil(settled.length / 2)
const mean = (list) => list.reduce((sum, { megabytes }) => sum + megabytes, 0) / list.length
const growth = mean(settled.slice(half)) - mean(settled.slice(0, half))

console.log(`weather stream, ${minutes} min in a browser, server restarted once`)
console.log(`  events seen ${seen.length}, page took ${own.received}, resets ${resets.length}`)
console.log(
  `  out of sequence ${breaks}, repeated ${repeated}, page: lost ${own.lost}, twice ${own.twice}`,
)
console.log(`  server's own record: ${record.length} events, ${differs ? 'DIFFERS' : 'the same'}`)
console.log(
  `  server stopped in ${drained} ms, away for ${outage} ms; the browser reported ${refusals} failed tries`,
)
console.log(
  `  heap after collection: ${heaps.map(({ megabytes }) => megabytes.toFixed(1)).join(' ')} MB`,
)
console.log(
  `  second half minus first: ${growth.toFixed(2)} MB; nodes ${heaps.at(0)?.nodes} to ${heaps.at(-1)?.nodes}`,
)
console.log(
  `  console errors: ${troubles.length}${troubles.length ? `: ${troubles.join(' | ')}` : ''}`,
)

const failed = [
  [seen.length === 0, 'no event arrived'],
  [breaks > 0 || repeated > 0 || own.lost > 0 || own.twice > 0, 'an event was lost or came twice'],
  [differs, 'the page saw other events than the server sent'],
  [troubles.length > 0, 'the console had errors'],
  // A tenth of a typical heap; a leak of one event object a second would pass it in minutes.
  [minutes >= 5 && growth > 1, 'memory grew'],
].filter(([isBad]) => isBad)
for (const [, reason] of failed) console.error(reason)
process.exit(failed.length > 0 ? 1 : 0)
