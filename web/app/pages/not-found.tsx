import { Link, useLocation } from 'wouter'
import { jagged } from '@/components/drawings/jagged'
import { MoreLink } from '@/components/ui/more-link'
import { PageHead } from '@/components/ui/page-head'
import { footerNavigation } from '@/content/footer'
import type { NavigationItem } from '@/content/navigation'
import { mainPages, notFoundWords } from '@/content/not-found'
import { pages, type PageMeta } from '@/content/pages'
import { isListed } from '@/lib/head'
import { demos } from '@/demos/registry'
import { nearestPages, type Candidate } from '@/lib/nearest'
import { useHydrated } from '@/lib/use-hydrated'

const mostVisited: readonly Candidate[] = [
  pages['/demo/overview'],
  pages['/services'],
  pages['/contact'],
]
const known: readonly Candidate[] = [
  ...Object.values<PageMeta>(pages).filter(isListed),
  ...Object.values(demos).map(({ slug, title }) => ({ path: `/demo/${slug}`, title })),
]

/** A reading in which nothing is to be found. */
const noise = jagged({ seed: 404, from: 0, to: 1280, height: () => 36, stray: 34 })

export default function NotFoundPage() {
  return (
    <>
      <PageHead title={notFoundWords.title} lead={notFoundWords.lead} />
      <svg
        aria-hidden="true"
        viewBox="0 0 1280 72"
        preserveAspectRatio="none"
        className="drawing h-18 w-full border-y border-hairline bg-surface"
      >
        <path d={noise} className="noise" vectorEffect="non-scaling-stroke" />
      </svg>
      <Nearest />
      <div className="wrap grid gap-x-6 gap-y-10 pt-10 md:grid-cols-2 md:pt-14">
        <Links title={notFoundWords.pages} items={mainPages} />
        <Links title={notFoundWords.services} items={footerNavigation[0].items} />
      </div>
    </>
  )
}

/**
 * Three pages that may have been meant: the likest addresses, filled up with the
 * most visited pages. One prerendered page serves every wrong address, so the likest
 * come with the script; always three, so that nothing moves then.
 */
function Nearest() {
  const [path] = useLocation()
  const found = useHydrated() ? nearestPages(path, known) : []
  const usual = mostVisited.filter((page) => !found.includes(page))
  return (
    <div className="wrap pt-10 md:pt-14">
      <h2 className="text-xl">{notFoundWords.nearest}</h2>
      <ul className="mt-3 gap-x-8 md:flex">
        {[...found, ...usual].slice(0, 3).map((page) => (
          <li key={page.path}>
            <MoreLink href={page.path} className="py-2">
              {page.title}
            </MoreLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Links({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className="block py-3 font-medium transition-colors hover:text-primary"
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
