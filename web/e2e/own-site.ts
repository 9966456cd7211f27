import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteBinary } from '../playwright.config'

/** A local server on any free port. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: portOf(server) }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** The site once more, with settings of a test's own. */
export async function startSite(settings: Record<string, string>) {
  const { server, port } = await listen(() => undefined)
  await new Promise((resolve) => server.close(resolve))
  const address = `http://127.0.0.1:${String(port)}`
  const site = spawn(
    siteBinary,
    ['serve', '--listen', address.slice('http://'.length), '--data-dir', 'data'],
    {
      cwd: mkdtempSync(join(tmpdir(), 'boreal-e2e-')),
      env: { ...process.env, RUST_LOG: 'warn', BOREAL_SOURCES_LIVE: 'false', ...settings },
      stdio: 'inherit',
    },
  )
  const ended = new Promise<void>((resolve) =>
    site.once('exit', () => {
      resolve()
    }),
  )
  for (let tries = 0; !(await isUp(address)); tries++) {
    if (tries === 300 || site.exitCode !== null) throw new Error('the site does not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    address,
    stop: () => {
      site.kill('SIGTERM')
      return ended
    },
  }
}

const isUp = (address: string) =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
