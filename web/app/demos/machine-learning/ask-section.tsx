import { Suspense, useId, useState } from 'react'
import { ProblemNotice } from '@/components/demo/faces'
import { useAnswer } from '@/components/demo/use-answer'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Choosing } from './article-layout'
import {
  askQuestion,
  statusQuestion,
  summaryQuestion,
  type AskedQuestion,
  type AskedSummary,
  type Report,
} from './ask'
import { machineLearning } from './meta'
import { questionProblem } from './own-article'

const AskAnswer = lazyPart(() =>
  import('./ask-answer').then(({ AskAnswer }) => ({ default: AskAnswer })),
)
const AskSummary = lazyPart(() =>
  import('./ask-answer').then(({ AskSummary }) => ({ default: AskSummary })),
)

/** Questions any piece of news can be asked. */
const suggestions = ['Who is responsible?', 'How much does it cost?', 'What happens next?']

/** A question to the article: by the owner's language model where one is connected, else by the sentences that match. */
export function AskSection({
  report,
  href,
  ...choosing
}: { report: Report; href: string } & Choosing) {
  const id = useId()
  const { text } = report
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<AskedQuestion | null>(null)
  const [summarized, setSummarized] = useState<AskedSummary | null>(null)
  const status = useAnswer(statusQuestion).answered.report
  // The status is there before this part comes to life, and the page was prerendered without it.
  const model = (useHydrated() && status?.ai_model) || null
  // What was asked of another article is not this one's.
  const answer = useAnswer({ ...askQuestion, own: asked?.text === text ? asked : null })
  const summary = useAnswer({
    ...summaryQuestion,
    own: summarized?.text === text ? summarized : null,
  })
  const isAsking = answer.pending
  const about = { report, ...choosing }
  const ask = (question: string) => {
    const found = questionProblem(question)
    setProblem(found)
    if (found === null) setAsked({ text, question })
  }
  return (
    <section aria-labelledby={`${id}-title`} className="mb-11 border-t border-text pt-3">
      <h2 id={`${id}-title`} className="demo-h2">
        Ask the article
      </h2>
      <p className="figure-sub">
        {model === null
          ? 'No language model is connected here: the sentences that match your question best are found by our own program, and nothing is made up.'
          : `Answered by ${model}, an AI model this site’s owner has connected, and shown only where it quotes the article truly; otherwise by the sentences that match best.`}
      </p>
      <form
        aria-label="Your question"
        className="mt-4 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          ask(draft)
        }}
      >
        <div className="control-field min-w-0 flex-1 basis-72">
          <input
            type="text"
            aria-label="Question about the article"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            value={draft}
            placeholder="Why is it delayed?"
            className="font-sans"
            onChange={(event) => {
              setDraft(event.target.value)
              setProblem(null)
            }}
          />
        </div>
        <Button type="submit" size="sm" className="min-h-11" aria-disabled={isAsking}>
          {isAsking ? 'Asking' : 'Ask'}
        </Button>
        {model !== null && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            onClick={() => {
              setSummarized({ text })
            }}
          >
            Summarise in other words
          </Button>
        )}
      </form>
      <p
        id={`${id}-problem`}
        role="alert"
        className="mt-2 text-sm font-medium text-danger empty:hidden"
      >
        {problem}
      </p>
      <div role="group" aria-label="Questions to try" className="mt-2 flex flex-wrap gap-1.5">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className="quick-choice"
            onClick={() => {
              setDraft(suggestion)
              ask(suggestion)
            }}
          >
            {suggestion}
          </button>
        ))}
      </div>
      <div className="mt-4 grid gap-4" aria-busy={isAsking}>
        {[answer, summary].map(
          ({ failure, retry }, place) =>
            failure && (
              <ProblemNotice
                key={place}
                what={place === 0 ? 'The answer' : 'The summary'}
                error={failure}
                slug={machineLearning.slug}
                href={href}
                onRetry={retry}
                kept="The article and your question are still on this page."
              />
            ),
        )}
        <Suspense>
          {answer.answered.report && answer.answered.own?.text === text && (
            <AskAnswer answer={answer.answered.report} {...about} />
          )}
          {summary.answered.report && summary.answered.own?.text === text && (
            <AskSummary answer={summary.answered.report} {...about} />
          )}
        </Suspense>
      </div>
      <span role="status" className="sr-only">
        {isAsking ? 'Looking for an answer…' : ''}
      </span>
    </section>
  )
}
