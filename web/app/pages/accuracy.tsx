import { Link } from 'wouter'
import { AxisRule } from '@/components/ui/axis-rule'
import { MoreLink, OutsideLink } from '@/components/ui/more-link'
import { NextSteps } from '@/components/ui/next-steps'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import { accuracyPage, workedCases } from '@/content/accuracy'
import { demos } from '@/demos/registry'
import { CaseTable } from './accuracy/case-table'

const demoOf = (slug: string) => Object.values(demos).find((demo) => demo.slug === slug)

/** Published figures beside ours. */
export default function AccuracyPage() {
  const all = workedCases.flatMap(({ cases }) => cases)
  const passed = all.filter(({ passes }) => passes).length
  const { rest } = accuracyPage
  return (
    <>
      <PageHead title="Accuracy" lead={accuracyPage.lead} />
      <div className="wrap">
        <AxisRule />
        <p className="pt-5 text-2xl font-semibold md:pt-6">
          {accuracyPage.summary(passed, all.length)}
        </p>
        <p className="mt-3 max-w-[70ch] text-muted">{accuracyPage.rule}</p>
      </div>
      {workedCases.map(({ slug, cases }) => {
        const title = demoOf(slug)?.title ?? slug
        return (
          <Section
            key={slug}
            id={slug}
            title={title}
            intro={<MoreLink href={`/demo/${slug}`}>{accuracyPage.open}</MoreLink>}
          >
            <CaseTable name={title} cases={cases} />
          </Section>
        )
      })}
      <Section id="other" title={rest.title}>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-3">
          {rest.items.map(({ href, title, text, sources }) => (
            <li key={href} className="border-t border-hairline pt-4">
              <Link href={href} className="font-semibold underline underline-offset-3">
                {title}
              </Link>
              <p className="mt-2 text-sm text-muted">{text}</p>
              {sources.map((source) => (
                <p key={source.href} className="mt-1">
                  <OutsideLink href={source.href} className="font-normal">
                    {source.name}
                  </OutsideLink>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Section>
      <NextSteps {...accuracyPage.next} />
    </>
  )
}
