import { AxisRule } from '@/components/ui/axis-rule'
import { OutsideLink } from '@/components/ui/more-link'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import { lastChanged, parts, privacyPage } from '@/content/privacy'
import { site } from '@/content/site'
import { KeptList } from './privacy/kept-list'

/** What is collected, for how long, who sees it and how to have it erased. */
export default function PrivacyPage() {
  const { contact, inShort } = privacyPage
  const { address, privacy } = site
  return (
    <>
      <PageHead title="Privacy" lead={privacyPage.lead} />
      <div className="wrap">
        <AxisRule />
        <div className="grid grid-cols-1 gap-x-6 gap-y-4 pt-5 md:grid-cols-12 md:pt-6">
          <h2 className="md:col-span-6">{inShort.title}</h2>
          <div className="md:col-span-5 md:col-start-8">
            <ul>
              {inShort.items.map((item) => (
                <li key={item} className="border-b border-hairline py-2.5 first:pt-1.5">
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-xs text-muted">
              {privacyPage.changed} <time dateTime={lastChanged.date}>{lastChanged.words}</time>.
            </p>
          </div>
        </div>
      </div>
      <Section id="kept" title={privacyPage.kept.title} intro={privacyPage.kept.intro}>
        <KeptList />
      </Section>
      {parts.map(({ id, title, paragraphs, links }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="wrap pt-16 md:pt-20">
          <AxisRule />
          <div className="grid grid-cols-1 gap-x-6 gap-y-4 pt-5 md:grid-cols-12 md:pt-6">
            <h2 id={`${id}-title`} className="text-2xl md:col-span-4">
              {title}
            </h2>
            <div className="space-y-4 text-muted md:col-span-7 md:col-start-6">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {links?.map((link) => (
                <p key={link.href}>
                  <OutsideLink href={link.href}>{link.title}</OutsideLink>
                </p>
              ))}
            </div>
          </div>
        </section>
      ))}
      <Section id="responsible" title={contact.title} intro={contact.intro}>
        <dl className="max-w-2xl border-t border-hairline">
          {[
            [contact.person, `${privacy.officer}, ${site.legal_name}`],
            [contact.email, <MailLink key="email" address={privacy.email} />],
            [
              contact.post,
              `${address.street}, ${address.city}, ${address.region} ${address.postal_code}, ${address.country}`,
            ],
          ].map(([term, value], index) => (
            <div
              key={index}
              className="grid grid-cols-1 gap-x-6 border-b border-hairline py-3 md:grid-cols-[10rem_1fr]"
            >
              <dt className="text-sm text-muted md:pt-0.5">{term}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="underline decoration-control decoration-1 underline-offset-4 hover:text-primary"
    >
      {address}
    </a>
  )
}
