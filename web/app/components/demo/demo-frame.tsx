import {
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Link } from 'wouter'
import { loadOf } from '@/components/ui/lazy-part'
import { StatusMark, type DemoStatus } from '@/components/ui/status-mark'
import { WhenSeen, WhenTouched } from '@/components/ui/when-seen'
import { cn } from '@/lib/cn'
import { createStore } from '@/lib/store'
import type { Link as PageLink } from '@/lib/use-view'
import { CallTheApi } from './api-panel'
import { Cases, type Case } from './cases'
import { PendingFigure } from './faces'
import { Fold } from './fold'
import { EmbedContext, FrameContext } from './frame-context'
import { AnswerBar, Compare, LinkNotice, OwnBanner, TalkToUs } from './frame-parts'
import type { MainFigure } from './main-figure'
import { NoteScope, NoteSlot, NotesProvider } from './note'
import type { OwnInUse } from './own-in-use'
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
  /** The link that opened the page, which may ask for what is not there. */
  link?: PageLink | null
  /** How the page reads such a link, where it has more to say of it than its settings have. */
  LinkNotice?: ComponentType<{ link: PageLink }>
  /** Examples to start from, and what a page does beside showing one. */
  cases?: readonly Case[]
  onCase?: () => void
  /** Whether what is shown is no case whatever the address, such as a table of one's own that every case leaves. */
  isNoCase?: boolean
  /** The figure the answer turns on, where there is one. */
  main?: MainFigure
  /** The visitor's own data while it is in use; set to null it is ours again. */
  own?: OwnInUse | null
  setOwn?: (own: null) => void
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
  const Shown = use(EmbedContext)?.Frame ?? Frame
  const { slug, title } = props.demo
  const { href, own } = props
  const hasOwn = Boolean(own)
  const [frame] = useState(() => createStore({ slug, title, href, hasOwn }))
  useLayoutEffect(() => {
    frame.set({ slug, title, href, hasOwn })
  }, [frame, slug, title, href, hasOwn])
  return (
    <FrameContext value={frame}>
      <Shown {...props} />
    </FrameContext>
  )
}

/** With the first control that is used: before, no focus can be lost. */
const loadKeeper = () => void import('@/lib/keep-focus').then((module) => module.keepFocus())

function Frame(props: DemoFrameProps) {
  const { demo, controls, main, own = null, setOwn, LinkNotice: Notice = LinkNotice } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [, query = ''] = props.href.split('?')
  /** The figure before the first edit, once a control was touched. */
  const [start, setStart] = useState<MainFigure | null>(null)
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!main || !(target instanceof Element) || !target.matches('main :is(input, select)')) return
    setStart((known) => known ?? main)
  })
  // A case that has no such figure does not end what was pinned.
  const [hasCompared, setCompared] = useState(main !== undefined)
  if (main && !hasCompared) setCompared(true)
  useEffect(() => {
    document.addEventListener('focusin', loadKeeper, { once: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return (
    <NotesProvider>
      <div className="wrap">
        {main && (start ?? main.stale) && (
          <Suspense>
            <AnswerBar main={main} start={start ?? main} />
          </Suspense>
        )}
        <nav
          aria-label="Breadcrumb"
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-5 text-sm text-muted max-md:text-[0.8125rem] md:pt-8"
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
          <StatusMark status={demo.group} />
        </nav>
        {own && (
          <Suspense>
            <OwnBanner
              {...own}
              onStop={() => {
                setOwn?.(null)
                // The banner goes with the button that had the focus.
                heading.current?.focus()
              }}
            />
          </Suspense>
        )}
        <NoteScope>
          <div className="demo-grid">
            <div className="demo-question pt-3 md:pt-3.5">
              <h1 ref={heading} tabIndex={-1} className="demo-h1">
                {demo.question}
              </h1>
              {props.cases && (
                <Cases
                  cases={props.cases}
                  query={props.isNoCase ? null : query}
                  onChoose={props.onCase}
                />
              )}
            </div>
            {props.form && <div className="demo-form mt-5">{props.form}</div>}
            <div id="answer" className={cn('demo-say', props.form ? 'mt-7' : 'mt-3.5 md:mt-5')}>
              {props.link && (
                <Suspense>
                  <Notice link={props.link} />
                </Suspense>
              )}
              {props.answer}
              {props.facts}
              {hasCompared && (
                <WhenTouched load={Compare.load} fallback={null}>
                  <Compare main={main} />
                </WhenTouched>
              )}
            </div>
            <NoteSlot className={cn('demo-note', props.form ? 'mt-7' : 'mt-3.5 lg:mt-4')} />
            <div className="demo-source mt-5">{props.source}</div>
            {controls && <div className="demo-side mt-4 lg:mt-7">{controls}</div>}
            <div className={cn('demo-main mt-7', !controls && 'is-wide')}>{props.figures}</div>
          </div>
        </NoteScope>
        {props.wideFigures && <div className="mt-2.5 md:mt-11">{props.wideFigures}</div>}
        {props.ownData && (
          <WhenSeen className="mt-2.5 md:mt-8" fallback={<PendingFigure height={160} />}>
            <Fold name="your own data" title="Use your own data">
              {props.ownData}
            </Fold>
          </WhenSeen>
        )}
        {props.api && (
          <WhenSeen load={CallTheApi.load} className="mt-2.5 md:mt-8" fallback={<PendingFigure />}>
            <Fold name="the API call" title="Call the API">
              {props.api}
            </Fold>
          </WhenSeen>
        )}
        <section id="how-it-works" aria-labelledby="how-title" className="mt-2.5 md:mt-16">
          <Fold name="how it works" title="How it works">
            <h2 id="how-title" className="demo-h2">
              How it works
            </h2>
            <WhenSeen load={loadOf(props.how)} fallback={null}>
              {props.how}
            </WhenSeen>
          </Fold>
        </section>
        <WhenSeen load={TalkToUs.load} fallback={null}>
          <TalkToUs demo={demo} href={props.href} {...props.talk} />
        </WhenSeen>
      </div>
    </NotesProvider>
  )
}
