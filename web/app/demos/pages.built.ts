import { fileNames, loadFile } from '@/lib/page-files'
import type { DemoSlug } from './demo-meta'
import type { DemoPageModule } from './pages'

// What `pages.ts` says, as the built site has it: the demos stand in the page, among the names of its files, and one
// more of them costs no script a byte. The prerender names every demo there, one without a page of its own with no file.
const demos = Object.entries(fileNames()).flatMap(([module, files]) => {
  const slug = /^demos\/([^/]+)\/page$/.exec(module)?.[1] as DemoSlug | undefined
  return slug ? [{ slug, module, isBuilt: files.length > 0 }] : []
})

export const knownDemos = demos.map(({ slug }) => slug)

export const demoPages = Object.fromEntries(
  demos
    .filter(({ isBuilt }) => isBuilt)
    .map(({ slug, module }) => [slug, () => loadFile(module) as Promise<DemoPageModule>]),
)
