// Writes the client's types from the committed contract; with --check it only says whether they are fresh.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const contract = new URL('../app/api/openapi.gen.json', import.meta.url)
const types = new URL('../app/api/schema.gen.ts', import.meta.url)

const fresh = `// Generated from openapi.gen.json by build/api-types.mjs.\n${astToString(await openapiTS(contract))}`
if (!process.argv.includes('--check')) {
  await writeFile(types, fresh)
} else if ((await readFile(types, 'utf8').catch(() => '')) !== fresh) {
  console.error('web/app/api/schema.gen.ts is stale: run `make gen`')
  process.exit(1)
}
