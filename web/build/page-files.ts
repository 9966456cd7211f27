// Keeps the names of files that are loaded on demand out of the scripts that load them. A dynamic import is written
// with the hash of its target into the script that makes it: one edited demo would rename the entry, and with it
// every file that imports from the entry. What is loaded on demand therefore becomes an entry of its own, and the
// client asks `lib/page-files.ts` for its name, which the prerender writes into each page.
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const dynamicImport = /\bimport\(\s*'([^']+)'\s*\)/g
/** The list of the demos' pages, and what stands in its place in the browser. */
const listedPages = 'app/demos/pages.ts'
const builtPages = 'app/demos/pages.built.ts'

export function pageFiles(): Plugin {
  let root = ''
  /** Makes a file of a module that is loaded on demand. */
  const entryOf = (module: string) => ({
    type: 'chunk' as const,
    id: `${root}/${module}`,
    name: nameOf(module),
    preserveSignature: 'allow-extension' as const,
  })
  return {
    name: 'page-files',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
    },
    // The pages of single figures have an entry beside the site's own, which `index.html` names. The demos' pages are
    // listed where the browser does not look.
    async buildStart() {
      this.emitFile({ type: 'chunk', id: `${root}/app/entry-embed.tsx`, name: 'embed' })
      const list = await readFile(`${root}/${listedPages}`, 'utf8')
      for (const [, source = ''] of list.matchAll(dynamicImport))
        this.emitFile(entryOf(`${join('app/demos', source)}.tsx`))
    },
    async resolveId(source, importer) {
      if (source.endsWith('/pages')) {
        const pages = await this.resolve(source, importer, { skipSelf: true })
        return pages?.id === `${root}/${listedPages}` ? `${root}/${builtPages}` : null
      }
      // The catalogue holds what every demo says of itself. A demo's page takes a copy of its own part: were it to
      // import the catalogue, an edit there would rename every page.
      if (source !== './meta' || !/\/app\/demos\/[^/]+\//.test(importer ?? '')) return null
      const meta = await this.resolve(source, importer, { skipSelf: true })
      return meta ? `${meta.id}?own` : null
    },
    async transform(code, id) {
      if (!id.startsWith(`${root}/app/`) || id.includes('?')) return null
      let isChanged = false
      let out = code
      for (const [whole, source] of code.matchAll(dynamicImport)) {
        const target = await this.resolve(source ?? '', id)
        if (!target || source === undefined) return this.error(`${id}: ${whole} leads nowhere`)
        const module = relative(root, target.id)
        // Packages and data keep the builder's own way: they change with the script that asks for them.
        if (!/^app\/.*\.tsx?$/.test(module)) continue
        this.emitFile(entryOf(module))
        out = out.replace(whole, `loadFile('${module.replace(/^app\/|\.tsx?$/g, '')}')`)
        isChanged = true
      }
      return isChanged ? { code: `import { loadFile } from '@/lib/page-files'\n${out}` } : null
    },
  }
}

/** `app/demos/bond-yields/page.tsx` is the file `bond-yields-[hash].js`. */
const nameOf = (module: string) =>
  module
    .replace(/^app\/(?:(?:demos|pages|components)\/)?/, '')
    .replace(/(?:\/page)?\.tsx?$/, '')
    .replaceAll('/', '-')
