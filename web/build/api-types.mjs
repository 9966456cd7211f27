// Writes what the pages take from the committed contract: the types of every path, and per demo the fields of its
// operations with their limits. With --check it only says whether they are fresh.
import { access, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { format } from 'prettier'
import { fieldsOfDemos } from './contract-fields.mjs'

const app = new URL('../app/', import.meta.url)
const contract = new URL('api/openapi.gen.json', app)

const files = new Map([
  [
    'api/schema.gen.ts',
    `// Generated from openapi.gen.json by build/api-types.mjs.\n${astToString(await openapiTS(contract, { defaultNonNullable: false }))}`,
  ],
])
for (const [slug, operations] of fieldsOfDemos(JSON.parse(await readFile(contract, 'utf8')))) {
  const hasPage = await access(new URL(`demos/${slug}/`, app)).then(
    () => true,
    () => false,
  )
  if (!hasPage) continue
  const lines = Object.entries(operations).map(
    ([name, fields]) => `export const ${name} = ${JSON.stringify(fields)} as const`,
  )
  files.set(
    `demos/${slug}/fields.gen.ts`,
    await format(
      `// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.\n${lines.join('\n\n')}\n`,
      { parser: 'typescript', semi: false, singleQuote: true, printWidth: 100 },
    ),
  )
}

const isCheck = process.argv.includes('--check')
for (const [path, fresh] of files) {
  const file = new URL(path, app)
  if (!isCheck) await writeFile(file, fresh)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== fresh) {
    console.error(`web/app/${path} is stale: run \`make gen\``)
    process.exitCode = 1
  }
}
