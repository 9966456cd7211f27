import { NextSteps } from '@/components/ui/next-steps'
import { PageHead } from '@/components/ui/page-head'
import { WhenSeen } from '@/components/ui/when-seen'
import { methodologies, methodologiesPage } from '@/content/methodologies'
import { Method } from './methodologies/method'
import { ReachChart } from './methodologies/reach-chart'

/** The five published methods we work by. */
export default function MethodologiesPage() {
  return (
    <>
      <PageHead
        crumbs={[{ title: 'Why Us', href: '/why-us' }, { title: 'Methodologies' }]}
        title="Methodologies"
        lead={methodologiesPage.lead}
      />
      <div className="wrap">
        <ReachChart />
        {methodologies.map((method) => (
          <WhenSeen key={method.id}>
            <Method method={method} />
          </WhenSeen>
        ))}
      </div>
      <WhenSeen>
        <NextSteps {...methodologiesPage.next} />
      </WhenSeen>
    </>
  )
}
