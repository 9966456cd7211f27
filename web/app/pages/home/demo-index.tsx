import { Link } from 'wouter'
import { catalogueGroups, demosIn } from '@/demos/registry'
import { WorkingNow } from '@/demos/working-now'
import { openingOf } from './opening-of'

/** Every demo of the catalogue, in its three groups. */
export function DemoIndex() {
  return (
    <div className="mt-10 grid gap-x-6 gap-y-10 md:mt-14 md:grid-cols-3">
      {catalogueGroups.map(({ group, title }) => (
        <section key={group} aria-labelledby={`index-${group}`}>
          <h3
            id={`index-${group}`}
            className="flex items-center gap-2.5 border-b border-control pb-3.5"
          >
            <span className="status-square" data-status={group} />
            {title}
          </h3>
          <ul>
            {demosIn(group).map((demo) => (
              <li key={demo.slug} className="border-b border-hairline">
                <Link href={`/demo/${demo.slug}`} className="group block py-3">
                  <span className="block text-[1rem] leading-snug font-semibold transition-colors group-hover:text-primary">
                    {demo.title}
                  </span>
                  <span className="mt-0.5 block text-sm text-muted">
                    {openingOf(demo.question)}
                  </span>
                  <WorkingNow slug={demo.slug} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
