import { CostRange } from '@/components/drawings/cost-range'
import { MoreLink } from '@/components/ui/more-link'
import { Section } from '@/components/ui/section'
import { engagement } from '@/content/engagement'

/** How the work runs: five steps under the range of what they may cost. */
export function Engagement() {
  return (
    <Section id="engagement" title={engagement.title} intro={engagement.intro}>
      <div className="relative h-40 text-xs font-medium md:h-44">
        <div className="absolute inset-x-0 inset-y-5">
          <CostRange />
        </div>
        <span className="absolute bottom-0 left-0 text-muted">{engagement.range}</span>
        <span className="absolute top-0 left-[40%] pl-2 text-accent">{engagement.decision}</span>
        <span className="absolute right-0 bottom-[calc(50%-1.75rem)] font-semibold text-primary">
          {engagement.delivered}
        </span>
      </div>
      <ol className="mt-6 grid grid-cols-1 lg:grid-cols-5 lg:gap-x-6">
        {engagement.steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-hairline py-5 text-sm md:grid-cols-[12rem_1fr_1fr] lg:row-span-3 lg:grid-cols-none lg:grid-rows-subgrid lg:border-t-0 lg:py-0"
          >
            <h3>{step.title}</h3>
            <p className="text-muted">{step.text}</p>
            <div className="lg:mt-1 lg:border-t lg:border-hairline lg:pt-2.5">
              <p>
                <span className="font-semibold">{engagement.hold}</span> {step.hold}
              </p>
              {index === engagement.steps.length - 1 && (
                <MoreLink href={engagement.list.href} className="mt-2 py-1">
                  {engagement.list.title}
                </MoreLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
