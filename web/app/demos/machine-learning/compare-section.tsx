import { useMemo, useState } from 'react'
import { PasteInput } from '@/components/demo/article-input'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { SelectField } from '@/components/demo/fields'
import { NoteSlot } from '@/components/demo/note'
import { PageOnly } from '@/components/demo/page-only'
import { opened } from '@/components/demo/said'
import { Spoken } from '@/components/demo/spoken'
import { useAnswer } from '@/components/demo/use-answer'
import { WideSection } from '@/components/demo/wide-section'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { isAnalyzed } from './answer'
import { pairQuestion, sampleOf, type AnyReport } from './ask'
import { CompareResult } from './compare-result'
import { ownText, type OwnArticle } from './own-article'
import { pairView, settings, type View } from './settings'
import { toneNote } from './tone-notes'
import { formatScore } from './words'

const OWN = 'own article'
const PASTED = 'another text'
const samples = settings.first.props.options
const yours = ({ name }: OwnArticle) => ({ value: OWN, label: `Yours: ${name}` })

/** Two articles on the same story, side by side; our two on the ferry to begin with. */
export function CompareSection({
  state: { view, settled, change },
  own,
}: {
  state: ViewState<View>
  /** The visitor's article that the page shows. */
  own: OwnArticle | null
}) {
  const [takesOwn, setTakesOwn] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const [draft, setDraft] = useState('')
  const [pasted, setPasted] = useState<OwnArticle | null>(null)
  const first = takesOwn ? own : null
  const second = isPasting ? pasted : null
  const pair = useMemo(() => (first || second ? { first, second } : null), [first, second])
  const compared = useAnswer({ ...pairQuestion, view: pairView(settled), own: pair })
  const { answered, pending, stale } = compared
  const { a, b } = answered.report
  // Beside a choice stands what is known of it, never of the one before.
  const isKnown = !pending && !stale
  return (
    <WideSection
      title="Compare two articles"
      sub="Whom do both name, and which of the two is kinder to them? Our samples begin with two reports of the same delayed ferry."
    >
      <PageOnly>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:grid-cols-2">
          <div>
            <span className="control-legend">First</span>
            <SelectField
              isWords
              label={settings.first.props.label}
              options={own ? [yours(own), ...samples] : samples}
              value={first ? OWN : view.first}
              onChange={(value) => {
                setTakesOwn(value === OWN)
                if (value !== OWN) change({ first: value })
              }}
            />
            {isKnown && <InShort report={a} />}
          </div>
          <div>
            <span className="control-legend">Second</span>
            <SelectField
              isWords
              label={settings.second.props.label}
              options={[...samples, { value: PASTED, label: 'Paste another text' }]}
              value={isPasting ? PASTED : view.second}
              onChange={(value) => {
                setPasting(value === PASTED)
                if (value !== PASTED) change({ second: value })
              }}
            />
            {isPasting && (
              <div className="mt-2">
                <PasteInput
                  isLabelHidden
                  label="Text of the second article"
                  rows={5}
                  value={draft}
                  onType={setDraft}
                  read={(text) => ownText(text, 'The second text')}
                  onGive={({ own: text }) => {
                    setPasted(text)
                  }}
                  button={
                    <Button type="submit" size="sm" variant="quiet">
                      Compare with this text
                    </Button>
                  }
                />
              </div>
            )}
            {isKnown && (!isPasting || second) && <InShort report={b} />}
          </div>
        </div>
        <NoteSlot className="mt-3" />
      </PageOnly>
      <div className="mt-6" aria-busy={pending}>
        <AnswerProblem
          what="The comparison"
          state={compared}
          kept={pair ? 'Your text is still on this page.' : undefined}
        />
        <CompareResult
          answer={answered.report}
          names={[
            a.title ?? answered.own?.first?.name ?? sampleOf(answered.view.first).title,
            b.title ?? answered.own?.second?.name ?? sampleOf(answered.view.second).title,
          ]}
          {...{ stale, pending }}
          isOwn={answered.own !== null}
        />
        <Spoken>{pending && 'Comparing the two articles…'}</Spoken>
      </div>
    </WideSection>
  )
}

/** One article in a line: how it feels, what it is about, how long it is. */
function InShort({ report }: { report: AnyReport }) {
  const length = counted(report.word_count, 'word')
  if (!isAnalyzed(report))
    return (
      <p className="small-text mt-1.5">
        not analyzed, in {report.language_detection.name} · {length}
      </p>
    )
  const { sentiment, topic } = report
  return (
    <p className="small-text mt-1.5">
      {sentiment.label}, {opened(formatScore(sentiment.score), () => toneNote(report))} ·{' '}
      {topic.label} · {length}
    </p>
  )
}
