import { AxisRule } from '@/components/ui/axis-rule'
import { NextSteps } from '@/components/ui/next-steps'
import { OnPageLinks } from '@/components/ui/on-page-links'
import { PageHead } from '@/components/ui/page-head'
import { WhenSeen } from '@/components/ui/when-seen'
import { engagement, servicesPage } from '@/content/engagement'
import { services } from '@/content/services'
import { Engagement } from './services/engagement'
import { ServiceRow } from './services/service-row'

/** The four services side by side, and how an engagement runs. */
export default function ServicesPage() {
  return (
    <>
      <PageHead title="Services" lead={servicesPage.lead} />
      <div className="wrap">
        <AxisRule />
        <OnPageLinks
          links={[
            ...services.map(({ slug, title }) => ({ id: slug, title })),
            { id: 'engagement', title: engagement.title },
          ]}
        />
        <div className="mt-6 overflow-hidden rounded-card border border-hairline bg-surface md:mt-8 md:rounded-panel">
          {services.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </div>
      </div>
      <WhenSeen>
        <Engagement />
      </WhenSeen>
      <WhenSeen>
        <NextSteps {...servicesPage.next} />
      </WhenSeen>
    </>
  )
}
