import { pages, type PageMeta } from '@/content/pages'
import type { DemoMeta } from '@/demos/demo-meta'
import { demos } from '@/demos/registry'

export { describePage, titleOf } from '@/lib/head'

/** What the site says of one of its addresses. */
export interface AddressMeta extends PageMeta {
  demo?: DemoMeta
}

const demoMetas = Object.values(demos).map((demo): AddressMeta => ({
  path: `/demo/${demo.slug}`,
  title: demo.title,
  description: demo.description,
  parent: '/demo/overview',
  demo,
}))

const byPath = new Map(
  [...Object.values<AddressMeta>(pages), ...demoMetas].map((meta) => [meta.path, meta]),
)

/** What is said of the page at a route's path. Every route has such words; the tests hold them to it. */
export function metaOf(path: string): AddressMeta {
  return byPath.get(path) ?? pages['/404']
}
