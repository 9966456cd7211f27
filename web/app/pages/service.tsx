import { AxisRule } from '@/components/ui/axis-rule'
import { NextSteps } from '@/components/ui/next-steps'
import { OnPageLinks } from '@/components/ui/on-page-links'
import { PageHead } from '@/components/ui/page-head'
import { WhenSeen } from '@/components/ui/when-seen'
import { serviceAfter, serviceAt, type Service } from '@/content/services'
import { workingWords } from '@/content/working'
import { demoPages } from '@/demos/pages'
import { demos } from '@/demos/registry'
import { ServiceCard } from './service/service-card'

/** One of the four services: its areas of work, and where to go from there. */
export function ServicePage({ path }: { path: Service['path'] }) {
  const service = serviceAt(path)
  const following = serviceAfter(service)
  const { next } = service
  const demoNote =
    next.demo in demoPages ? next.demoNote : `${next.demoNote}. ${workingWords.notYet}`

  return (
    <>
      <PageHead
        crumbs={[{ title: 'Services', href: '/services' }, { title: service.title }]}
        title={service.title}
        lead={service.lead}
      />
      <div className="wrap">
        <AxisRule />
        <OnPageLinks links={service.cards.map(({ id, heading }) => ({ id, title: heading }))} />
        <div className="mt-6 grid gap-4 md:mt-8 md:gap-6">
          {service.cards.map((card) => (
            <WhenSeen key={card.id}>
              <ServiceCard card={card} />
            </WhenSeen>
          ))}
        </div>
      </div>
      <WhenSeen>
        <NextSteps
          title={next.title}
          text={next.text}
          pages={[
            { href: `/demo/${next.demo}`, title: demos[next.demo].title, note: demoNote },
            { href: '/methodologies', title: 'Methodologies', note: next.methodNote },
            { href: following.path, title: following.title, note: 'Next service' },
          ]}
        />
      </WhenSeen>
    </>
  )
}
