// What the measurements share: the release binary on a port of its own with a scratch folder, and a browser.
// SITE_BINARY and CHROMIUM name others; SITE_URL is a site that runs already.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

export const web = fileURLToPath(new URL('..', import.meta.url))
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The demos that have a page of their own. */
export const demoSlugs = readdirSync(join(web, 'app/demos')).filter((slug) =>
  existsSync(join(web, 'app/demos', slug, 'page.tsx')),
)

export const launchBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** The site, started and ready; `stop` ends it, `start` begins it anew on the same data, `leave` clears up. */
export async function runSite(port) {
  const binary = process.env.SITE_BINARY ?? join(web, '../target/release/boreal')
  const url = process.env.SITE_URL ?? `http://127.0.0.1:${port}`
  const scratch = mkdtempSync(join(tmpdir(), 'boreal-bench-'))
  let server

  async function start() {
    if (process.env.SITE_URL) return
    server = spawn(binary, ['serve', '--listen', `127.0.0.1:${port}`, '--data-dir', scratch], {
      stdio: 'ignore',
      env: {
        ...process.env,
        BOREAL_SOURCES_LIVE: 'false',
        BOREAL_LIMITS_API_PER_MINUTE: '100000',
      },
    })
    const failed = new Promise((resolve) => server.once('error', resolve))
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await fetch(`${url}/healthz`).catch(() => null)
      // Another server may hold the port: then ours is gone already.
      if (server.exitCode !== null || server.pid === undefined) break
      if (answer?.ok) return
      await Promise.race([wait(100), failed])
    }
    throw new Error(`${binary} did not answer on ${url}`)
  }
  /** How long it took, in ms. */
  async function stop() {
    const began = Date.now()
    if (server?.pid !== undefined && server.exitCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
    }
    return Date.now() - began
  }
  async function leave() {
    await stop()
    rmSync(scratch, { recursive: true, force: true })
  }

  await start().catch(async (error) => {
    await leave()
    throw error
  })
  return { url, scratch, start, stop, leave }
}
