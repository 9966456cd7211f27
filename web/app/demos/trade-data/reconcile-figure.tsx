import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { DataLine } from '@/components/demo/data-line'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { opened } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { worked } from '@/components/demo/worked'
import { formatMonth, formatNumber, formatPercent, formatSigned, withUnit } from '@/lib/format'
import { reconcileQuestion, type Gap, type Reconciliation } from './ask'
import { BOTH_BASES, type View } from './settings'
import { money, signedMoney } from './words'

const at = (month: string) => Date.parse(`${month}-01`)
const billions = (value: number) => formatNumber(value / 1e9, 1)

/** The newest calendar year both bases have whole. */
export const wholeYear = ({ years }: Reconciliation) =>
  years.filter(({ months }) => months === 12).at(-1)

const away = ({ difference_pct }: Gap) =>
  `${formatPercent(Math.abs(difference_pct), 1)} ${difference_pct < 0 ? 'below' : 'above'}`

/** The finding: how far apart the two bases are in a whole year. */
export function reconcileTitle(report: Reconciliation) {
  const year = wholeYear(report)
  if (!year) return 'Customs against the balance of payments'
  return `In ${String(year.year)} the balance of payments had exports ${away(year.exports)} customs and imports ${away(year.imports)}`
}

/** Customs and the balance of payments, month by month, with what lies between them. */
export function ReconcileFigure({ flow }: { flow: View['flow'] }) {
  const asked = useAnswer({ ...reconcileQuestion, view: {}, own: null })
  const { report } = asked.answered
  const year = wholeYear(report)
  const line = (key: 'customs' | 'balance_of_payments') =>
    report.months.map((row) => ({ x: at(row.month), y: row[flow][key] / 1e9 }))
  const last = report.months.at(-1)
  const gapNote = (name: string, gap: Gap) => ({
    title: `Gap of ${name} in ${String(year?.year ?? '')}`,
    ...worked(
      [
        '  balance of payments',
        `  ${money(gap.balance_of_payments)}`,
        `− customs ${money(gap.customs)}`,
      ],
      signedMoney(gap.difference),
    ),
    text: 'Over a whole calendar year the seasons cancel: what is left is definition, such as ownership in place of the border, freight within Canada, and returned goods, and what was revised since.',
    source: 'Statistics Canada, tables 12-10-0011-01 and customs basis',
    date: String(year?.year ?? ''),
  })
  return (
    <>
      <AnswerProblem what="The newest totals" state={asked} />
      <ChartFigure
        demo="trade-data"
        name="customs and balance of payments"
        id={BOTH_BASES}
        title={reconcileTitle(report)}
        sub={`${flow === 'exports' ? 'Exports' : 'Imports'} by month, $ billion. Solid: balance of payments, adjusted for the seasons. Dashed: customs, as it comes.`}
        table={{
          columns: [
            { key: 'month', header: 'Month' },
            ...(['exports', 'imports'] as const).flatMap((one) => [
              {
                key: `${one}_customs`,
                header: `${one === 'exports' ? 'Exports' : 'Imports'}, customs`,
                unit: '$ billion',
                fileUnit: '$',
                value: (row: Reconciliation['months'][number]) => row[one].customs,
                format: billions,
              },
              {
                key: `${one}_payments`,
                header: 'payments',
                unit: '$ billion',
                fileUnit: '$',
                value: (row: Reconciliation['months'][number]) => row[one].balance_of_payments,
                format: billions,
              },
              {
                key: `${one}_gap_pct`,
                header: 'gap',
                unit: '%',
                value: (row: Reconciliation['months'][number]) => row[one].difference_pct,
                format: (value: number) => formatSigned(value, 1),
                secondary: true,
              },
            ]),
          ],
          rows: report.months,
        }}
        credit={`Statistics Canada, 12-10-0011-01 and customs basis, to ${last?.month ?? ''}`}
        stale={asked.stale}
        saysStale
        foot={
          <>
            {year && (
              <p className="max-w-[70ch]">
                From customs to the balance of payments in {year.year}: exports{' '}
                {opened(signedMoney(year.exports.difference), () =>
                  gapNote('exports', year.exports),
                )}
                , imports{' '}
                {opened(signedMoney(year.imports.difference), () =>
                  gapNote('imports', year.imports),
                )}
                .
                {report.newest != null &&
                  report.newest_exports != null &&
                  report.newest_imports != null &&
                  ` Newest month, ${formatMonth(report.newest)}: exports ${money(report.newest_exports)}, imports ${money(report.newest_imports)}.`}
              </p>
            )}
            <DataLine
              source={{ ...report.source, as_of: report.newest && formatMonth(report.newest) }}
            >
              totals of the balance of payments
            </DataLine>
            <CursorHint unit="month" bigUnit="year" />
          </>
        }
      >
        <LineChart
          label="Balance of payments and customs, $ billion by month"
          height={{ wide: 260, narrow: 240 }}
          x={{
            kind: 'time',
            format: (time) => formatMonth(new Date(time).toISOString().slice(0, 7)),
          }}
          y={{ format: (value) => formatNumber(value), unit: '$ B' }}
          series={[
            {
              key: 'payments',
              name: 'Balance of payments',
              label: { text: 'Payments' },
              tone: 'signal',
              points: line('balance_of_payments'),
            },
            { key: 'customs', name: 'Customs', tone: 'noise', points: line('customs') },
          ]}
          cursor={{
            unit: 'month',
            bigUnit: 'year',
            step: 12,
            read: (index) => {
              const row = report.months[index]
              if (!row) return { title: '' }
              const gap = row[flow]
              return {
                title: formatMonth(row.month),
                value: withUnit(formatSigned(gap.difference_pct, 1), '%'),
                lines: [
                  `payments ${money(gap.balance_of_payments)}`,
                  `customs ${money(gap.customs)}`,
                ],
              }
            },
          }}
        />
      </ChartFigure>
    </>
  )
}
