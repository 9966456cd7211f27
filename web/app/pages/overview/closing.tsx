import { Link } from 'wouter'
import { ArrowRight } from '@/components/ui/icons'
import { ButtonLink } from '@/components/ui/button'
import { catalogue, drawingSources } from '@/content/catalogue'
import { catalogueGroups, demosIn } from '@/demos/registry'

/** After the last demo: the pages about the site, what the drawings were made from, and the way to ask. */
export function Closing() {
  const { ask, more } = catalogue
  return (
    <>
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-6 text-sm md:grid-cols-2">
        <section aria-labelledby="site-title">
          <h2 id="site-title" className="font-sans text-sm tracking-normal">
            {more.title}
          </h2>
          <p className="text-muted">{more.text}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {demosIn('site').map((demo) => (
              <li key={demo.slug}>
                <Link
                  href={`/demo/${demo.slug}`}
                  className="inline-block py-1 text-primary underline decoration-1 underline-offset-3"
                >
                  {demo.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <details>
          <summary className="w-fit font-semibold">{catalogue.drawings}</summary>
          <dl className="mt-2 text-xs text-muted">
            {catalogueGroups
              .flatMap(({ group }) => demosIn(group))
              .map((demo) => (
                <div key={demo.slug} className="border-t border-hairline py-1.5">
                  <dt className="font-semibold text-text">{demo.title}</dt>
                  <dd>{drawingSources[demo.slug]}</dd>
                </div>
              ))}
          </dl>
        </details>
      </div>
      <section
        aria-labelledby="ask-title"
        className="mt-14 flex flex-col gap-x-12 gap-y-4 border-t border-text pt-7 md:flex-row md:items-center md:justify-between"
      >
        <div>
          <h2 id="ask-title" className="text-2xl">
            {ask.title}
          </h2>
          <p className="mt-2 text-muted">{ask.text}</p>
        </div>
        <ButtonLink href="/contact">
          {ask.action} <ArrowRight />
        </ButtonLink>
      </section>
    </>
  )
}
