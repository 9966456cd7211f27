// A million transactions given to the customer page as a file: how long the browser's worker takes to read them and to
// add them up by customer, how long the answer then takes, and how much memory the page's process holds at its peak.
// The file is made here: 20,000 customers, two years, some rows without a customer, some cancellations. RETAIL_FILE
// names a real one to measure beside it, of which the counts are printed. It prints and never fails for a slow day.
import { createWriteStream, readFileSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { launchBrowser, runSite } from './site.mjs'

const ROWS = Number(process.argv[2] ?? 1_000_000)
const CUSTOMERS = 20_000
const WITHIN_MS = 180_000

const site = await runSite(8393)
let browser
try {
  const made = join(site.scratch, 'transactions.csv')
  await make(made)
  for (const file of [made, ...(process.env.RETAIL_FILE ? [process.env.RETAIL_FILE] : [])]) {
    browser = await launchBrowser()
    await measure(file)
    await browser.close()
    browser = undefined
  }
} finally {
  if (browser) await browser.close()
  await site.leave()
}

/** Park and Miller's generator: the same file every time. */
function generator() {
  let state = 20_261
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

async function make(path) {
  const random = generator()
  const out = createWriteStream(path)
  const day = (at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
  const days = Array.from({ length: 731 }, (_, at) => day(at))
  let text = 'Invoice,Quantity,InvoiceDate,Price,Customer ID\n'
  let [invoice, left, when, customer] = [100_000, 0, 0, '']
  for (let row = 0; row < ROWS; row += 1) {
    if (left === 0) {
      invoice += 1
      left = 1 + Math.floor(6 * random())
      when = Math.floor(731 * random())
      // Some buy far more often than others, and one row in twelve names nobody.
      customer =
        random() < 1 / 12 ? '' : String(10_000 + Math.floor(CUSTOMERS * random() * random()))
    }
    left -= 1
    const isCancelled = invoice % 50 === 0
    const pieces = 1 + Math.floor(12 * random())
    const price = (0.5 + 20 * random() ** 3).toFixed(2)
    text += `${isCancelled ? `C${invoice},-` : `${invoice},`}${pieces},${days[when]} 09:30:00,${price},${customer}\n`
    if (text.length > 1 << 20) {
      if (!out.write(text)) await once(out, 'drain')
      text = ''
    }
  }
  out.end(text)
  await once(out, 'finish')
}

/** The most memory that the browser's pages and their workers have held, in megabytes; Linux tells. */
async function peak() {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
  return Math.max(...held.map(Number)) / 1024
}

async function measure(file) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(WITHIN_MS)
  await page.goto(`${site.url}/demo/customer-segmentation`)
  const chooser = page.getByLabel('Your transactions', { exact: true })
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  await chooser.waitFor({ state: 'attached' })
  const before = await peak()
  const sent = page.waitForRequest(/\/histories$/)
  const began = performance.now()
  await chooser.setInputFiles(file)
  const found = page.getByRole('list', { name: 'What was found in the rows' })
  await found.waitFor()
  const read = performance.now() - began
  const bytes = (await sent).postDataBuffer()?.length ?? 0
  await page.locator('.demo-answer').getByText('without a customer').waitFor()
  const whole = performance.now() - began
  const name = basename(file)
  const line = (what, value, unit) => console.log(`${name} ${what} ${value} ${unit}`)
  line('size', (statSync(file).size / 1e6).toFixed(1), 'MB')
  line('read_and_added_up', read.toFixed(0), 'ms')
  line('until_answered', whole.toFixed(0), 'ms')
  line('sent', (bytes / 1e6).toFixed(2), 'MB')
  line('page_memory_before', before.toFixed(0), 'MB')
  line('page_memory_peak', (await peak()).toFixed(0), 'MB')
  for (const text of await found.getByRole('listitem').allTextContents()) console.log(`  ${text}`)
}
