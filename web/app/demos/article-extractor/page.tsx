import { Suspense, useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { tally, useBatch } from '@/components/demo/batch'
import { Answer, Facts } from '@/components/demo/answer'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { PendingFigure } from '@/components/demo/faces'
import { Fold } from '@/components/demo/fold'
import { PageOnly } from '@/components/demo/page-only'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { WhenSeen } from '@/components/ui/when-seen'
import { useView } from '@/lib/use-view'
import { answerOf, factsOf } from './answer'
import { articleQuestion, exchangesOf, extractUrl, type Asked, type Page } from './ask'
import { cases } from './cases'
import { How, ListsFigure, PagesFigure, ScoresFigure } from './lazy-parts'
import { articleExtractor } from './meta'
import { MetadataFigure } from './metadata-figure'
import { PageForm } from './page-form'
import { ownPage, PageLine } from './page-line'
import { RefusalNotice } from './refusal'
import { ResultFigure } from './result-figure'
import { linkTo, settings, type View } from './settings'
import '@/styles/article-reader.css'

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
  // Who gives a page another way has left the refusal behind.
  const refusedPage =
    failure && asked && 'kind' in asked && asked.kind === view.input ? asked : null
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
      link={state.link}
      cases={cases}
      own={ownPage(page)}
      setOwn={setAsked}
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
                <PagesFigure
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
          {refusedPage && (
            <div className="mb-5">
              <RefusalNotice page={refusedPage} error={failure} onRetry={retry} onInput={onInput} />
            </div>
          )}
          <Answer state={{ pending, stale: refusedPage !== null }} waiting="Reading the page…">
            <Sentence said={answerOf(extraction)} />
          </Answer>
        </>
      }
      facts={<Facts facts={factsOf(extraction).map(({ name, ...said }) => ({ name, said }))} />}
      source={<PageLine extraction={extraction} href={linkTo(page, view, href)} />}
      figures={
        <PageOnly>
          <WhenSeen>
            <ResultFigure
              // Another page starts with nothing chosen.
              key={arrivedAt}
              extraction={extraction}
              state={state}
              pending={pending}
            />
          </WhenSeen>
          <Fold name="the facts" className="mt-7 md:mt-11">
            <WhenSeen>
              <MetadataFigure report={report} />
            </WhenSeen>
          </Fold>
          <Fold name="links and pictures" className="mt-2.5 md:mt-11">
            <WhenSeen load={ListsFigure.load} fallback={<PendingFigure />}>
              <ListsFigure key={arrivedAt} report={report} />
            </WhenSeen>
          </Fold>
        </PageOnly>
      }
      wideFigures={
        <Fold name="the scores">
          <WhenSeen load={ScoresFigure.load} fallback={<PendingFigure />}>
            <ScoresFigure />
          </WhenSeen>
        </Fold>
      }
      api={<CallTheApi key={arrivedAt} exchanges={exchangesOf(extraction)} />}
      how={<How />}
      talk={{
        title: 'Have pages to read by the thousand?',
        text: 'Tell us which ones and what you need from them. The message opens with this demo named.',
      }}
    />
  )
})
