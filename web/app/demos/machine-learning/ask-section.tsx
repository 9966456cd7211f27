import { Suspense, useState } from 'react'
import { LineInput, SubmitButton } from '@/components/demo/article-input'
import { ProblemNotice } from '@/components/demo/problem-notice'
import { QuickChoices } from '@/components/demo/fields'
import type { givenQuestion } from '@/components/demo/given-question'
import { Spoken } from '@/components/demo/spoken'
import { useAnswer } from '@/components/demo/use-answer'
import { WideSection } from '@/components/demo/wide-section'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/lib/use-hydrated'
import type { Shown } from './article-layout'
import { askQuestion, serverStatus, summaryQuestion } from './ask'
import { ownQuestion } from './own-article'

const AskAnswers = lazyPart(() => import('./ask-answer'), 'AskAnswers')

/** Questions that this text can answer: about the names and words it keeps coming back to. */
function suggestionsFor({ entities, key_phrases }: Shown['report']) {
  const names = entities.filter(({ kind }) => ['person', 'organization', 'place'].includes(kind))
  const phrases = key_phrases.map(({ phrase }) => phrase)
  const subjects = new Set([...names.slice(0, 2).map(({ text }) => text), ...phrases])
  return [...subjects].slice(0, 3).map((subject) => `What does it say about ${subject}?`)
}

/** Asks about the text that is shown; what was asked of another is not this one's. */
function useAsked<O extends { text: string }, R>(
  question: ReturnType<typeof givenQuestion<O, R>>,
  text: string,
) {
  const [asked, ask] = useState<O | null>(null)
  const state = useAnswer({ ...question, own: asked?.text === text ? asked : null })
  const { own, report } = state.answered
  return { ...state, ask, report: own?.text === text ? report : null }
}

/** A question to the article: by the owner's language model where one is connected, else by the sentences that match. */
export function AskSection(shown: Shown) {
  const { text } = shown.report
  const [draft, setDraft] = useState('')
  const answer = useAsked(askQuestion, text)
  const summary = useAsked(summaryQuestion, text)
  const status = useAnswer(serverStatus).answered.report
  // The status is there before this part comes to life, and the page was prerendered without it.
  const model = (useHydrated() && status?.ai_model) || null
  return (
    <WideSection
      title="Ask the article"
      className="mb-7 md:mb-11"
      sub={
        model === null
          ? 'No language model is connected here: the sentences that match your question best are found by our own program, and nothing is made up.'
          : `Answered by ${model}, an AI model this site’s owner has connected, and shown only where it quotes the article truly; otherwise by the sentences that match best.`
      }
    >
      <LineInput
        isWords
        isLabelHidden
        formLabel="Your question"
        label="Question about the article"
        placeholder="Why is it delayed?"
        value={draft}
        onType={setDraft}
        read={ownQuestion}
        onGive={({ question }) => {
          answer.ask({ text, question })
        }}
        button={
          <>
            <SubmitButton isBusy={answer.pending} idle="Ask" busy="Asking" />
            {model !== null && (
              <Button
                variant="quiet"
                size="sm"
                className="min-h-11"
                onClick={() => {
                  summary.ask({ text })
                }}
              >
                Summarize in other words
              </Button>
            )}
          </>
        }
      />
      <QuickChoices
        label="Questions to try"
        choices={suggestionsFor(shown.report).map((question) => ({
          label: question,
          onPress: () => {
            setDraft(question)
            answer.ask({ text, question })
          },
        }))}
      />
      <div className="mt-4 grid gap-4" aria-busy={answer.pending}>
        {[answer, summary].map(
          ({ failure, retry }, place) =>
            failure && (
              <ProblemNotice
                key={place}
                what={place === 0 ? 'The answer' : 'The summary'}
                error={failure}
                onRetry={retry}
                kept="The article and your question are still on this page."
              />
            ),
        )}
        {(answer.report ?? summary.report) && (
          <Suspense>
            <AskAnswers answer={answer.report} summary={summary.report} {...shown} />
          </Suspense>
        )}
      </div>
      <Spoken>{answer.pending && 'Looking for an answer…'}</Spoken>
    </WideSection>
  )
}
