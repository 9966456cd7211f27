// Writes what the pages take from the committed contract: the types of every path, the endpoints as
// `/api` tells them, and per demo its types and the fields of its operations with their limits; and the scores of a model card. With
// --check it only says whether they are fresh.
import { access, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { format } from 'prettier'
import { fieldsOfDemos } from './contract-fields.mjs'
import { endpointsOf } from './endpoints.mjs'
import { extractorScores } from './model-cards.mjs'

const app = new URL('../app/', import.meta.url)
const contract = new URL('api/openapi.gen.json', app)

const files = new Map([
  [
    'api/schema.gen.ts',
    `// Generated from openapi.gen.json by build/api-types.mjs.\n${astToString(await openapiTS(contract, { defaultNonNullable: false }))}`,
  ],
])
const parsed = JSON.parse(await readFile(contract, 'utf8'))
files.set('api/endpoints.gen.json', `${JSON.stringify(endpointsOf(parsed), null, 1)}\n`)
files.set(
  'content/extractor-scores.gen.json',
  `${JSON.stringify(await extractorScores(), null, 1)}\n`,
)
const typescript = (source) =>
  format(`// Generated from openapi.gen.json by build/api-types.mjs: ${source}\n`, {
    parser: 'typescript',
    semi: false,
    singleQuote: true,
    printWidth: 100,
  })

const isThere = (path) =>
  access(new URL(path, app)).then(
    () => true,
    () => false,
  )

/** The schemas of a demo by their names without its own, and the type of the report its page is prerendered with. */
function typesOf(slug) {
  const demo = slug.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())
  const names = Object.keys(parsed.components.schemas).filter((name) =>
    name.replace('Sourced_', '').startsWith(demo),
  )
  const report = [`Sourced_${demo}DefaultReport`, `${demo}DefaultReport`, `${demo}Report`].find(
    (name) => names.includes(name),
  )
  const types = names.map((name) => {
    const short = name.replace('Sourced_', 'Sourced').replace(demo, '')
    return `export type ${short} = Schemas['${name}']`
  })
  return `the demo's types, and what its page is prerendered with.
import type { components } from '@/api/schema.gen'
import report from './default-report.gen.json'

type Schemas = components['schemas']
${types.join('\n')}

// Both are made from the same types; a JSON file cannot say which of its texts are choices and which lists are pairs.
export const defaultReport = report as unknown as Schemas['${report}']`
}

for (const [slug, operations] of fieldsOfDemos(parsed)) {
  if (!(await isThere(`demos/${slug}/`))) continue
  const lines = Object.entries(operations).map(
    ([name, fields]) => `export const ${name} = ${JSON.stringify(fields)} as const`,
  )
  files.set(
    `demos/${slug}/fields.gen.ts`,
    await typescript(`the fields each operation takes, and their limits.\n${lines.join('\n\n')}`),
  )
  if (await isThere(`demos/${slug}/default-report.gen.json`))
    files.set(`demos/${slug}/contract.gen.ts`, await typescript(typesOf(slug)))
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
