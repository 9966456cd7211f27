import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { Answer } from '@/components/demo/answer'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { PendingFigure } from '@/components/demo/faces'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Fold } from '@/components/demo/fold'
import { PageOnly } from '@/components/demo/page-only'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { lazyPart } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { useView } from '@/lib/use-view'
import { answerOf, isAnalyzed, leadSentence, notAnalyzed } from './answer'
import type { Selection } from './article-layout'
import { ArticlePane } from './article-pane'
import { articleQuestion, defaults, exchangesOf, type AnyReport } from './ask'
import { cases } from './cases'
import { EngineLine } from './engine-line'
import { InputForm } from './input-form'
import { machineLearning } from './meta'
import { articleScope, type OwnArticle } from './own-article'
import { articleView, settings } from './settings'

// What lies below the article comes once it is near: the article and its answer do not wait for it.
const loadParts = () => import('./parts')
const SummaryPart = lazyPart(loadParts, 'SummaryPart')
const DatesAndMoneyPart = lazyPart(loadParts, 'DatesAndMoneyPart')
const TopicPart = lazyPart(loadParts, 'TopicPart')
const PhrasesPart = lazyPart(loadParts, 'PhrasesPart')
const ReadingPart = lazyPart(loadParts, 'ReadingPart')
const EntitiesFigure = lazyPart(() => import('./entities-figure'), 'EntitiesFigure')
const ToneFigure = lazyPart(() => import('./tone-figure'), 'ToneFigure')
const AskSection = lazyPart(() => import('./ask-section'), 'AskSection')
const How = lazyPart(() => import('./how'), 'How')
const CompareSection = lazyPart(() => import('./compare-section'), 'CompareSection')

/** Everything that was found, beside the article. */
const parts = {
  'the summary': SummaryPart,
  'the tone': ToneFigure,
  'the names': EntitiesFigure,
  'dates and amounts': DatesAndMoneyPart,
  'the topic': TopicPart,
  'key phrases': PhrasesPart,
  'how it reads': ReadingPart,
}

export default demoPage(function MachineLearningDemo() {
  const state = useView(settings)
  const { view, settled, change, href } = state
  const [own, setOwn] = useState<OwnArticle | null>(null)
  const article = useAnswer({ ...articleQuestion, view: articleView(settled), own })
  const { answered, pending, stale } = article
  const { report } = answered
  const [chosen, setChosen] = useState<{ report: AnyReport; selection: Selection | null }>()
  const lead = leadSentence(report)
  const analyzed = isAnalyzed(report) ? report : null
  const shown = analyzed && {
    report: analyzed,
    // A choice belongs to the text it was made in.
    selection: chosen?.report === report ? chosen.selection : null,
    select: (selection: Selection | null) => {
      setChosen({ report, selection })
    },
  }
  const figure = { stale, pending, isOwn: answered.own !== null }
  const showSample = (sample: string) => {
    setOwn(null)
    change({ sample })
  }
  return (
    <DemoFrame
      demo={machineLearning}
      href={href}
      link={state.link}
      cases={cases}
      onCase={() => {
        setOwn(null)
      }}
      own={answered.own && { name: answered.own.name, scope: articleScope }}
      setOwn={setOwn}
      form={
        <InputForm sample={view.sample} onSample={showSample} onOwn={setOwn} isBusy={pending} />
      }
      answer={
        <>
          <AnswerProblem
            what="The analysis"
            state={article}
            kept={own ? 'Your article is still on this page.' : undefined}
            otherwise={[
              { label: 'Back to the sample', onPress: () => showSample(defaults.sample) },
            ]}
          />
          <Answer state={article} waiting="Analyzing the article…">
            {analyzed && lead && (
              <>
                It says: “<span lang={report.language}>{lead}</span>”{' '}
              </>
            )}
            {analyzed ? <Sentence said={answerOf(analyzed)} /> : notAnalyzed(report)}
          </Answer>
        </>
      }
      source={<EngineLine answered={answered} href={href} />}
      figures={
        shown && (
          <div
            aria-busy={pending}
            className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
          >
            <PageOnly>
              <WhenSeen className="self-stretch">
                <ArticlePane
                  {...shown}
                  name={answered.own?.name ?? 'Sample article'}
                  view={view}
                  change={change}
                />
              </WhenSeen>
            </PageOnly>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 md:gap-11">
              {Object.entries(parts).map(([name, Shown]) => (
                <Fold key={name} name={name}>
                  <WhenSeen
                    load={'load' in Shown ? Shown.load : undefined}
                    fallback={<PendingFigure height={132} />}
                  >
                    <Shown {...shown} figure={figure} />
                  </WhenSeen>
                </Fold>
              ))}
            </div>
          </div>
        )
      }
      wideFigures={
        shown && (
          <>
            <PageOnly>
              <WhenSeen
                load={AskSection.load}
                className="max-md:mt-5"
                fallback={<PendingFigure height={160} />}
              >
                <AskSection {...shown} />
              </WhenSeen>
            </PageOnly>
            <Fold name="the comparison">
              <WhenSeen load={CompareSection.load} fallback={<PendingFigure />}>
                <CompareSection state={state} own={answered.own} />
              </WhenSeen>
            </Fold>
          </>
        )
      }
      // A long text stands in a file, so that the request alone does not tell two of them apart.
      api={<CallTheApi key={report.text} exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Is there something you should be reading every morning?',
        text: 'Tenders, rulings, your own reviews: tell us what piles up. The message opens with this demo named.',
      }}
    />
  )
})
