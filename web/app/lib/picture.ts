import type { PageMeta } from '@/content/pages'
import { site } from '@/content/site'
import { isListed } from './head'

/** The words on the picture a page is shared with. */
export interface PictureWords {
  kicker: string
  title: string
}

/** A page as the pictures know it: demos are announced by their question. */
type Pictured = PageMeta & { demo?: { title: string; question: string } }

/** What the picture of a page says. */
export function pictureWords(page: Pictured): PictureWords {
  if (page.demo) return { kicker: page.demo.title, title: page.demo.question }
  if (page.path === '/') return { kicker: site.name, title: page.title }
  return { kicker: page.path.startsWith('/services/') ? 'Services' : site.name, title: page.title }
}

/** The words of every picture there should be, by page. `build/og.gen.json` keeps those the pictures were drawn with. */
export function allPictureWords(pages: readonly Pictured[]) {
  return Object.fromEntries(
    pages.filter(isListed).map((page) => [page.path, pictureWords(page)] as const),
  )
}
