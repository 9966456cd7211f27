import { ButtonLink } from '@/components/ui/button'
import { ArrowRight } from '@/components/ui/icons'
import { contactHref } from './contact-href'
import type { FramedDemo } from './demo-frame'

/** The end of a demo: a word with us about it. */
export function TalkToUs({
  demo,
  href,
  title,
  text,
}: {
  demo: FramedDemo
  href: string
  title: string
  text: string
}) {
  return (
    <section
      aria-labelledby="talk-title"
      className="no-print mt-8 grid items-center gap-x-12 gap-y-3 border-t border-text pt-4 md:mt-16 md:grid-cols-[1fr_auto] md:gap-y-4 md:pt-7"
    >
      <div>
        <h2 id="talk-title" className="text-xl md:text-2xl">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-muted max-md:text-sm md:mt-2">{text}</p>
      </div>
      <ButtonLink href={contactHref(demo.slug, href)}>
        Talk to us about this <ArrowRight />
      </ButtonLink>
    </section>
  )
}
