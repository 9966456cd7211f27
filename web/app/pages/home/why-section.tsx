import { WhyGlyph } from '@/components/drawings/why-glyph'
import { ArrowUpRight } from '@/components/ui/icons'
import { MoreLink } from '@/components/ui/more-link'
import { Section } from '@/components/ui/section'
import { whySection } from '@/content/home'
import { site } from '@/content/site'
import { whyPoints } from '@/content/why-us'

/** The six points, each with its drawing. */
export default function WhySection() {
  return (
    <Section id="why" title={whySection.title} intro={whySection.intro}>
      <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
        {whyPoints.map((point) => (
          <li
            key={point.id}
            className="border-t border-hairline pt-6 pb-6 first:border-0 first:pt-0 md:pb-9 md:nth-[-n+2]:border-0 md:nth-[-n+2]:pt-2 lg:nth-[-n+3]:border-0 lg:nth-[-n+3]:pt-2"
          >
            {point.id === 'certified' ? (
              <CertificationMark />
            ) : (
              <WhyGlyph point={point.id} className="mb-4 md:mb-5.5" />
            )}
            <h3 className="mb-2">{point.title}</h3>
            <p className="text-[1rem] leading-[1.55] text-muted md:max-w-[34ch]">{point.summary}</p>
            {point.id === 'methodologies' && (
              <MoreLink href="/methodologies" className="mt-3">
                {whySection.methodologies}
              </MoreLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The certification's mark, which leads to the certifying body's own page. */
function CertificationMark() {
  return (
    <a
      href={site.certification.url}
      target="_blank"
      rel="noopener noreferrer"
      className="group mb-4 inline-flex items-center gap-3 text-sm font-semibold text-primary md:mb-5.5"
    >
      <WhyGlyph point="certified" className="shrink-0" />
      <span>
        {whySection.certificate}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
      <ArrowUpRight className="shrink-0" />
    </a>
  )
}
