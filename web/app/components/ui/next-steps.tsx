import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { AxisRule } from './axis-rule'
import { ButtonLink } from './button'
import { ArrowRight } from './icons'

/** A page to go on to, with a word about why. */
export interface NextPage {
  href: string
  title: string
  note: string
}

/** The end of a reading page: one thing to do on the left, where else to go on the right. */
export function NextSteps({
  title,
  text,
  pages,
}: {
  title: string
  text: ReactNode
  pages: readonly NextPage[]
}) {
  return (
    <section aria-labelledby="next-title" className="wrap pt-16 md:pt-24">
      <AxisRule />
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 pt-5 md:grid-cols-12 md:pt-6">
        <div className="md:col-span-6">
          <h2 id="next-title">{title}</h2>
          <p className="mt-3 mb-6 max-w-[44ch] text-muted">{text}</p>
          <ButtonLink href="/contact">Get in Touch</ButtonLink>
        </div>
        <ul className="md:col-span-5 md:col-start-8">
          {pages.map((page) => (
            <li key={page.href} className="border-b border-hairline">
              <Link
                href={page.href}
                className="group flex items-center justify-between gap-4 py-3.5 hover:text-primary"
              >
                <span>
                  <span className="block font-semibold">{page.title}</span>
                  <span className="block text-sm text-muted">{page.note}</span>
                </span>
                <ArrowRight className="shrink-0 transition-transform group-hover:translate-x-[3px]" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
