// Large files in the sandbox, in a browser: how long each takes to be read and asked by columns and in SQL, the most
// memory its process held, the longest the page stood still, whether progress was shown, and how soon it stops when
// it is told to. It prints and never fails: a slow day is not a bug. Figures that were published of a file stand
// beside ours. 3,000,000 flights come with the packages, 200 MB of CSV are written to a scratch folder; TABLES_DIR is a
// folder with the retail file that `app/demos/data-visualization/data/README.md` names.
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser, runSite, web } from './site.mjs'

const STILL_MS = 200
const CSV_BYTES = 200e6
const WAIT = { timeout: 600_000 }

const flights = join(web, 'node_modules/vega-datasets/data/flights-3m.parquet')
const retail = join(process.env.TABLES_DIR ?? '', 'online_retail_2009-2010.parquet')
const scratch = mkdtempSync(join(tmpdir(), 'boreal-tables-'))
const csv = join(scratch, 'orders-200mb.csv')
await writeCsv()

const site = await runSite(Number(process.env.SITE_PORT ?? 8393))
const browser = await launchBrowser()
try {
  console.log(
    'what                                          seconds   peak MB   still ms   progress',
  )
  await measure('3,000,000 flights, Parquet', flights, async (page, step) => {
    // Airports are too many to be offered as groups: they are asked for in SQL.
    await step('  average delay by hour of the day, by columns', async () => {
      await word(page, 'Figure').selectOption('mean')
      await word(page, 'Measure').selectOption('delay')
      await word(page, 'Grouped by').selectOption('date')
      await word(page, 'Span of time').selectOption('hour of the day')
      await answered(page, /By date, average delay is highest for \d+ h/)
    })
    await step('  DuckDB fetched, started, given the table', async () => {
      await ask(page, 'SELECT 1 AS one')
    })
    await step('  count, mean, deviation, 95th, ends, in SQL', async () => {
      await ask(
        page,
        'SELECT count(*) AS n, avg(delay) AS mean, stddev_samp(delay) AS sd, quantile_cont(delay, 0.95) AS p95, min(delay) AS low, max(delay) AS high FROM data',
      )
    })
    const expected = '3000000 6.667867666666667 32.38334200387732 61 -1116 1688'
    console.log(`    found      ${await firstRow(page)}\n    published  ${expected}`)
    await step('  top 100 of a window function, in SQL', async () => {
      await ask(
        page,
        'SELECT origin, destination, delay FROM data QUALIFY row_number() OVER (PARTITION BY origin ORDER BY delay DESC) = 1 ORDER BY delay DESC LIMIT 100',
      )
    })
    await stopped(page, '  a question in SQL stopped', async () => {
      await start(page, 'SELECT sum(a.range * b.range) FROM range(9000000) a, range(9000000) b')
      await page.getByRole('progressbar', { name: 'Running the question' }).waitFor(WAIT)
      return page.getByRole('button', { name: 'Stop', exact: true })
    })
  })
  await measure('200 MB of CSV', csv, async (page, step) => {
    await step('  sum by city, in SQL', async () => {
      await ask(page, 'SELECT city, sum(amount) AS amount FROM data GROUP BY city')
    })
    await stopped(page, '  reading it stopped', async () => {
      await page.getByLabel('Your table', { exact: true }).setInputFiles(csv)
      return page.getByRole('button', { name: 'Stop reading' })
    })
  })
  if (existsSync(retail))
    await measure('525,461 sales of a shop, Parquet', retail, async (page, step) => {
      // The file has quantity and price; their product is a column of what SQL comes to.
      await step('  value of each row, in SQL', async () => {
        await ask(page, 'SELECT InvoiceDate, Country, Quantity * Price AS "value" FROM data')
      })
      await step('  value by month, split by country, by columns', async () => {
        await word(page, 'Figure').selectOption('sum')
        await word(page, 'Measure').selectOption('value')
        await word(page, 'Grouped by').selectOption('InvoiceDate')
        await word(page, 'Span of time').selectOption('month')
        await word(page, 'Split by').selectOption('Country')
        // No step before has a figure of this name.
        const name = 'Sum of value by month, split by Country'
        await page.getByRole('figure', { name }).waitFor(WAIT)
      })
      await step('  value by month and country, in SQL', async () => {
        await ask(
          page,
          `SELECT date_trunc('month', InvoiceDate) AS "month", Country, sum(Quantity * Price) AS "value" FROM data GROUP BY ALL ORDER BY ALL`,
        )
      })
      console.log(`    first row  ${await firstRow(page)}`)
    })
  else
    console.log(
      'retail sales: not measured; set TABLES_DIR to a folder with the file that app/demos/data-visualization/data/README.md names',
    )
} finally {
  await browser.close()
  await site.leave()
  rmSync(scratch, { recursive: true, force: true })
}

/** Opens a page, gives it a file and takes the steps that follow, each with a line of its own. */
async function measure(what, file, steps) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    window.stills = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.stills.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    window.shares = new Set()
    setInterval(() => {
      const bar = document.querySelector('progress')
      if (bar) window.shares.add(bar.value)
    }, 20)
  })
  await page.goto(`${site.url}/demo/data-visualization`)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor(WAIT)
  await page.waitForLoadState('networkidle')
  const step = async (name, work) => {
    await page.evaluate(() => {
      window.stills.length = 0
      window.shares.clear()
    })
    const began = Date.now()
    await work()
    const seconds = (Date.now() - began) / 1000
    const seen = await page.evaluate(() => ({
      still: Math.max(0, ...window.stills),
      shares: window.shares.size,
    }))
    const isStill = seen.still > STILL_MS ? ` over ${String(STILL_MS)}` : ''
    console.log(
      [
        name.padEnd(46),
        seconds.toFixed(1).padStart(6),
        (await peakMegabytes()).padStart(9),
        `${seen.still.toFixed(0)}${isStill}`.padStart(10),
        seen.shares > 1 ? `  ${String(seen.shares)} values` : '  none seen',
      ].join(' '),
    )
  }
  try {
    await step(what, async () => {
      await page.getByLabel('Your table', { exact: true }).setInputFiles(file)
      await page.getByText('never left this browser').waitFor(WAIT)
      await answered(page, /[\d,]+ rows, \d+ columns/)
    })
    await steps(page, step)
  } catch (error) {
    console.log(`  not measured to its end: ${error.message.split('\n')[0]}`)
  }
  await page.close()
}

/** How soon what runs has stopped, and that the page still answers. */
async function stopped(page, name, begin) {
  const button = await begin()
  await button.waitFor(WAIT)
  const began = Date.now()
  await button.click()
  await page.getByRole('progressbar').waitFor({ state: 'detached', ...WAIT })
  const ms = Date.now() - began
  await answered(page, /[\d,]+ rows?, \d+ columns?/)
  console.log(`${name.padEnd(46)} ${String(ms)} ms`)
}

function word(page, name) {
  return page
    .getByRole('form', { name: 'Your question' })
    .getByRole('combobox', { name, exact: true })
}

function answered(page, text) {
  return page.locator('.demo-answer').filter({ hasText: text }).waitFor(WAIT)
}

async function start(page, text) {
  await page.getByRole('tab', { name: 'SQL' }).click()
  await page.getByRole('textbox', { name: 'Question in SQL' }).fill(text)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
}

/** Asks in SQL and waits for the answer. */
async function ask(page, text) {
  const panel = page.getByRole('region', { name: 'SQL', exact: true })
  const before = panel.getByText(/ rows? in /)
  await start(page, text)
  await before.waitFor({ state: 'detached', ...WAIT })
  await before.waitFor(WAIT)
}

async function firstRow(page) {
  await page.getByRole('heading', { name: 'The rows' }).scrollIntoViewIfNeeded()
  const row = page.getByRole('region', { name: 'Rows of the table' }).getByRole('row').nth(1)
  await row.waitFor(WAIT)
  return (await row.getByRole('cell').allTextContents()).join(' ')
}

/** The most the largest process of the browser's pages has held at once, by the system's own count. */
async function peakMegabytes() {
  const client = await browser.newBrowserCDPSession()
  const { processInfo } = await client.send('SystemInfo.getProcessInfo')
  await client.detach()
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const file = `/proc/${String(id)}/status`
      const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1000
    })
  const peak = Math.max(...peaks)
  return Number.isNaN(peak) ? 'unknown' : peak.toFixed(0)
}

/** Orders of a shop that does not exist: generated, for their size alone. */
async function writeCsv() {
  const cities = ['Ottawa', 'Québec', 'Halifax', 'Calgary', 'Winnipeg', 'Victoria', 'Regina']
  const days = Array.from({ length: 1800 }, (_, at) =>
    new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
  )
  const out = createWriteStream(csv)
  out.write('order,day,city,product,amount,paid\n')
  let [written, row, seed] = [0, 0, 7]
  while (written < CSV_BYTES) {
    const lines = []
    for (let count = 0; count < 20_000; count += 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
      const draw = seed >> 8
      lines.push(
        `${row},${days[row % 1800]},${cities[draw % 7]},product ${draw % 5000},${draw % 1000}.${10 + (draw % 90)},${draw % 3 === 0 ? 'no' : 'yes'}\n`,
      )
      row += 1
    }
    const part = Buffer.from(lines.join(''))
    written += part.length
    if (!out.write(part)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}
