import { Suspense, useState } from 'react'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { StepRail } from '@/components/charts/step-rail'
import { DemoIcon } from '@/components/demo/demo-icons'
import { useTimeline } from '@/components/demo/use-timeline'
import { counted, formatNumber } from '@/lib/format'
import { streamPath, type AnsweredSearch, type Report } from './ask'
import type { Step } from './contract.gen'
import { LiveSteps } from './lazy-parts'
import { mostKey, railRows, railTitle, stepNames } from './rail'
import { creditOf } from './words'

/** The workflow step by step: rows in and out, what was dropped and why, and how long it took. */
export function RailFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredSearch
  stale: boolean
  pending: boolean
}) {
  const { report, own } = answered
  /** The steps as they were streamed last, and of which answer. */
  const [run, setRun] = useState<{ of: Report; steps: readonly Step[] | null } | null>(null)
  const latest = run?.of === report ? run : null
  const steps = latest?.steps?.length ? latest.steps : report.steps
  const isStreaming = latest?.steps === null
  const rows = railRows({ ...report, steps: [...steps] })
  const keys = rows.map(({ key }) => key)
  const timeline = useTimeline({
    steps: keys,
    chosen: keys.at(-1) ?? '',
    calmStep: keys.length,
    onStart: () => undefined,
    onChoose: () => undefined,
  })
  const shown = timeline.frame === null ? rows.length : keys.indexOf(timeline.frame) + 1
  const total = steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)
  return (
    <ChartFigure
      demo="automated-workflows"
      name="workflow"
      title={railTitle(report)}
      sub={`Cars after each step and each wish, of ${counted(report.total, own ? 'listing of yours' : 'synthetic listing', own ? 'listings of yours' : 'synthetic listings')}. Green: kept; grey: dropped; violet: the wish without which most more would fit.`}
      table={{
        fixedOrder: true,
        columns: [
          { key: 'step', header: 'Step', value: ({ step }) => stepNames[step] },
          { key: 'text', header: 'Wish' },
          { key: 'rows_in', header: 'In', format: (value) => formatNumber(value) },
          { key: 'rows_out', header: 'Out', format: (value) => formatNumber(value) },
          { key: 'dropped', header: 'Dropped', format: (value) => formatNumber(value) },
          { key: 'without', header: 'Fit without it', format: (value) => formatNumber(value) },
          {
            key: 'ms',
            header: 'Time',
            unit: 'ms',
            format: (value) => formatNumber(value, 3),
            secondary: true,
          },
        ],
        rows: tableRows({ ...report, steps: [...steps] }),
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={own !== null}
      foot={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <button
            type="button"
            className="text-button -ml-2 gap-1.5"
            onClick={() => {
              // A table of one's own does not fit into an address: its steps are those of the answer.
              if (own || timeline.isPlaying) timeline.toggle()
              else setRun({ of: report, steps: null })
            }}
          >
            <DemoIcon name={timeline.isPlaying ? 'pause' : 'play'} />
            {timeline.isPlaying ? 'Stop the replay' : 'Replay the steps'}
          </button>
          {isStreaming && (
            <Suspense>
              <LiveSteps
                path={streamPath(answered.view)}
                onOver={(streamed) => {
                  setRun({ of: report, steps: streamed })
                  timeline.toggle()
                }}
              />
            </Suspense>
          )}
          {!isStreaming && total > 0 && (
            <span>All steps took {formatNumber(total, 1)} ms; a replay is slower.</span>
          )}
          <CursorHint unit="step" />
        </span>
      }
    >
      <StepRail label="Cars after each step" rows={rows} shown={shown} most={mostKey(report)} />
    </ChartFigure>
  )
}

/** A row a step, and inside the filter a row a wish. */
function tableRows({ steps, wishes }: AnsweredSearch['report']) {
  return steps.flatMap((step) => {
    const own = {
      step: step.name,
      text: '',
      rows_in: step.rows_in,
      rows_out: step.rows_out,
      dropped: step.name === 'parse' ? step.dropped.length : step.rows_in - step.rows_out,
      without: null as number | null,
      ms: step.ms ?? null,
    }
    if (step.name !== 'filter') return [own]
    let left = step.rows_in
    const parts = step.dropped.map(({ text, count }, at) => {
      const rows_in = left
      left -= count
      return {
        ...own,
        text,
        rows_in,
        rows_out: left,
        dropped: count,
        without: wishes[at]?.without ?? null,
        ms: null,
      }
    })
    return [own, ...parts]
  })
}
