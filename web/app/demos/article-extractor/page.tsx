import { CallTheApi } from '@/components/demo/call-the-api'
import { Answer, DemoFrame, Facts } from '@/components/demo/demo-frame'
import { DemoQueryProvider, useReport } from '@/components/demo/demo-query'
import { OpenFigure } from '@/components/demo/note'
import { useView } from '@/components/demo/use-view'
import { formatNumber } from '@/lib/format'
import { answerOf, type Said } from './answer'
import './article-extractor.css'
import { tally } from './batch'
import { BatchFigure } from './batch-figure'
import { How } from './how'
import { ListsFigure } from './lists-figure'
import { articleExtractor } from './meta'
import { MetadataFigure } from './metadata-figure'
import { PageForm } from './page-form'
import { PageLine } from './page-line'
import { settings, type Input } from './params'
import { extractRequest, sample, statusRequest, type Page, type Report, type Status } from './query'
import { RefusalNotice } from './refusal-notice'
import { ResultFigure } from './result-figure'
import { ScoresFigure } from './scores-figure'
import { useBatch } from './use-batch'
import { useExtraction } from './use-extraction'

export default function ArticleExtractorPage() {
  return (
    <DemoQueryProvider>
      <ArticleExtractorDemo />
    </DemoQueryProvider>
  )
}

function ArticleExtractorDemo() {
  const { view, change, href } = useView(settings)
  const { shown, show, start, stop, pending, failed } = useExtraction()
  const batch = useBatch()
  const server = useReport<Status>(['article-extractor', 'status'], statusRequest)
  const { report } = shown
  const onInput = (input: Input) => {
    change({ input }, 'replace')
  }
  const onStart = (page: Page) => {
    if (page.kind === 'sample') {
      show(sample)
      change({ url: '' })
      return
    }
    // The link names the page that was fetched; of what was pasted it says nothing.
    change({ url: page.kind === 'url' ? page.url : '' })
    start(page)
  }
  return (
    <DemoFrame
      demo={articleExtractor}
      href={href}
      form={
        <>
          <PageForm
            input={view.input}
            onInput={onInput}
            address={view.url}
            pending={pending}
            server={server.report}
            isBatchRunning={tally(batch.rows).running > 0}
            onStart={onStart}
            onStop={stop}
            onStartBatch={batch.start}
          />
          {batch.rows.length > 0 && (
            <div className="mt-7">
              <BatchFigure rows={batch.rows} shown={shown} onStop={batch.stop} onShow={show} />
            </div>
          )}
        </>
      }
      answer={
        <>
          {failed && (
            <div className="mb-5">
              <RefusalNotice
                {...failed}
                href={href}
                onRetry={() => {
                  start(failed.page)
                }}
                onInput={onInput}
              />
            </div>
          )}
          <div aria-busy={pending !== null} className={pending ? 'opacity-60' : undefined}>
            <Answer>
              <Sentence said={answerOf(shown)} />
            </Answer>
          </div>
          <span role="status" className="sr-only">
            {pending ? 'Reading the page…' : ''}
          </span>
        </>
      }
      facts={<ArticleFacts report={report} />}
      source={<PageLine extraction={shown} href={href} />}
      figures={
        <>
          <ResultFigure
            // Another page starts with nothing chosen.
            key={shown.arrivedAt}
            extraction={shown}
            view={view}
            onChange={change}
            isWaiting={pending !== null}
          />
          <MetadataFigure report={report} />
          <ListsFigure key={`lists ${String(shown.arrivedAt)}`} report={report} />
        </>
      }
      wideFigures={<ScoresFigure />}
      api={
        <CallTheApi key={shown.arrivedAt} requests={[extractRequest(shown.page)]} answer={report} />
      }
      how={<How />}
      talk={{
        title: 'Have pages to read by the thousand?',
        text: 'Tell us which ones and what you need from them. The message opens with this demo named.',
      }}
    />
  )
}

function Sentence({ said }: { said: readonly Said[] }) {
  return said.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <OpenFigure key={index} note={part.note}>
        {part.text}
      </OpenFigure>
    ),
  )
}

/** The figures a reader looks for first. */
function ArticleFacts({ report }: { report: Report }) {
  const { word_count, reading_minutes, kept_block_count, block_count, language } = report
  return (
    <Facts
      facts={[
        { name: 'Words', value: formatNumber(word_count) },
        { name: 'Minutes to read', value: formatNumber(reading_minutes) },
        {
          name: 'Blocks kept',
          value: `${formatNumber(kept_block_count)} of ${formatNumber(block_count)}`,
        },
        { name: 'Language', value: language ?? '–' },
      ]}
    />
  )
}
