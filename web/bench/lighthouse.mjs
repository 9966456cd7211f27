// Lighthouse on a phone's terms over the release binary: medians of five rounds, each beside a bare prerendered
// React page that hydrates one button. Times vary with the machine and its day, the distance to the bare page does
// not. It prints and never fails: a slow day is not a bug.
// Lighthouse weighs more than the site's own tools, so it is fetched on first use.
// SITE_URL measures a site that runs already; routes on the command line replace the list below.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveBare } from './bare/serve.mjs'
import { chromiumPath, demoSlugs, runSite, web } from './site.mjs'

const tools = join(web, '.cache/lighthouse')
const cli = join(tools, 'node_modules/lighthouse/cli/index.js')
const routes = process.argv.slice(2).length
  ? process.argv.slice(2)
  : [
      '/',
      '/services/data-architecture',
      '/demo/overview',
      '/contact',
      ...demoSlugs.map((slug) => `/demo/${slug}`),
    ]
const rounds = Number(process.env.ROUNDS ?? 5)

if (!existsSync(cli)) {
  execFileSync(
    'npm',
    ['install', '--prefix', tools, '--no-audit', '--no-fund', 'lighthouse@12.8.2'],
    { stdio: 'ignore' },
  )
}

const site = await runSite(8391)
let bare
try {
  bare = await serveBare(`${site.url}/`)
  const pages = [
    { name: 'bare page', url: bare.address },
    ...routes.map((route) => ({ name: route, url: site.url + route })),
  ].map((page) => ({ ...page, reports: [] }))
  // Round by round, so that a slow minute falls on all pages alike.
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) page.reports.push(await audit(page.url))
  print(pages)
} finally {
  bare?.stop()
  await site.leave()
}

function print([bareOne, ...others]) {
  const reference = figures(bareOne)
  console.log(
    'page                            perf a11y best  seo   LCP ms  TBT ms  x bare      CLS',
  )
  line(bareOne.name, reference, reference, '')
  for (const page of others) {
    const found = figures(page)
    line(page.name, found, reference, verdict(page.name, found, reference))
  }
}

/** The distances the design allows: `/` and its like stay near the bare page, a demo may cost twice as much. */
function verdict(name, found, reference) {
  const isDemo = name.startsWith('/demo/') && name !== '/demo/overview'
  const [times, more, points] = isDemo ? [2, 150, 5] : [1.2, 50, 2]
  const blocking = Math.max(times * reference.blocking, reference.blocking + more)
  const misses = []
  if (found.blocking > blocking) misses.push(`TBT over ${blocking.toFixed(0)}`)
  if (found.performance < reference.performance - points)
    misses.push(`score under ${String(reference.performance - points)}`)
  return misses.join(', ') || 'within'
}

function figures({ reports }) {
  const median = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(rounds / 2)]
  const score = (category) =>
    Math.round(median((report) => report.categories[category].score) * 100)
  const metric = (name) => median((report) => report.audits[name].numericValue)
  return {
    performance: score('performance'),
    others: ['accessibility', 'best-practices', 'seo'].map(score),
    paint: metric('largest-contentful-paint'),
    blocking: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
  }
}

function line(name, { performance, others, paint, blocking, shift }, reference, said) {
  console.log(
    [
      name.padEnd(30),
      ...[performance, ...others].map((score) => String(score).padStart(4)),
      paint.toFixed(0).padStart(8),
      blocking.toFixed(0).padStart(7),
      // Under a millisecond there is nothing to divide by.
      (blocking / Math.max(1, reference.blocking)).toFixed(1).padStart(7),
      shift.toFixed(4).padStart(8),
      said,
    ].join(' '),
  )
}

/** Now and then Chromium loses a trace (NO_NAVSTART); such a run says nothing of the page and is made again. */
async function audit(url, attempts = 3) {
  const output = join(site.scratch, 'report.json')
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
  // Not synchronously: this process serves the bare page.
  try {
    await promisify(execFile)(
      process.execPath,
      [cli, url, '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: chromiumPath } },
    )
  } catch (error) {
    if (attempts > 1) return audit(url, attempts - 1)
    throw error
  }
  return JSON.parse(readFileSync(output, 'utf8'))
}
