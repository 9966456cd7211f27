import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { AnswerProblem, PendingFigure } from '@/components/demo/faces'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { lazyPart } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { useView } from '@/lib/use-view'
import { answerOf, leadSentence } from './answer'
import type { Selection } from './article-layout'
import { ArticlePane } from './article-pane'
import { articleQuestion, defaults, exchangesOf, type Report } from './ask'
import { EngineLine } from './engine-line'
import { EntitiesFigure } from './entities-figure'
import { How, talk } from './how'
import { InputForm } from './input-form'
import { machineLearning } from './meta'
import type { OwnArticle } from './own-article'
import { DatesAndMoneyPart, PhrasesPart, ReadingPart, SummaryPart, TopicPart } from './parts'
import { articleView, settings } from './settings'

// What lies below the article comes once it is near: the article and its answer do not wait for it.
const ToneFigure = lazyPart(() => import('./tone-figure'), 'ToneFigure')
const AskSection = lazyPart(() => import('./ask-section'), 'AskSection')
const CompareSection = lazyPart(() => import('./compare-section'), 'CompareSection')

/** Everything that was found, beside the article. */
const parts = [
  SummaryPart,
  ToneFigure,
  EntitiesFigure,
  DatesAndMoneyPart,
  TopicPart,
  PhrasesPart,
  ReadingPart,
]

export default demoPage(function MachineLearningDemo() {
  const state = useView(settings)
  const { view, settled, change, href } = state
  const [own, setOwn] = useState<OwnArticle | null>(null)
  const article = useAnswer({ ...articleQuestion, view: articleView(settled), own })
  const { answered, pending } = article
  const { report } = answered
  const [chosen, setChosen] = useState<{ report: Report; selection: Selection | null }>()
  const lead = leadSentence(report)
  const shown = {
    report,
    // A choice belongs to the text it was made in.
    selection: chosen?.report === report ? chosen.selection : null,
    select: (selection: Selection | null) => {
      setChosen({ report, selection })
    },
  }
  const showSample = (sample: string) => {
    setOwn(null)
    change({ sample })
  }
  return (
    <DemoFrame
      demo={machineLearning}
      href={href}
      form={
        <InputForm sample={view.sample} onSample={showSample} onOwn={setOwn} isBusy={pending} />
      }
      answer={
        <>
          <AnswerProblem
            what="The analysis"
            state={article}
            slug={machineLearning.slug}
            href={href}
            kept={own ? 'Your article is still on this page.' : undefined}
            otherwise={{
              label: 'Back to the sample',
              onPress: () => {
                showSample(defaults.sample)
              },
            }}
          />
          <Answer pending={pending} waiting="Analysing the article…">
            {lead && (
              <>
                It says: “<span lang={report.language}>{lead}</span>”{' '}
              </>
            )}
            <Sentence said={answerOf(report)} />
          </Answer>
        </>
      }
      source={
        <EngineLine
          answered={answered}
          href={href}
          onStop={() => {
            setOwn(null)
          }}
        />
      }
      figures={
        <div
          aria-busy={pending}
          className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
        >
          <WhenSeen className="self-stretch">
            <ArticlePane
              {...shown}
              name={answered.own?.name ?? 'Sample article'}
              view={view}
              change={change}
            />
          </WhenSeen>
          <div className="space-y-11">
            {parts.map((Shown, place) => (
              <WhenSeen
                key={place}
                load={'load' in Shown ? Shown.load : undefined}
                fallback={<PendingFigure height={132} />}
              >
                <Shown {...shown} />
              </WhenSeen>
            ))}
          </div>
        </div>
      }
      wideFigures={
        <>
          <WhenSeen load={AskSection.load} fallback={<PendingFigure height={160} />}>
            <AskSection {...shown} href={href} />
          </WhenSeen>
          <WhenSeen load={CompareSection.load} fallback={<PendingFigure />}>
            <CompareSection state={state} own={answered.own} />
          </WhenSeen>
        </>
      }
      // A long text stands in a file, so that the request alone does not tell two of them apart.
      api={<CallTheApi key={report.text} exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={talk}
    />
  )
})
