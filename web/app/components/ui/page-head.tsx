import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb'

/** The top of an inner page: where one is, the heading, and one sentence. */
export function PageHead({
  crumbs,
  title,
  lead,
}: {
  crumbs?: readonly Crumb[]
  title: ReactNode
  lead: ReactNode
}) {
  return (
    <div className="wrap">
      {crumbs ? <Breadcrumb crumbs={crumbs} /> : <div className="pt-5 md:pt-8" />}
      <div className="grid grid-cols-1 items-end gap-x-6 gap-y-3.5 pt-3 pb-9 md:grid-cols-12 md:pt-5 md:pb-14">
        <h1 tabIndex={-1} className="md:col-span-7">
          {title}
        </h1>
        <p className="text-lg text-muted md:col-span-5 md:col-start-8">{lead}</p>
      </div>
    </div>
  )
}
