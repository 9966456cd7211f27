import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { opened } from '@/components/demo/said'
import { formatNumber, listed } from '@/lib/format'
import type { AnsweredGroups } from './ask'
import { stabilityNote } from './notes'
import type { Basis } from './shares-figure'
import { agreement, creditOf, numberWord, verdicts } from './words'

/** The finding: which numbers of groups hold, and which do not. */
export function choiceTitle({ choices, recommended_k }: AnsweredGroups['report']) {
  const shaky = choices
    .filter(({ verdict }) => verdict === 'changes_with_seed')
    .map(({ k }) => numberWord(k).toLowerCase())
  const chosen = numberWord(recommended_k)
  if (choices.every(({ verdict }) => verdict !== 'chosen'))
    return `No number of groups holds; ${chosen.toLowerCase()} come nearest`
  if (shaky.length === 0) return `${chosen} groups hold; more of them blur`
  return `${chosen} groups hold; ${listed(shaky)} change with the seed`
}

/** Silhouette and agreement for each number of groups. */
export function ChoiceFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const { choices } = report
  const chosen = choices.find(({ k }) => k === report.recommended_k)
  const points = (of: 'stability' | 'stability_bootstrap' | 'silhouette') =>
    choices.map((row) => ({ x: row.k, y: row[of] }))
  const line = (
    key: 'stability' | 'stability_bootstrap' | 'silhouette',
    name: string,
    tone: 'signal' | 'noise' | 2,
  ) => ({ key, name, tone, points: points(key), marks: points(key) })
  return (
    <ChartFigure
      demo="customer-segmentation"
      name="number of groups"
      title={choiceTitle(report)}
      sub={`Agreement of the groups over 8 seeds, of two starts each, and over 8 draws of the customers (adjusted Rand index, 1 is the same), and how well they are told apart (silhouette); judged on ${formatNumber(report.judged)} customers.`}
      table={{
        columns: [
          { key: 'k', header: 'Groups' },
          {
            key: 'inertia',
            header: 'Sum of squares',
            format: (value) => formatNumber(value, 1),
          },
          {
            key: 'silhouette',
            header: 'Silhouette',
            format: (value) => formatNumber(value, 3),
          },
          {
            key: 'stability',
            header: 'Over seeds',
            text: (row) => opened(agreement(row.stability), () => stabilityNote(row, answered)),
          },
          { key: 'stability_bootstrap', header: 'Over customers', format: agreement },
          { key: 'smallest', header: 'Smallest group', secondary: true },
          {
            key: 'verdict',
            header: 'Verdict',
            text: ({ verdict }) => verdicts[verdict],
            secondary: true,
          },
        ],
        rows: choices,
        fixedOrder: true,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="number" />}
    >
      {choices.length > 1 ? (
        <LineChart
          label="Silhouette and agreement by number of groups"
          x={{
            kind: 'linear',
            format: (value) => `${formatNumber(value)} groups`,
            ticks: choices.map(({ k }) => ({ at: k, label: String(k) })),
          }}
          y={{ format: (value) => formatNumber(value, 1), domain: [0, 1.05] }}
          series={[
            line('stability', 'Over seeds', 'signal'),
            line('stability_bootstrap', 'Over customers', 2),
            line('silhouette', 'Silhouette', 'noise'),
          ]}
          {...(chosen && {
            crossovers: [
              {
                x: chosen.k,
                y: chosen.silhouette,
                label: `${numberWord(chosen.k)}: the choice`,
                shortLabel: 'The choice',
              },
            ],
          })}
          cursor={{ unit: 'number of groups' }}
        />
      ) : null}
    </ChartFigure>
  )
}
