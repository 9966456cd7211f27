import type { ReactNode } from 'react'
import { contact } from '@/content/contact'
import { site } from '@/content/site'

const link = 'border-b border-current transition-colors hover:text-primary'

/** How to reach the firm without the form. */
export function ContactDetails() {
  const { street, city, region, postal_code } = site.address
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <Row term={contact.details.email}>
        <a href={`mailto:${site.email}`} className={link}>
          {site.email}
        </a>
      </Row>
      <Row term={contact.details.phone}>
        <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={link}>
          {site.phone}
        </a>
      </Row>
      <Row term={contact.details.address}>
        <address className="not-italic">
          {street}
          <br />
          {city}, {region} {postal_code.replaceAll(' ', '\u00a0')}
        </address>
      </Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere tabular max-[22rem]:text-sm">{children}</dd>
    </div>
  )
}
