// Writes the reports of demos that compute in the browser, by the same code: `make gen` runs it, and each demo's own
// test says when its report is stale.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const demos = ['data-visualization']

const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
for (const slug of demos) {
  const folder = `app/demos/${slug}`
  const { file, makeReport } = await server.ssrLoadModule(`/${folder}/make-report.ts`)
  const table = new Blob([await readFile(`${root}${folder}/data/${file}`)])
  await writeFile(`${root}${folder}/default-report.gen.json`, await makeReport(table))
}
await server.close()
