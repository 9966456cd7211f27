import { Link } from 'wouter'
import { ArrowRight } from '@/components/ui/icons'
import { demoSlugs, type DemoSlug } from './demo-meta'
import { demoPages } from './pages'
import { demos } from './registry'

/** The demo that works and comes next in the catalogue; after the last, the first. */
export function nextOf(slug: DemoSlug) {
  const at = demoSlugs.indexOf(slug)
  const others = [...demoSlugs.slice(at + 1), ...demoSlugs.slice(0, at)]
  return demos[others.find((other) => other in demoPages) ?? slug]
}

/** At the foot of a demo: the next one, by its question. */
export function NextDemo({ slug }: { slug: DemoSlug }) {
  const { slug: next, title, question } = nextOf(slug)
  return (
    <nav aria-label="Next demo" className="no-print wrap mt-7 md:mt-10">
      <Link
        href={`/demo/${next}`}
        className="group flex items-center justify-between gap-4 border-y border-hairline py-3 hover:text-primary md:py-4"
      >
        <span>
          <span className="block text-sm text-muted">Next demo: {title}</span>
          <span className="block font-semibold">{question}</span>
        </span>
        <ArrowRight className="shrink-0 transition-transform group-hover:translate-x-[3px]" />
      </Link>
    </nav>
  )
}
