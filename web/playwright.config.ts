import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// The real binary on the built site. SITE_URL tests a server that runs already,
// SITE_BINARY another binary, CHROMIUM another browser. None begins with BOREAL_: the server
// inherits them and refuses settings it does not know.
const running = process.env['SITE_URL']
export const siteBinary =
  process.env['SITE_BINARY'] ?? join(import.meta.dirname, '../target/debug/boreal')
// Workers read this file too, and inherit the address that the server has printed by then.
const address = running ?? process.env['SITE_ADDRESS']

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes at a second try is named under its own heading, and fails the run when there is too much of it.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list'], ['./e2e/flaky-limit.ts']],
  // The most a test waits for what it needs: on a busy machine everything takes longer.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide without windows as with them.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(running === undefined && {
    webServer: {
      // Outside the repository, so that no boreal.toml of the developer's is read. Workers read this file too.
      cwd: process.env['TEST_WORKER_INDEX'] ? tmpdir() : mkdtempSync(join(tmpdir(), 'boreal-e2e-')),
      // It finds a free port itself and prints its address once it listens: kept as SITE_ADDRESS.
      command: `"${siteBinary}" serve --listen 127.0.0.1:0 --data-dir data`,
      wait: { stdout: /is at (?<site_address>http:\S+)\s/ },
      timeout: 300_000,
      env: {
        RUST_LOG: 'warn',
        BOREAL_SOURCES_LIVE: 'false',
        // The tests send more than a visitor would.
        BOREAL_LIMITS_CONTACT_PER_MINUTE: '10000',
        BOREAL_LIMITS_CONTACT_PER_DAY: '10000',
        BOREAL_LIMITS_CONTACT_PER_DAY_PER_NETWORK: '10000',
        BOREAL_LIMITS_API_PER_MINUTE: '100000',
        // Each test says which visitor it is.
        BOREAL_TRUSTED_PROXIES: '127.0.0.1',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  }),
})
