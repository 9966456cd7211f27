import { Link } from 'wouter'

/** One step of the way to a page; the last has no address. */
export interface Crumb {
  title: string
  href?: string
}

/** Where the page stands in the site. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-5 text-sm text-muted md:pt-8">
      <ol className="flex flex-wrap gap-x-2.5">
        {crumbs.map((crumb, index) => (
          <li key={crumb.title} className="flex gap-x-2.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {crumb.href ? (
              <Link href={crumb.href} className="hover:text-primary">
                {crumb.title}
              </Link>
            ) : (
              <span aria-current="page">{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
