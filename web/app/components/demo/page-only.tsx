import { use, type ReactNode } from 'react'
import { EmbedContext } from './frame-context'

/** What a demo's own page has around its figures: it is not there where one figure stands in a page of another site. */
export function PageOnly({ children }: { children: ReactNode }) {
  return use(EmbedContext) ? null : children
}
