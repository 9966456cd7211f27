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
  const site = spawn(siteBinary, ['serve', '--listen', '127.0.0.1:0', '--data-dir', 'data'], {
    cwd: mkdtempSync(join(tmpdir(), 'boreal-e2e-')),
    env: { ...process.env, RUST_LOG: 'warn', BOREAL_SOURCES_LIVE: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) =>
    site.once('exit', () => {
      resolve()
    }),
  )
  // It finds a free port itself and prints its address once it listens.
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    site.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const printed = /is at (http:\S+)\s/.exec(said)?.[1]
      if (printed !== undefined) resolve(printed)
    })
    site.once('exit', () => {
      reject(new Error('the site does not start'))
    })
  })
  return {
    address,
    stop: () => {
      site.kill('SIGTERM')
      return ended
    },
  }
}
