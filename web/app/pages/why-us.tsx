import { AxisRule } from '@/components/ui/axis-rule'
import { Check, Close } from '@/components/ui/icons'
import { NextSteps } from '@/components/ui/next-steps'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import { WhenSeen } from '@/components/ui/when-seen'
import { site } from '@/content/site'
import { firstStep, handOver, whyPage, whyPoints, wrongChoice } from '@/content/why-us'
import { Consultant } from './why-us/consultant'
import { WhyRow } from './why-us/why-row'

/** Why a client may choose us, each reason with its test. */
export default function WhyUsPage() {
  return (
    <>
      <PageHead title="Why Us" lead={whyPage.lead} />
      <div className="wrap">
        {site.consultant && <Consultant consultant={site.consultant} />}
        <AxisRule />
        {whyPoints.map((point) => (
          <WhyRow key={point.id} point={point} />
        ))}
      </div>
      <WhenSeen>
        <Section id="first-step" title={firstStep.title} intro={firstStep.intro}>
          <dl className="grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
            {firstStep.items.map(({ term, text }) => (
              <div key={term} className="border-t border-hairline pt-4">
                <dt className="font-display text-lg font-semibold tracking-[-0.012em]">{term}</dt>
                <dd className="mt-2 text-sm text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </WhenSeen>
      <WhenSeen>
        <Section id="hand-over" title={handOver.title} intro={handOver.intro}>
          <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-hairline bg-hairline md:grid-cols-2 md:rounded-panel">
            {handOver.items.map((item) => (
              <li key={item} className="flex gap-3.5 bg-surface p-5 md:px-7 md:py-6">
                <Check className="mt-1 shrink-0 text-primary" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Section>
      </WhenSeen>
      <WhenSeen>
        <Section id="wrong-choice" title={wrongChoice.title} intro={wrongChoice.intro}>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-3">
            {wrongChoice.items.map((item) => (
              <li key={item} className="flex gap-3 border-t border-hairline pt-4">
                <Close className="mt-1 shrink-0 text-noise" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Section>
      </WhenSeen>
      <WhenSeen>
        <NextSteps {...whyPage.next} />
      </WhenSeen>
    </>
  )
}
