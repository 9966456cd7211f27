import { NextSteps } from '@/components/ui/next-steps'
import { PageHead } from '@/components/ui/page-head'
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
          <Method key={method.id} method={method} />
        ))}
      </div>
      <NextSteps {...methodologiesPage.next} />
    </>
  )
}
