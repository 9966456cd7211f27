import type { ReactNode } from 'react'
import type { Choosing } from './article-layout'
import type { AnswerReport, Quote, Report, SummaryReport } from './ask'
import { Choose } from './parts'
import { utf16Offsets } from '@/lib/text-spans'

type Making = Pick<AnswerReport, 'engine' | 'model' | 'note' | 'prompt'>
type About = { report: Report } & Choosing

/** An answer: its words, what they rest on, and who wrote them. */
export function AskAnswer({ report, answer, ...choosing }: { answer: AnswerReport } & About) {
  const { quotes } = answer
  return (
    <Answered making={answer} title={answer.question}>
      {answer.answer && <p lang={report.language}>{answer.answer}</p>}
      {quotes.length === 0 ? (
        <p>
          {answer.engine === 'ai'
            ? 'The article does not say, or the model found no words in it that do.'
            : 'No sentence of the article matches this question. Ask with words the article uses.'}
        </p>
      ) : (
        <>
          <p className="small-text mt-2">
            {answer.answer ? 'It rests on these words.' : 'The sentences that match best.'} Press
            one to find it in the text.
          </p>
          <ul className="divide-y divide-hairline">
            {quotes.map((quote) => (
              <li key={quote.start}>
                <QuoteButton report={report} quote={quote} {...choosing} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  )
}

/** A summary in other words, each point with the words it rests on. */
export function AskSummary({ report, answer, ...choosing }: { answer: SummaryReport } & About) {
  return (
    <Answered making={answer} title="In other words">
      <ul className="grid gap-2">
        {answer.points.map(({ text, quote }) => (
          <li key={quote.start}>
            <p lang={report.language}>{text}</p>
            {text !== quote.text && <QuoteButton report={report} quote={quote} {...choosing} />}
          </li>
        ))}
      </ul>
    </Answered>
  )
}

function QuoteButton({ report, quote, ...choosing }: { quote: Quote } & About) {
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
  making: Making
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
