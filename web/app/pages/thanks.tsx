import { useSearch } from 'wouter'
import { MoreLink } from '@/components/ui/more-link'
import { PageHead } from '@/components/ui/page-head'
import { thanks } from '@/content/contact'

/** A reference as the server writes them; anything else in the address is not ours to repeat. */
const reference = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** Where a form sent without scripts ends up. */
export default function ThanksPage() {
  const ref = new URLSearchParams(useSearch()).get('ref') ?? ''
  return (
    <>
      <PageHead title={thanks.title} lead={thanks.lead} />
      <div className="wrap">
        {reference.test(ref) && (
          <div className="rounded-panel border border-hairline bg-surface p-6 md:p-8">
            <p className="text-sm text-muted">{thanks.reference}</p>
            <p className="mt-1 font-display text-2xl font-semibold tracking-wide tabular">{ref}</p>
            <p className="mt-2 text-sm text-muted">{thanks.keep}</p>
          </div>
        )}
        <h2 className="mt-10 text-xl">{thanks.next}</h2>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          {thanks.links.map((link) => (
            <li key={link.href}>
              <MoreLink href={link.href} className="py-2">
                {link.title}
              </MoreLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
