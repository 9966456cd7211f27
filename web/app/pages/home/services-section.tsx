import { Link } from 'wouter'
import { ServiceMark } from '@/components/drawings/service-mark'
import { MoreLabel } from '@/components/ui/more-link'
import { Section } from '@/components/ui/section'
import { servicesSection } from '@/content/home'

/** The four services in one panel: a column each on a large screen, two on a medium, one on a small. */
export default function ServicesSection() {
  return (
    <Section id="services" title={servicesSection.title} intro={servicesSection.intro}>
      <div className="@container">
        {/* The columns also need room in the reader's own text size: large letters get fewer. */}
        <ul className="grid gap-px overflow-hidden rounded-panel border border-hairline bg-hairline md:@min-[36rem]:grid-cols-2 lg:@min-[52rem]:grid-cols-4">
          {servicesSection.cards.map((card) => (
            <li
              key={card.path}
              className="group relative flex flex-col bg-surface p-5 transition-colors hover:bg-surface-2 has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-(--focus) md:p-6"
            >
              <ServiceMark
                service={card.slug}
                className="mb-5 max-w-56 md:mb-7 lg:@min-[52rem]:max-w-none"
              />
              <h3 className="mb-2">
                <Link href={card.path} className="outline-none after:absolute after:inset-0">
                  {card.title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{card.summary}</p>
              <MoreLabel className="mt-auto pt-5">{card.areas}</MoreLabel>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
