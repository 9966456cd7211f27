import { Suspense } from 'react'
import { SentenceForm, WordChoice } from '@/components/demo/sentence'
import { aggregates, type Aggregate } from '@/lib/tables/aggregate'
import { timeSpans } from '@/lib/tables/buckets'
import { chartKinds, NONE, rolesOf, type Asked } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'
import type { ViewState } from '@/lib/use-view'
import { FilterWords, LimitWords } from './lazy-parts'
import { aggregateWords, kindWords } from './words'

const option = (value: string, label = value) => ({ value, label })

const noCondition = { test: '', value: '', and: '', and_test: '', and_value: '' } as const

/** The question as a sentence: show a figure of a column, by another, split by a third, as a kind of chart. */
export function Builder({
  report,
  asked,
  onAsk,
  state,
}: {
  /** The answer shown: its columns are offered, and what it decided stands in the sentence. */
  report: Report
  asked: Asked
  onAsk: (patch: Partial<Asked>) => void
  /** The page's view, where the question is of a table and not of an answer in SQL. */
  state: Pick<ViewState<unknown>, 'reset' | 'isDefault' | 'href'> | null
}) {
  const { profile, resolved, rows } = report
  const { measures, groups: groupable } = rolesOf(profile, rows)
  const figures = profile.filter(({ kind }) => kind === 'number')
  const splits = profile.filter(
    ({ name, distinct, kind }) =>
      name !== resolved.by &&
      distinct > 1 &&
      kind !== 'date' &&
      (kind === 'number' || distinct <= 60),
  )
  const where = profile.some(({ name }) => name === asked.where) ? asked.where : ''
  const isTime = profile.find(({ name }) => name === resolved.by)?.kind === 'date'
  const takesTwo =
    resolved.of !== null &&
    figures.length > 1 &&
    (resolved.also !== null ||
      (resolved.split === null && ['bars', 'line'].includes(resolved.kind)))
  // Points and bars of a spread are rows, not groups; and the smallest limit is five. One that is set can always be
  // taken away.
  const takesLimit =
    !isTime &&
    (asked.limit !== '' ||
      (!['scatter', 'histogram'].includes(resolved.kind) && report.group_count > 5))
  return (
    <SentenceForm
      label="Your question"
      {...(state && { state })}
      derived={
        asked.split === '' && resolved.split !== null
          ? `Split by ${resolved.split}, because without it the chart would say the opposite.`
          : 'What is left “as advised” follows from the table.'
      }
    >
      Show{' '}
      <WordChoice<string>
        label="Figure"
        value={resolved.show}
        options={aggregates
          .filter((value) => measures.length > 0 || figures.length > 0 || value === 'count')
          .map((value) => option(value, aggregateWords[value]))}
        onChange={(show) => {
          onAsk({ show: show as Aggregate })
        }}
      />{' '}
      {resolved.of !== null && (
        <>
          <WordChoice
            label="Measure"
            value={resolved.of}
            options={figures.map(({ name }) => option(name))}
            onChange={(of) => {
              onAsk({ of })
            }}
          />{' '}
        </>
      )}
      {takesTwo && (
        <>
          and{' '}
          <WordChoice
            label="Second measure"
            value={resolved.also ?? ''}
            options={[
              option('', 'nothing else'),
              ...figures.filter(({ name }) => name !== resolved.of).map(({ name }) => option(name)),
            ]}
            onChange={(also) => {
              onAsk({ also })
            }}
          />{' '}
        </>
      )}
      by{' '}
      <WordChoice
        label="Grouped by"
        value={resolved.by}
        options={[
          ...groupable.map(({ name }) => option(name)),
          ...(groupable.some(({ name }) => name === resolved.by) ? [] : [option(resolved.by)]),
        ]}
        onChange={(by) => {
          onAsk({ by, span: '', split: '' })
        }}
      />{' '}
      {isTime && (
        <>
          a{' '}
          <WordChoice<string>
            label="Span of time"
            value={resolved.span ?? ''}
            options={timeSpans.map((value) => option(value))}
            onChange={(span) => {
              onAsk({ span: timeSpans.find((one) => one === span) ?? '' })
            }}
          />{' '}
        </>
      )}
      split by{' '}
      <WordChoice
        label="Split by"
        value={resolved.split ?? NONE}
        options={[option(NONE, 'nothing'), ...splits.map(({ name }) => option(name))]}
        onChange={(split) => {
          onAsk({ split })
        }}
      />{' '}
      as{' '}
      <WordChoice<string>
        label="Chart"
        value={asked.kind === '' ? '' : resolved.kind}
        options={[
          option('', `${kindWords[report.advice[0]?.kind ?? resolved.kind]} (advised)`),
          ...chartKinds.map((kind) => ({
            value: kind,
            label: kindWords[kind],
            disabled: report.advice.find((one) => one.kind === kind)?.fit === 'impossible',
          })),
        ]}
        onChange={(kind) => {
          onAsk({ kind: chartKinds.find((one) => one === kind) ?? '' })
        }}
      />
      {['line', 'dots', 'dumbbell'].includes(resolved.kind) && (
        <>
          , axis{' '}
          <WordChoice<string>
            label="Axis"
            value={resolved.axis}
            options={[option('data', 'from the data'), option('zero', 'from zero')]}
            onChange={(axis) => {
              onAsk({ axis: axis === 'zero' ? 'zero' : 'data' })
            }}
          />
        </>
      )}
      , among {where !== '' && 'rows where '}
      <WordChoice
        label="Rows where"
        value={where}
        options={[option('', 'all rows'), ...profile.map(({ name }) => option(name))]}
        onChange={(column) => {
          onAsk({ ...noCondition, where: column })
        }}
      />
      {where !== '' && (
        <Suspense>
          <FilterWords profile={profile} asked={asked} onAsk={onAsk} />
        </Suspense>
      )}
      {takesLimit && (
        <Suspense>
          <LimitWords asked={asked} onAsk={onAsk} />
        </Suspense>
      )}
    </SentenceForm>
  )
}
