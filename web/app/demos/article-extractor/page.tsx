import { Suspense, useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { tally, useBatch } from '@/components/demo/batch'
import { Answer, DemoFrame, Facts } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { lazyPart } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { useView } from '@/lib/use-view'
import { answerOf, factsOf } from './answer'
import { articleQuestion, exchangesOf, extractUrl, type Asked, type Page } from './ask'
import { How, talk } from './how'
import { ListsFigure } from './lists-figure'
import { articleExtractor } from './meta'
import { MetadataFigure } from './metadata-figure'
import { PageForm } from './page-form'
import { PageLine } from './page-line'
import { RefusalNotice } from './refusal'
import { ResultFigure } from './result-figure'
import { ScoresFigure } from './scores-figure'
import { linkTo, settings, type View } from './settings'
import '@/styles/article-reader.css'

// Few visitors give more than one page.
const BatchFigure = lazyPart(() => import('./batch-figure'), 'BatchFigure')

export default demoPage(function ArticleExtractorDemo() {
  const state = useView(settings)
  const { view, change, href } = state
  const [asked, setAsked] = useState<Asked>(null)
  const { answered, pending, failure, retry } = useAnswer({
    ...articleQuestion,
    view: {},
    own: asked,
  })
  const extraction = answered.report
  const { page, report, arrivedAt } = extraction
  const batch = useBatch(extractUrl)
  const onStart = (given: Page) => {
    // The link names the page that was fetched; of what was pasted it says nothing.
    change({ url: given.kind === 'url' ? given.url : '' })
    setAsked(given.kind === 'sample' ? null : given)
  }
  const onInput = (input: View['input']) => {
    change({ input })
  }
  return (
    <DemoFrame
      demo={articleExtractor}
      href={href}
      form={
        <>
          <PageForm
            state={state}
            pending={pending}
            isBatchRunning={tally(batch.rows).running > 0}
            onStart={onStart}
            onStop={() => {
              setAsked(extraction)
            }}
            onStartBatch={batch.start}
          />
          {batch.rows.length > 0 && (
            <div className="mt-7">
              <Suspense>
                <BatchFigure
                  rows={batch.rows}
                  shown={extraction}
                  onStop={batch.stop}
                  onShow={setAsked}
                />
              </Suspense>
            </div>
          )}
        </>
      }
      answer={
        <>
          {/* Who gives a page another way has left the refusal behind. */}
          {failure && asked && 'kind' in asked && asked.kind === view.input && (
            <div className="mb-5">
              <RefusalNotice
                page={asked}
                error={failure}
                href={href}
                onRetry={retry}
                onInput={onInput}
              />
            </div>
          )}
          <Answer pending={pending} waiting="Reading the page…">
            <Sentence said={answerOf(extraction)} />
          </Answer>
        </>
      }
      facts={<Facts facts={factsOf(extraction).map(({ name, ...said }) => ({ name, said }))} />}
      source={<PageLine extraction={extraction} href={linkTo(page, view, href)} />}
      figures={
        <>
          <WhenSeen>
            <ResultFigure
              // Another page starts with nothing chosen.
              key={arrivedAt}
              extraction={extraction}
              state={state}
              pending={pending}
            />
          </WhenSeen>
          <WhenSeen className="mt-11">
            <MetadataFigure report={report} />
          </WhenSeen>
          <WhenSeen className="mt-11">
            <ListsFigure key={arrivedAt} report={report} />
          </WhenSeen>
        </>
      }
      wideFigures={
        <WhenSeen>
          <ScoresFigure />
        </WhenSeen>
      }
      api={<CallTheApi key={arrivedAt} exchanges={exchangesOf(extraction)} />}
      how={<How />}
      talk={talk}
    />
  )
})
