import { MoreLink } from '@/components/ui/more-link'
import { PageHead } from '@/components/ui/page-head'
import { notSent } from '@/content/contact'
import { site } from '@/content/site'

/** What a form sent without scripts is answered with when it was refused. */
export default function NotSentPage() {
  return (
    <>
      <PageHead title={notSent.title} lead={notSent.lead} />
      <div className="wrap">
        <h2 className="text-xl">{notSent.check}</h2>
        <ul className="mt-3 list-disc pl-5">
          {notSent.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-muted">
          {notSent.otherwise}{' '}
          <a href={`mailto:${site.email}`} className="text-primary underline underline-offset-4">
            {site.email}
          </a>
          .
        </p>
        <MoreLink href="/contact" className="mt-6 py-2">
          {notSent.back}
        </MoreLink>
      </div>
    </>
  )
}
