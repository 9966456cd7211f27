import { useId, useMemo } from 'react'
import { RampKey } from '@/components/charts/ramp-key'
import { isSame } from '@/components/text/choose'
import { MarkedText, MarkSwitch } from '@/components/text/marked-text'
import { cn } from '@/lib/cn'
import { counted } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { firstSentence, layoutOf, type Shown } from './article-layout'
import type { Report } from './ask'
import { DetailPanel } from './detail-panel'
import { entityKinds, switchKind, type View } from './settings'
import { formatScore, kindWords } from './words'

type Viewed = Pick<ViewState<View>, 'view' | 'change'>

/** The article with its marks, their legend, and what is known about the one that is chosen. */
export function ArticlePane({ name, view, change, ...shown }: { name: string } & Viewed & Shown) {
  const id = useId()
  const { report, selection, select } = shown
  const paragraphs = useMemo(() => layoutOf(report, view, selection), [report, view, selection])
  const first = useMemo(
    () => selection && { sentence: firstSentence(report, selection) },
    [report, selection],
  )
  return (
    <section
      aria-labelledby={id}
      className="article-pane rounded-panel border border-hairline bg-surface"
    >
      <header className="px-4 pt-3.5 pb-3 lg:px-5.5">
        <h2 id={id} className="figure-title" lang={report.language} dir="auto">
          {report.title ?? name}
        </h2>
        <p className="small-text mt-1">
          {report.title && report.title !== name ? `${name} · ` : ''}
          {counted(report.word_count, 'word')} · {counted(report.reading_minutes, 'minute')} to read
          · {report.language_detection.name}
        </p>
      </header>
      <MarkLegend report={report} view={view} change={change} />
      <MarkedText
        label="Article text"
        lang={report.language}
        text={report.text}
        paragraphs={paragraphs}
        marksName="names"
        shown={first}
        onChoose={(what, index) => {
          const next = { kind: what === 'mark' ? 'entity' : what, index } as const
          select(isSame(selection, next) ? null : next)
        }}
        onClear={() => {
          select(null)
        }}
        describe={(index) => {
          const tone = report.sentiment.sentences[index]
          const place = `Sentence ${String(index + 1)} of ${String(report.sentences.length)}`
          return tone ? `${place}, ${tone.label}, ${formatScore(tone.score)}` : place
        }}
      />
      <DetailPanel {...shown} />
    </section>
  )
}

/** What the marks mean, and the switches that show or hide them. */
function MarkLegend({ report, view: { hide, tone }, change }: { report: Report } & Viewed) {
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
        <MarkSwitch
          key={kind}
          isOn={!hide.includes(kind)}
          onSwitch={() => {
            change({ hide: switchKind(hide, kind) })
          }}
        >
          <span aria-hidden="true" className="font-semibold">
            {kindWords[kind].letter}
          </span>
          <span className={cn('name-mark', `name-${kind}`)}>{kindWords[kind].many}</span>
          <span className="text-muted">{count}</span>
        </MarkSwitch>
      ))}
      <MarkSwitch
        isOn={tone}
        onSwitch={() => {
          change({ tone: !tone })
        }}
      >
        <RampKey />
        Tone of sentences
      </MarkSwitch>
    </div>
  )
}
