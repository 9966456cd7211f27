import { useState } from 'react'
import { CallTheApi } from '@/components/demo/call-the-api'
import { DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider } from '@/components/demo/demo-query'
import { ProblemNotice } from '@/components/demo/faces'
import { useView } from '@/components/demo/use-view'
import { AnalysisColumn } from './analysis-column'
import { ArticleAnswer } from './answer'
import { ArticlePane } from './article-pane'
import { AskSection } from './ask-section'
import { CompareSection } from './compare-section'
import { EngineLine } from './engine-line'
import { How } from './how'
import { InputForm } from './input-form'
import { machineLearning } from './meta'
import { settings } from './params'
import { defaults, shownRequest, type OwnArticle } from './query'
import type { Selection } from './selection'
import { useAnalysis, useStatus } from './use-analysis'

export default function MachineLearningPage() {
  return (
    <DemoQueryProvider>
      <MachineLearningDemo />
    </DemoQueryProvider>
  )
}

function MachineLearningDemo() {
  const { view, change, href } = useView(settings)
  const [own, setOwn] = useState<OwnArticle | null>(null)
  const status = useStatus()
  const { report, error, retry, isWaiting, request, sample } = useAnalysis(view.sample, own)
  const [chosen, setChosen] = useState<{ text: string; selection: Selection | null }>()
  // A choice belongs to the text it was made in.
  const selection = chosen?.text === report.text ? chosen.selection : null
  const choosing = {
    selection,
    select: (next: Selection | null) => {
      setChosen({ text: report.text, selection: next })
    },
  }
  const chooseSample = (slug: string) => {
    setOwn(null)
    change({ sample: slug === defaults.sample ? '' : slug })
  }
  return (
    <DemoFrame
      demo={machineLearning}
      href={href}
      form={
        <InputForm
          sample={sample.slug}
          onSample={chooseSample}
          own={own}
          onOwn={setOwn}
          noFetch={
            status?.fetch_enabled === false
              ? 'This site does not read web addresses: save the page and use File, or paste its text.'
              : null
          }
          isBusy={isWaiting}
        />
      }
      answer={
        <>
          {error && (
            <div className="mb-4">
              <ProblemNotice
                what="The analysis"
                error={error}
                slug={machineLearning.slug}
                href={href}
                onRetry={retry}
                kept={own ? 'Your article is still on this page.' : undefined}
                otherwise={{
                  label: 'Back to the sample',
                  onPress: () => {
                    chooseSample(defaults.sample)
                  },
                }}
              />
            </div>
          )}
          <div aria-busy={isWaiting}>
            <ArticleAnswer report={report} />
          </div>
          <span role="status" className="sr-only">
            {isWaiting ? 'Analysing the article…' : ''}
          </span>
        </>
      }
      source={
        <EngineLine
          report={report}
          own={own}
          href={href}
          onStop={() => {
            setOwn(null)
          }}
        />
      }
      figures={
        <div
          aria-busy={isWaiting}
          className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
        >
          <ArticlePane
            report={report}
            name={own?.name ?? 'Sample article'}
            view={view}
            change={change}
            {...choosing}
          />
          <AnalysisColumn report={report} {...choosing} />
        </div>
      }
      wideFigures={
        <>
          <AskSection report={report} status={status} href={href} {...choosing} />
          <CompareSection view={view} change={change} own={own} href={href} />
        </>
      }
      api={<CallTheApi requests={[shownRequest(request)]} answer={report} />}
      how={<How />}
      talk={{
        title: 'Is there something you should be reading every morning?',
        text: 'Tenders, rulings, your own reviews: tell us what piles up. The message opens with this demo named.',
      }}
    />
  )
}
