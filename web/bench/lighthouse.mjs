// Lighthouse on a phone's terms over the release binary: the median of three
// runs a route. It prints scores and never fails: a slow day is not a bug.
// Lighthouse weighs more than the site's own tools, so it is fetched on first use.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('..', import.meta.url))
const tools = join(web, '.cache/lighthouse')
const cli = join(tools, 'node_modules/lighthouse/cli/index.js')
const routes = process.argv.slice(2).length
  ? process.argv.slice(2)
  : [
      '/',
      '/services/data-architecture',
      '/demo/overview',
      '/contact',
      '/demo/bond-yields',
      '/demo/mortgage-api',
    ]
const runs = 3
const port = 8391

if (!existsSync(cli)) {
  execFileSync(
    'npm',
    ['install', '--prefix', tools, '--no-audit', '--no-fund', 'lighthouse@12.8.2'],
    {
      stdio: 'ignore',
    },
  )
}

const scratch = mkdtempSync(join(tmpdir(), 'boreal-lighthouse-'))
const binary = process.env.SITE_BINARY ?? join(web, '../target/release/boreal')
const server = spawn(binary, ['serve', '--listen', `127.0.0.1:${port}`, '--data-dir', scratch], {
  stdio: 'ignore',
  env: { ...process.env, BOREAL_SOURCES_LIVE: 'false' },
})
try {
  await untilReady(`http://127.0.0.1:${port}/healthz`)
  console.log('route                          perf  a11y  best   seo   LCP ms  TBT ms  CLS')
  for (const route of routes) {
    const reports = Array.from({ length: runs }, () => audit(`http://127.0.0.1:${port}${route}`))
    const median = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)]
    const score = (category) =>
      Math.round(median((report) => report.categories[category].score) * 100)
    const metric = (name) => median((report) => report.audits[name].numericValue)
    console.log(
      [
        route.padEnd(30),
        ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
          String(score(name)).padStart(4),
        ),
        metric('largest-contentful-paint').toFixed(0).padStart(7),
        metric('total-blocking-time').toFixed(0).padStart(6),
        metric('cumulative-layout-shift').toFixed(4).padStart(8),
      ].join('  '),
    )
  }
} finally {
  server.kill()
  rmSync(scratch, { recursive: true, force: true })
}

function audit(url) {
  const output = join(scratch, 'report.json')
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
  execFileSync(
    process.execPath,
    [cli, url, '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`],
    {
      stdio: 'ignore',
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    },
  )
  return JSON.parse(readFileSync(output, 'utf8'))
}

async function untilReady(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${binary} does not answer`)
}
