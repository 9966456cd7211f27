/** The workflow as rows of a rail: each step, and each wish inside the filter. */
import type { RailRow } from '@/components/charts/step-rail'
import { counted, formatNumber } from '@/lib/format'
import { byCost, numberWord } from './answer'
import type { Report } from './ask'
import type { StepName } from './contract.gen'

export const stepNames: Record<StepName, string> = {
  parse: 'Parse',
  filter: 'Filter',
  price: 'Price',
  score: 'Score',
  explain: 'Explain',
}

/** "1.2 ms"; nothing where nobody looked at a clock. */
export const took = (ms: number | null | undefined) =>
  ms == null ? '' : `${formatNumber(ms, ms < 10 ? 2 : 0)} ms`

export function railRows({ steps, wishes }: Pick<Report, 'steps' | 'wishes'>): RailRow[] {
  return steps.flatMap((step) => {
    const time = took(step.ms)
    const lines = [step.note, ...(time ? [`took ${time}`] : [])]
    const row = { key: step.name, name: stepNames[step.name], lines }
    if (step.name === 'parse')
      return [{ ...row, kept: null, text: counted(step.rows_out, 'phrase') }]
    const whole = { ...row, kept: step.rows_in, text: formatNumber(step.rows_in) }
    if (step.name !== 'filter')
      return [{ ...whole, kept: step.rows_out, text: formatNumber(step.rows_out) }]
    let left = step.rows_in
    const parts = step.dropped.map(({ text, count }, at): RailRow => {
      left -= count
      const without = wishes[at]?.without
      return {
        key: `filter ${String(at)}`,
        name: text,
        isPart: true,
        kept: left,
        dropped: count,
        text: formatNumber(left),
        lines: [
          `drops ${formatNumber(count)}`,
          ...(without === undefined ? [] : [`without it ${formatNumber(without)} fit`]),
        ],
      }
    })
    return [whole, ...parts]
  })
}

/** The row of the wish that costs most. */
export const mostKey = ({ costliest }: Pick<Report, 'costliest'>) =>
  costliest == null ? undefined : `filter ${String(costliest)}`

/** The finding: which wishes keep most cars away. */
export function railTitle(report: Pick<Report, 'wishes' | 'fits' | 'total'>) {
  const [first, second] = byCost(report)
  if (!first)
    return report.fits === report.total
      ? 'Every car fits'
      : report.fits === 0
        ? 'No single wish is in the way'
        : `${numberWord(report.fits)} cars are left`
  const next = second ? `, “${second.text}” next` : ''
  return `“${first.text}” costs most cars${next}`
}
