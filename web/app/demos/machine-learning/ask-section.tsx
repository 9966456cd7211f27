import { useId, useState } from 'react'
import { ProblemNotice } from '@/components/demo/faces'
import { useReport } from '@/components/demo/demo-query'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'
import { AskAnswer, AskSummary } from './ask-answer'
import type { Choosing } from './article-pane'
import { machineLearning } from './meta'
import {
  askRequest,
  MAX_QUESTION_CHARS,
  summarizeRequest,
  type AnswerReport,
  type Report,
  type Status,
  type SummaryReport,
} from './query'

/** Questions any piece of news can be asked. */
const suggestions = ['Who is responsible?', 'How much does it cost?', 'What happens next?']

/** A question to the article: by the owner's language model where one is connected, else by the sentences that match. */
export function AskSection({
  report,
  status,
  href,
  ...choosing
}: { report: Report; status: Status | null; href: string } & Choosing) {
  const id = useId()
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ text: string; question: string } | null>(null)
  const [summarized, setSummarized] = useState<string | null>(null)
  const question = asked?.text === report.text ? asked.question : null
  const answer = useReport<AnswerReport>(
    ['machine-learning', 'ask'],
    question === null ? null : askRequest(report.text, question),
  )
  const summary = useReport<SummaryReport>(
    ['machine-learning', 'summarize'],
    summarized === report.text ? summarizeRequest(report.text) : null,
  )
  const ask = (text: string) => {
    const found = questionProblem(text)
    setProblem(found)
    if (found === null) setAsked({ text: report.text, question: text })
  }
  const model = status?.ai_model ?? null
  const isAsking =
    question !== null && answer.error === null && (answer.isPending || answer.isStale)
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
              setSummarized(report.text)
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
          ({ error, retry }, place) =>
            error && (
              <ProblemNotice
                key={place}
                what={place === 0 ? 'The answer' : 'The summary'}
                error={error}
                slug={machineLearning.slug}
                href={href}
                onRetry={retry}
                kept="The article and your question are still on this page."
              />
            ),
        )}
        {question !== null && answer.report?.question && !isAsking && !answer.error && (
          <AskAnswer report={report} answer={answer.report} {...choosing} />
        )}
        {summarized === report.text && summary.report && !summary.isStale && (
          <AskSummary report={report} answer={summary.report} {...choosing} />
        )}
      </div>
      <span role="status" className="sr-only">
        {isAsking ? 'Looking for an answer…' : ''}
      </span>
    </section>
  )
}

/** Why a question is not sent; null where it is. */
export function questionProblem(text: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Write a question with at least one word.'
  const length = Array.from(text).length
  if (length <= MAX_QUESTION_CHARS) return null
  return `A question may have at most ${String(MAX_QUESTION_CHARS)} characters; this one has ${formatNumber(length)}.`
}
