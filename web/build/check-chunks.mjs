// Checks what an edit costs a returning visitor: one demo's page is changed in memory, and of all the files built
// only that page's own may have another name.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const slug = process.argv[2] ?? 'bond-yields'
const page = `app/demos/${slug}/page.tsx`

/** The names of the files that are built, with an edit or without. */
async function filesOf(edit) {
  const { output } = await build({
    root,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'edit',
        transform: (code, id) => (id.endsWith(`/${page}`) && edit ? `${code}\n${edit}` : null),
      },
    ],
  })
  return new Set(output.map((file) => file.fileName).filter((name) => name.startsWith('assets/')))
}

const before = await filesOf('')
const after = await filesOf(`globalThis.edited = 'now'`)
const renamed = [...before].filter((name) => !after.has(name))
console.log(`an edit in ${page} renames ${renamed.join(', ') || 'nothing'} of ${before.size} files`)
const isOwn = (name) => new RegExp(`^assets/${slug}-[\\w-]{8}\\.js$`).test(name)
if (renamed.length !== 1 || !renamed.every(isOwn)) {
  console.error(`only the file of ${slug} may change its name`)
  process.exit(1)
}
