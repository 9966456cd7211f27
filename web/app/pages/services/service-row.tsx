import { Link } from 'wouter'
import { ServiceMark } from '@/components/drawings/service-mark'
import { MoreLink } from '@/components/ui/more-link'
import { servicesPage } from '@/content/engagement'
import type { Service } from '@/content/services'

/** A service in the overview: its mark, its sentence, and the way to each of its areas. */
export function ServiceRow({ service }: { service: Service }) {
  return (
    <article
      id={service.slug}
      aria-labelledby={`${service.slug}-title`}
      className="grid grid-cols-1 gap-x-8 gap-y-5 border-b border-hairline p-5 last:border-b-0 md:grid-cols-[15rem_1fr] md:p-8 lg:grid-cols-[15rem_1fr_17rem] lg:gap-x-12"
    >
      <ServiceMark service={service.slug} className="max-w-60 md:mt-1.5" />
      <div className="flex flex-col">
        <h2 id={`${service.slug}-title`} className="text-xl md:text-2xl">
          <Link href={service.path} className="hover:text-primary">
            {service.title}
          </Link>
        </h2>
        <p className="mt-2.5 max-w-[48ch] text-muted">{service.summary}</p>
        <MoreLink href={service.path} className="mt-4 self-start py-1 lg:mt-auto">
          {servicesPage.detail(service.title)}
        </MoreLink>
      </div>
      <ul
        aria-label={servicesPage.areas(service.title)}
        className="text-sm md:col-start-2 lg:col-start-3"
      >
        {service.cards.map(({ id, heading }) => (
          <li key={id} className="border-t border-hairline first:border-t-0">
            <Link
              href={`${service.path}#${id}`}
              className="block py-2 font-medium hover:text-primary lg:first:pt-1"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}
