import { type ReactNode } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '@/components/ui/button'
import { ArrowRight } from '@/components/ui/icons'
import { WhenSeen } from '@/components/ui/when-seen'
import { cn } from '@/lib/cn'
import { CallTheApi } from './api-panel'
import { PendingFigure } from './faces'
import { NoteScope, NoteSlot, NotesProvider } from './note'
import { Sentence, type Said } from './said'
import { Spoken } from './spoken'
import { StatusBadge, type DemoStatus } from './status-badge'
import '@/styles/demo.css'

/** What the frame needs of a demo's registry entry. */
export interface FramedDemo {
  slug: string
  title: string
  group: DemoStatus
  question: string
}

export interface DemoFrameProps {
  demo: FramedDemo
  /** The address of this view, which the contact form carries along. */
  href: string
  /** Controls written as a sentence, between the question and the answer. */
  form?: ReactNode
  /** The answer in a sentence or two, its figures as `OpenFigure`; or its pending, error or empty face. */
  answer: ReactNode
  /** Shown under the answer: further figures, never tiles. */
  facts?: ReactNode
  /** The data line. */
  source: ReactNode
  /** The panel beside the figures. */
  controls?: ReactNode
  /** Figures beside the controls. */
  figures: ReactNode
  /** Figures across the whole width. */
  wideFigures?: ReactNode
  ownData?: ReactNode
  api?: ReactNode
  how: ReactNode
  talk: { title: string; text: string }
}

/** The frame every demo stands in: question, answer, data line, figures and controls, own data, API, method, contact. */
export function DemoFrame(props: DemoFrameProps) {
  const { demo, controls } = props
  return (
    <NotesProvider>
      <div className="wrap">
        <nav
          aria-label="Breadcrumb"
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-5 text-sm text-muted md:pt-8"
        >
          <ol className="flex flex-wrap gap-x-2.5">
            <li>
              <Link
                href="/demo/overview"
                className="underline underline-offset-3 hover:text-primary"
              >
                Demos
              </Link>
            </li>
            <li className="flex gap-x-2.5">
              <span aria-hidden="true">/</span>
              <span aria-current="page">{demo.title}</span>
            </li>
          </ol>
          <StatusBadge status={demo.group} />
        </nav>
        <NoteScope>
          <div className="demo-grid">
            <div className="demo-question pt-3 md:pt-3.5">
              <h1 tabIndex={-1} className="demo-h1">
                {demo.question}
              </h1>
            </div>
            {props.form && <div className="demo-form mt-5">{props.form}</div>}
            <div className={cn('demo-say', props.form ? 'mt-7' : 'mt-3.5 md:mt-5')}>
              {props.answer}
              {props.facts}
            </div>
            <NoteSlot className={cn('demo-note', props.form ? 'mt-7' : 'mt-3.5 lg:mt-4')} />
            <div className="demo-source mt-5">{props.source}</div>
            {controls && <div className="demo-side mt-4 lg:mt-7">{controls}</div>}
            <div className={cn('demo-main mt-7', !controls && 'is-wide')}>{props.figures}</div>
          </div>
        </NoteScope>
        {props.wideFigures && <div className="mt-11">{props.wideFigures}</div>}
        {props.ownData && (
          <WhenSeen className="mt-12 md:mt-8" fallback={<PendingFigure height={160} />}>
            {props.ownData}
          </WhenSeen>
        )}
        {props.api && (
          <WhenSeen load={CallTheApi.load} className="mt-8" fallback={<PendingFigure />}>
            {props.api}
          </WhenSeen>
        )}
        <section id="how-it-works" aria-labelledby="how-title" className="mt-12 md:mt-16">
          <h2 id="how-title" className="demo-h2">
            How it works
          </h2>
          <WhenSeen fallback={null}>{props.how}</WhenSeen>
        </section>
        <WhenSeen>
          <TalkToUs demo={demo} href={props.href} {...props.talk} />
        </WhenSeen>
      </div>
    </NotesProvider>
  )
}

/** The address of the contact form with the demo named and the link to this view in the message. */
export function contactHref(slug: string, viewHref: string) {
  return `/contact?${new URLSearchParams({ about: slug, view: viewHref }).toString()}`
}

function TalkToUs({
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
      className="no-print mt-12 grid items-center gap-x-12 gap-y-4 border-t border-text pt-7 md:mt-16 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="talk-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[60ch] text-muted">{text}</p>
      </div>
      <ButtonLink href={contactHref(demo.slug, href)}>
        Talk to us about this <ArrowRight />
      </ButtonLink>
    </section>
  )
}

/** Method, limits and what it would take in the reader's company, side by side. */
export function HowItWorks({
  method,
  limits,
  company,
}: {
  method: ReactNode
  limits: readonly string[]
  company: ReactNode
}) {
  return (
    <div className="how mt-5 grid gap-8 text-sm text-muted lg:grid-cols-3">
      <div>
        <h3>Method</h3>
        {method}
      </div>
      <div>
        <h3>Limits</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>In your company</h3>
        {company}
      </div>
    </div>
  )
}

/** The answer itself, and the line that says its figures can be opened. */
export function Answer({
  pending = false,
  waiting = 'Working it out…',
  className,
  children,
}: {
  /** The next answer is on its way: this one is the last case's. */
  pending?: boolean
  /** What is said aloud meanwhile. */
  waiting?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      aria-busy={pending}
      className={cn('transition-opacity', pending && 'opacity-60', className)}
    >
      <p className="demo-answer">{children}</p>
      <p className="small-text mt-auto flex items-center gap-2 pt-3 [.demo-answer:not(:has(button))+&]:hidden">
        <svg aria-hidden="true" width="26" height="4" className="shrink-0 text-primary">
          <path d="M0 2h26" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 2" />
        </svg>
        Underlined figures open to their formula, inputs and source.
      </p>
      <Spoken>{pending && waiting}</Spoken>
    </div>
  )
}

/** Something further under the answer: as it is, or as a figure that opens. */
export type Fact = { name: string } & ({ value: ReactNode } | { said: Said })

/** A few further figures, under the answer unless told otherwise, each with its name. */
export function Facts({
  facts,
  className = 'mt-6 gap-y-3 border-t border-hairline pt-3.5 md:flex md:flex-wrap md:justify-between',
}: {
  facts: readonly Fact[]
  className?: string
}) {
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6', className)}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt className="small-text">{fact.name}</dt>
          <dd className="font-mono text-base font-semibold tracking-tight">
            {'said' in fact ? <Sentence said={[fact.said]} /> : fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
