import type { ReactNode } from 'react'
import { utf16Offsets } from '@/lib/text-spans'
import type { Shown } from './article-layout'
import type { AnswerReport, Quote, SummaryReport } from './ask'
import { Choose } from './parts'

/** What was answered: to the question, and to the wish for other words. */
export function AskAnswers({
  answer,
  summary,
  ...shown
}: { answer: AnswerReport | null; summary: SummaryReport | null } & Shown) {
  const { language } = shown.report
  return (
    <>
      {answer && (
        <Answered making={answer} title={answer.question}>
          {answer.answer && <p lang={language}>{answer.answer}</p>}
          <Quotes answer={answer} {...shown} />
        </Answered>
      )}
      {summary && (
        <Answered making={summary} title="In other words">
          <ul className="grid gap-2">
            {summary.points.map(({ text, quote }) => (
              <li key={quote.start}>
                <p lang={language}>{text}</p>
                {text !== quote.text && <QuoteButton quote={quote} {...shown} />}
              </li>
            ))}
          </ul>
        </Answered>
      )}
    </>
  )
}

/** The words an answer rests on, or why there are none. */
function Quotes({
  answer: { quotes, answer, engine },
  ...shown
}: { answer: AnswerReport } & Shown) {
  if (quotes.length === 0)
    return (
      <p>
        {engine === 'ai'
          ? 'The article does not say, or the model found no words in it that do.'
          : 'No sentence of the article matches this question. Ask with words the article uses.'}
      </p>
    )
  return (
    <>
      <p className="small-text mt-2">
        {answer ? 'It rests on these words.' : 'The sentences that match best.'} Press one to find
        it in the text.
      </p>
      <ul className="divide-y divide-hairline">
        {quotes.map((quote) => (
          <li key={quote.start}>
            <QuoteButton quote={quote} {...shown} />
          </li>
        ))}
      </ul>
    </>
  )
}

function QuoteButton({ report, quote, ...choosing }: { quote: Quote } & Shown) {
  const offset = utf16Offsets(report.text)
  return (
    <Choose
      here={{ kind: 'quote', start: offset(quote.start), end: offset(quote.end) }}
      {...choosing}
      lang={report.language}
      className="text-row text-sm aria-pressed:font-semibold"
    >
      “{quote.text}”
    </Choose>
  )
}

function Answered({
  making: { engine, model, note, prompt },
  title,
  children,
}: {
  making: AnswerReport | SummaryReport
  title: string
  children: ReactNode
}) {
  return (
    <div role="status" className="rounded-card border border-hairline bg-surface px-4 py-3.5">
      <h3 className="font-sans text-base leading-snug tracking-normal">{title}</h3>
      <div className="mt-1.5 max-w-[70ch]">{children}</div>
      <p className="small-text mt-2.5 border-t border-hairline pt-2">
        Answered by {engine === 'ai' ? `the AI model ${model ?? ''}` : 'the built-in engine'}.
        {note && engine !== 'ai' && prompt ? ` ${note}` : ''}
      </p>
      {prompt && (
        <details className="small-text mt-1">
          <summary className="cursor-pointer text-primary">What the model is told</summary>
          <PromptPart name="Instructions" text={prompt.instructions} />
          <PromptPart name="Data" text={prompt.data} />
        </details>
      )}
    </div>
  )
}

/** Long, so it scrolls; what scrolls can be reached with the keyboard. */
function PromptPart({ name, text }: { name: string; text: string }) {
  return (
    <>
      <p className="mt-2">{name}</p>
      <pre
        role="region"
        aria-label={name}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="formula mt-1 max-h-60 whitespace-pre-wrap"
      >
        {text}
      </pre>
    </>
  )
}
