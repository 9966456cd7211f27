import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { opened } from '@/components/demo/said'
import { formatDay, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredGroups, Validation } from './ask'
import { heldOutNote } from './figure-notes'
import { errorNote, nobody } from './notes'
import type { Basis } from './shares-figure'
import { creditOf } from './words'

const NONE = 'No forecast to test: too few customers came back, or the record is too short'

/** The finding: how far off the held-out weeks were. */
export function laterTitle(validation: Validation | null | undefined) {
  if (validation?.error_pct == null) return NONE
  const off = Math.abs(validation.error_pct)
  const way = validation.error_pct < 0 ? 'low' : 'high'
  return `${formatNumber(validation.expected)} purchases were expected and ${formatNumber(validation.actual)} came: ${formatPercent(off, 0)} too ${way}`
}

const shared = ({ answered, stale, pending }: Basis) => ({
  demo: 'customer-segmentation',
  credit: creditOf(answered),
  stale,
  pending,
  isOwn: answered.own !== null,
})

const groupName = ({ repeats }: Validation['groups'][number]) =>
  repeats === 7 ? '7 and more' : String(repeats)

const validationOf = ({ report }: AnsweredGroups) => report.validation ?? null

/** The shop's record ends in December; what is held back of it by default is its busiest season. */
const isChristmas = ({ view, own, report }: AnsweredGroups) =>
  own === null && view.sample === 'shop' && (report.validation?.holdout_weeks ?? 0) <= 13

/** Repeat purchases week by week, expected and actual; the models end at the line. */
export function WeeksFigure(basis: Basis) {
  const validation = validationOf(basis.answered)
  const weeks = validation?.weeks ?? []
  const cut = weeks.find(({ week }) => week === validation?.seen_weeks)
  return (
    <ChartFigure
      {...shared(basis)}
      name="expected and actual"
      title={laterTitle(validation)}
      sub={
        validation
          ? `Repeat purchases added up week by week, of the ${formatNumber(validation.customers)} customers known on ${formatDay(validation.until)}: what they did, and what a fit up to that day expects. The ring: the last week the fit has seen; ${String(validation.holdout_weeks)} weeks come after.`
          : 'At least twenty customers who came back, and four weeks on either side, are needed.'
      }
      table={{
        columns: [
          { key: 'week', header: 'Week' },
          {
            key: 'expected',
            header: 'Expected',
            fileUnit: 'purchases',
            format: (value) => formatNumber(value, 1),
          },
          {
            key: 'actual',
            header: 'Actual',
            fileUnit: 'purchases',
            format: (value) => formatNumber(value),
          },
        ],
        rows: weeks,
        fixedOrder: true,
      }}
      foot={
        <>
          {isChristmas(basis.answered) &&
            'The weeks held back are the shop’s Christmas quarter, which BG/NBD knows nothing of: it knows no seasons. '}
          {validation?.error_pct != null && (
            <>
              Off by{' '}
              {opened(formatPercent(Math.abs(validation.error_pct), 1), () =>
                errorNote(validation, basis.answered),
              )}
              .{' '}
            </>
          )}
          <CursorHint unit="week" />
        </>
      }
    >
      {weeks.length > 1 ? (
        <LineChart
          label="Repeat purchases expected and actual, by week"
          x={{ kind: 'linear', format: (value) => `Week ${formatNumber(value)}` }}
          y={{ format: (value) => formatNumber(value) }}
          series={[
            {
              key: 'actual',
              name: 'Actual',
              tone: 'signal',
              points: weeks.map(({ week, actual }) => ({ x: week, y: actual })),
            },
            {
              key: 'expected',
              name: 'Expected',
              tone: 'noise',
              points: weeks.map(({ week, expected }) => ({ x: week, y: expected })),
            },
          ]}
          {...(cut && {
            crossovers: [
              { x: cut.week, y: cut.actual, label: 'The fit ends here', shortLabel: 'Fit ends' },
            ],
          })}
          cursor={{ unit: 'week' }}
        />
      ) : null}
    </ChartFigure>
  )
}

/** The finding: whether the forecast of a customer is nearer than either plain guess. */
export function nearestTitle(validation: Validation | null) {
  if (!validation) return NONE
  const { mean_error: ours, naive_mean_error: asBefore } = validation
  if (nobody(validation) <= ours) return 'Guessing that nobody comes back would have been as near'
  if (asBefore <= ours) return 'Going on as before would have been as near'
  return 'A customer’s forecast is nearer than going on as before, or than nobody'
}

/** The same by how often customers had come back before. */
export function RepeatsFigure(basis: Basis) {
  const validation = validationOf(basis.answered)
  const groups = validation?.groups ?? []
  return (
    <ChartFigure
      {...shared(basis)}
      name="by earlier purchases"
      title={nearestTitle(validation)}
      sub={
        validation
          ? `Purchases a customer in the ${String(validation.holdout_weeks)} held-out weeks, by repeat purchases before them. Mean error a customer ${formatNumber(validation.mean_error, 2)}; if each went on as before ${formatNumber(validation.naive_mean_error, 2)}, if nobody came back ${formatNumber(nobody(validation), 2)}.`
          : 'At least twenty customers who came back, and four weeks on either side, are needed.'
      }
      table={{
        columns: [
          { key: 'before', header: 'Repeat purchases before', value: groupName },
          { key: 'customers', header: 'Customers', format: (value) => formatNumber(value) },
          {
            key: 'expected',
            header: 'Expected',
            fileUnit: 'purchases',
            text: (group) =>
              opened(formatNumber(group.expected, 2), () => heldOutNote(group, basis.answered)),
          },
          {
            key: 'actual',
            header: 'Actual',
            fileUnit: 'purchases',
            format: (value) => formatNumber(value, 2),
          },
        ],
        rows: groups,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="group" />}
    >
      {groups.length > 0 ? (
        <BarChart
          label="Purchases a customer in the held-out weeks, expected and actual"
          categories={groups.map(groupName)}
          series={[
            {
              key: 'expected',
              name: 'Expected',
              tone: 'noise',
              values: groups.map(({ expected }) => expected),
            },
            {
              key: 'actual',
              name: 'Actual',
              tone: 'signal',
              values: groups.map(({ actual }) => actual),
            },
          ]}
          format={(value) => formatNumber(value, 1)}
          unitName="group"
        />
      ) : null}
    </ChartFigure>
  )
}
