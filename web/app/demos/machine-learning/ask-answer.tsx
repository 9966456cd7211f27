import { EngineAnswer } from '@/components/demo/engine-answer'
import { Choose } from '@/components/text/choose'
import { utf16Offsets } from '@/lib/text-spans'
import type { Shown } from './article-layout'
import type { AnswerReport, Quote, SummaryReport } from './ask'

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
        <EngineAnswer making={answer} title={answer.question}>
          {answer.answer && <p lang={language}>{answer.answer}</p>}
          <Quotes answer={answer} {...shown} />
        </EngineAnswer>
      )}
      {summary && (
        <EngineAnswer making={summary} title="In other words">
          <ul className="grid gap-2">
            {summary.points.map(({ text, quote }) => (
              <li key={quote.start}>
                <p lang={language}>{text}</p>
                {text !== quote.text && <QuoteButton quote={quote} {...shown} />}
              </li>
            ))}
          </ul>
        </EngineAnswer>
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
