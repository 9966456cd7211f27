import { useSyncExternalStore } from 'react'
import { ContactSection } from '@/components/contact/contact-section'
import { Section } from '@/components/ui/section'
import { afterYouWrite } from '@/content/contact'
import { demos } from '@/demos/registry'
import { settledQuery, subscribe } from '@/lib/address'

const noQuery = () => ''

/**
 * The demo a link from its page names, if there is such a demo, and the view it was left in. Only an address of
 * that very demo counts: anybody can write a link to this page.
 */
function subjectOf(slug: string | null, view: string | null) {
  const demo = Object.values(demos).find((other) => other.slug === slug)
  if (!demo) return undefined
  const path = `/demo/${demo.slug}`
  return { title: demo.title, path, ...(view?.startsWith(`${path}?`) && { view }) }
}

export default function ContactPage() {
  // The raw query: the router decodes it before it is parsed, and the view would end at its first `&`.
  const search = new URLSearchParams(useSyncExternalStore(subscribe, settledQuery, noQuery))
  return (
    <>
      <ContactSection heading="h1" about={subjectOf(search.get('about'), search.get('view'))} />
      <Section id="after" title={afterYouWrite.title} intro={afterYouWrite.intro}>
        <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
          {afterYouWrite.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="mt-2 max-w-[38ch] text-sm text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
