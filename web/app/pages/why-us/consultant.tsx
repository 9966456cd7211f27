import { OutsideLink } from '@/components/ui/more-link'
import { site, type Consultant as Person } from '@/content/site'
import { whyPage } from '@/content/why-us'

/** The person a client works with. What the owner has not given leaves no gap. */
export function Consultant({ consultant }: { consultant: Person }) {
  const { name, role, portrait, certificate_number, certificate_url, reply_time } = consultant
  const number =
    certificate_number && `${site.certification.short_name} certificate ${certificate_number}`
  return (
    <section
      aria-labelledby="consultant"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mb-10"
    >
      {portrait && (
        <img
          src={portrait}
          alt={whyPage.portrait(name)}
          width={96}
          height={96}
          className="size-24 shrink-0 rounded-panel object-cover"
        />
      )}
      <div>
        <p className="text-sm text-muted">{whyPage.person}</p>
        <h2 id="consultant" className="text-xl">
          {name}
        </h2>
        {role && <p className="text-muted">{role}</p>}
        {(number ?? certificate_url) && (
          <p className="mt-1 text-sm">
            {certificate_url ? (
              <OutsideLink href={certificate_url}>{number ?? whyPage.certificate}</OutsideLink>
            ) : (
              number
            )}
          </p>
        )}
        {reply_time && <p className="mt-1 text-sm text-muted">{whyPage.replies(reply_time)}</p>}
      </div>
    </section>
  )
}
