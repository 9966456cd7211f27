import { AxisRule } from '@/components/ui/axis-rule'
import { contact } from '@/content/contact'
import { cn } from '@/lib/cn'
import { ContactDetails } from './contact-details'
import { ContactForm, type Subject } from './contact-form'

/**
 * Get in Touch: the firm's details beside the form. On the contact page it is
 * the page itself, so its heading is the page's first.
 */
export function ContactSection({
  heading: Heading = 'h2',
  about,
}: {
  heading?: 'h1' | 'h2'
  about?: Subject | undefined
}) {
  const isPage = Heading === 'h1'
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className={cn('wrap', isPage ? 'pt-8 md:pt-14' : 'pt-16 md:pt-24')}
    >
      {!isPage && <AxisRule />}
      <div className={cn('grid gap-x-6 gap-y-8 md:grid-cols-12', !isPage && 'pt-5 md:pt-6')}>
        <div className="md:col-span-5">
          <Heading id="contact-title" tabIndex={isPage ? -1 : undefined}>
            {contact.title}
          </Heading>
          <p className={cn('mt-4 mb-7 max-w-[34ch] text-muted', isPage && 'text-lg')}>
            {contact.intro}
          </p>
          <ContactDetails />
        </div>
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-7">
          <ContactForm about={about} />
        </div>
      </div>
    </section>
  )
}
