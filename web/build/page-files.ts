// Keeps the names of files that are loaded on demand out of the scripts that load them. A dynamic import is written
// with the hash of its target into the script that makes it: one edited demo would rename the entry, and with it
// every file that imports from the entry. What is loaded on demand therefore becomes an entry of its own, and the
// client asks `lib/page-files.ts` for its name, which the prerender writes into each page.
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const dynamicImport = /\bimport\(\s*'([^']+)'\s*\)/g

export function pageFiles(): Plugin {
  let root = ''
  return {
    name: 'page-files',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
    },
    // The catalogue holds what every demo says of itself. A demo's page takes a copy of its own part: were it to
    // import the catalogue, an edit there would rename every page.
    async resolveId(source, importer) {
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
        this.emitFile({
          type: 'chunk',
          id: target.id,
          name: nameOf(module),
          preserveSignature: 'allow-extension',
        })
        out = out.replace(whole, `loadFile(${JSON.stringify(module)})`)
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
