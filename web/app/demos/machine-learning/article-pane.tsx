import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { cn } from '@/lib/cn'
import { counted } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import {
  firstSentence,
  foundSentences,
  isSame,
  layoutOf,
  markAfter,
  type ArticleLayout,
  type Choosing,
  type Selection,
} from './article-layout'
import { ArticleText } from './article-text'
import type { Report } from './ask'
import { DetailPanel } from './detail-panel'
import { entityKinds, switchKind, type View } from './settings'
import { formatScore, kindWords, toneWords } from './words'
import '@/styles/article-marks.css'

/** The article with its marks, their legend, and what is known about the one that is chosen. */
export function ArticlePane({
  report,
  name,
  view,
  change,
  selection,
  select,
}: {
  report: Report
  name: string
} & Pick<ViewState<View>, 'view' | 'change'> &
  Choosing) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const layout = useMemo(() => layoutOf(report), [report])
  const [spoken, setSpoken] = useState('')
  const found = useMemo(() => foundSentences(report, selection), [report, selection])
  useReveal(box, report, layout, selection)

  const choose = (next: Selection) => {
    select(isSame(selection, next) ? null : next)
  }
  const chooseAt = (target: EventTarget) => {
    if (!(target instanceof Element)) return
    const entity = target.closest<HTMLElement>('[data-entity]')?.dataset['entity']
    const sentence = target.closest<HTMLElement>('[data-sentence]')?.dataset['sentence']
    if (entity !== undefined) choose({ kind: 'entity', index: Number(entity) })
    else if (sentence !== undefined) choose({ kind: 'sentence', index: Number(sentence) })
  }
  const onClick = (event: MouseEvent) => {
    // Text that is being copied is not being pressed.
    if (window.getSelection()?.isCollapsed !== false) chooseAt(event.target)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape' && selection) {
      event.preventDefault()
      select(null)
      return
    }
    if ((event.key === 'Enter' || event.key === ' ') && event.target !== box.current) {
      event.preventDefault()
      chooseAt(event.target)
      return
    }
    const next = box.current && markAfter(box.current, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    const sentence = next.dataset['sentence']
    setSpoken(sentence === undefined ? '' : placeOf(report, Number(sentence)))
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="article-pane rounded-panel border border-hairline bg-surface"
    >
      <header className="px-4 pt-3.5 pb-3 lg:px-5.5">
        <h2 id={`${id}-title`} className="figure-title" lang={report.language} dir="auto">
          {report.title ?? name}
        </h2>
        <p className="small-text mt-1">
          {report.title && report.title !== name ? `${name} · ` : ''}
          {counted(report.word_count, 'word')} · {counted(report.reading_minutes, 'minute')} to read
          · {report.language_detection.name}
        </p>
      </header>
      <MarkLegend report={report} view={view} change={change} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one tab stop; the keys lead to the marks inside */}
      <div
        ref={box}
        role="region"
        aria-label="Article text"
        aria-describedby={`${id}-keys`}
        lang={report.language}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
        className="article-box"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <ArticleText
          layout={layout}
          hidden={view.hide}
          tinted={view.tone}
          entity={selection?.kind === 'entity' ? selection.index : null}
          found={found}
          quote={selection?.kind === 'quote' ? selection : null}
        />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Left and right arrows move between names, up and down arrows between sentences; Enter
        chooses, Escape puts the choice away.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <DetailPanel report={report} selection={selection} select={select} />
    </section>
  )
}

/** What the marks mean, and the switches that show or hide them. */
function MarkLegend({
  report,
  view: { hide, tone },
  change,
}: { report: Report } & Pick<ViewState<View>, 'view' | 'change'>) {
  const kinds = entityKinds
    .map((kind) => ({ kind, count: report.entities.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <div
      role="group"
      aria-label="Marks in the text"
      className="no-print flex flex-wrap items-center gap-1.5 border-y border-hairline px-4 py-2.5 lg:px-5.5"
    >
      {kinds.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!hide.includes(kind)}
          className="mark-switch"
          onClick={() => {
            change({ hide: switchKind(hide, kind) })
          }}
        >
          <span aria-hidden="true" className="font-semibold">
            {kindWords[kind].letter}
          </span>
          <span className={cn('name-mark', `name-${kind}`)}>{kindWords[kind].many}</span>
          <span className="text-muted">{count}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={tone}
        className="mark-switch"
        onClick={() => {
          change({ tone: !tone })
        }}
      >
        <ScaleKey />
        Tone of sentences
      </button>
    </div>
  )
}

/** The diverging scale in five steps, its ends with their triangles. */
function ScaleKey() {
  return (
    <svg aria-hidden="true" width="72" height="14" viewBox="0 0 72 14">
      <path d="M1 4h8l-4 7Z" className="ramp--4" />
      {['ramp--4', 'ramp--2', 'ramp-mid', 'ramp-2', 'ramp-4'].map((look, place) => (
        <rect key={look} x={13 + place * 9} y="2" width="9" height="10" className={look} />
      ))}
      <path d="M63 10h8l-4-7Z" className="ramp-4" />
    </svg>
  )
}

function placeOf(report: Report, index: number) {
  const tone = report.sentiment.sentences[index]
  const place = `Sentence ${String(index + 1)} of ${String(report.sentences.length)}`
  return tone ? `${place}, ${toneWords[tone.label]}, ${formatScore(tone.score)}` : place
}

/** Brings what was chosen into view: the mark in focus, else its first sentence, and then the article itself. */
function useReveal(
  box: RefObject<HTMLDivElement | null>,
  report: Report,
  layout: ArticleLayout,
  selection: Selection | null,
) {
  useEffect(() => {
    const frame = box.current
    if (!frame || !selection) return
    const index = firstSentence(report, selection, layout.offset)
    const here = document.activeElement
    const isInside = here !== null && here !== frame && frame.contains(here)
    const mark = isInside ? here : frame.querySelector(`[data-sentence="${String(index)}"]`)
    if (!mark) return
    const [room, place] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
    if (place.top < room.top || place.bottom > room.bottom)
      frame.scrollBy({ top: place.top - room.top - room.height / 4 })
    if (!isInside) frame.scrollIntoView({ block: 'nearest' })
  }, [box, report, layout, selection])
}
