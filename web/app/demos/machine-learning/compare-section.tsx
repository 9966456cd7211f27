import { useId, useState } from 'react'
import { ProblemNotice } from '@/components/demo/faces'
import { SelectField } from '@/components/demo/fields'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'
import { CompareResult } from './compare-result'
import { machineLearning } from './meta'
import { textProblem } from './own-article'
import type { View } from './params'
import { bodyOfOwn, bodyOfSample, defaults, sampleOf, type OwnArticle, type Report } from './query'
import { useComparison } from './use-analysis'
import { formatScore, toneWords, topicWords } from './words'

const OWN = 'own article'
const PASTED = 'another text'

/** Two articles on the same story, side by side; our two on the ferry to begin with. */
export function CompareSection({
  view,
  change,
  own,
  href,
}: {
  view: View
  change: (patch: Partial<View>) => void
  own: OwnArticle | null
  href: string
}) {
  const id = useId()
  const [takesOwn, setTakesOwn] = useState(false)
  const [pasting, setPasting] = useState(false)
  const [pasted, setPasted] = useState<string | null>(null)
  const firstOwn = takesOwn ? own : null
  const first = sampleOf(view.first || defaults.sample)
  const second = sampleOf(view.second || (defaults.samples[1]?.slug ?? ''))
  const secondText = pasting ? pasted : null
  const { report, error, isStale, isWaiting, retry } = useComparison(
    firstOwn ? bodyOfOwn(firstOwn) : bodyOfSample(first),
    secondText === null ? bodyOfSample(second) : { text: secondText },
  )
  const samples = defaults.samples.map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-text pt-3">
      <h2 id={`${id}-title`} className="demo-h2">
        Compare two articles
      </h2>
      <p className="figure-sub">
        Whom do both name, and which of the two is kinder to them? Our samples begin with two
        reports of the same delayed ferry.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:grid-cols-2">
        <div>
          <span className="control-legend">First</span>
          <SelectField
            isWords
            label="First article"
            options={own ? [{ value: OWN, label: `Yours: ${own.name}` }, ...samples] : samples}
            value={firstOwn ? OWN : first.slug}
            onChange={(value) => {
              setTakesOwn(value === OWN)
              if (value !== OWN) change({ first: value === defaults.sample ? '' : value })
            }}
          />
          {!isStale && <InShort report={report.a} />}
        </div>
        <div>
          <span className="control-legend">Second</span>
          <SelectField
            isWords
            label="Second article"
            options={[...samples, { value: PASTED, label: 'Paste another text' }]}
            value={pasting ? PASTED : second.slug}
            onChange={(value) => {
              setPasting(value === PASTED)
              const initial = defaults.samples[1]?.slug
              if (value !== PASTED) change({ second: value === initial ? '' : value })
            }}
          />
          {pasting && <SecondText onTake={setPasted} />}
          {!isStale && <InShort report={report.b} />}
        </div>
      </div>
      <div className="mt-6" aria-busy={isWaiting}>
        {error && (
          <div className="mb-4">
            <ProblemNotice
              what="The comparison"
              error={error}
              slug={machineLearning.slug}
              href={href}
              onRetry={retry}
              kept={firstOwn || pasting ? 'Your text is still on this page.' : undefined}
            />
          </div>
        )}
        <CompareResult
          answer={report}
          names={[
            report.a.title ?? firstOwn?.name ?? first.title,
            report.b.title ?? (secondText === null ? second.title : 'The second text'),
          ]}
          isStale={isStale}
        />
        <span role="status" className="sr-only">
          {isWaiting ? 'Comparing the two articles…' : ''}
        </span>
      </div>
    </section>
  )
}

/** One article in a line: how it feels, what it is about, how long it is. */
function InShort({ report: { sentiment, topic, word_count } }: { report: Report }) {
  return (
    <p className="small-text mt-1.5">
      {toneWords[sentiment.label]}, {formatScore(sentiment.score)} ·{' '}
      {topicWords[topic.label].toLowerCase()} · {counted(word_count, 'word')}
    </p>
  )
}

function SecondText({ onTake }: { onTake: (text: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <div className="mt-2 grid gap-2">
      <textarea
        aria-label="Text of the second article"
        aria-invalid={problem !== null}
        aria-describedby={id}
        value={text}
        rows={5}
        className="w-full rounded-field border border-control bg-bg p-3 text-sm"
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
      />
      <p id={id} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        onClick={() => {
          const found = textProblem(text)
          setProblem(found)
          if (found === null) onTake(text)
        }}
      >
        Compare with this text
      </Button>
    </div>
  )
}
