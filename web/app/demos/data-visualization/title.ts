/** The finding as a title. */
import { formatNumber } from '@/lib/format'
import type { AnsweredTable } from './ask'
import { labelOf } from './chart-values'
import { fewRowsText, measureText, sentenceStart } from './words'

/** The finding as a title: short, and computed. */
export function titleOf({ report }: AnsweredTable) {
  const { resolved, reversal, points } = report
  const { by, of, split, kind } = resolved
  const across = split === null ? '' : `, split by ${split}`
  if (reversal && split !== null)
    return `${reversal.first.label} is ${reversal.first.mean < reversal.second.mean ? 'higher' : 'lower'} at every value of ${split}, and looks ${reversal.first.mean < reversal.second.mean ? 'lower' : 'higher'} overall`
  if (kind === 'scatter' && points) return `${String(of)} against ${by}${across}`
  if (kind === 'histogram') return `How ${String(of)} spreads`
  const most = report.ends?.most
  if (!most || report.by.scale === 'time')
    return `${sentenceStart(measureText(resolved))} by ${report.resolved.span ?? by}${across}`
  // The largest amounts are those that are drawn; a value that is not may have a higher mean.
  const isHighest = report.left_out === 0 || resolved.show === 'sum' || resolved.show === 'count'
  const among = isHighest ? '' : ` of the ${formatNumber(report.whole.length)} that are drawn`
  return `${labelOf(report, most)} has the highest ${measureText(resolved)}${fewRowsText(report, most)}${among}${across}`
}
