/** The finding as a title. */
import { formatNumber } from '@/lib/format'
import type { Report } from '@/lib/tables/report'
import type { AnsweredTable } from './ask'
import { labelOf } from './chart-values'
import { isTied, namesAt } from './ties'
import { fewRowsText, measureText, sentenceStart, shownText } from './words'

/** The finding as a title: short, and computed, with the rows it is of. */
export function titleOf({ report }: AnsweredTable) {
  const { among } = report
  return `${findingOf(report)}${among ? `, where ${among.text}` : ''}`
}

function findingOf(report: Report) {
  const { resolved, reversal, points } = report
  const { by, of, split, kind } = resolved
  const across = split === null ? '' : `, split by ${split}`
  if (reversal && split !== null)
    return `${reversal.first.label} is ${reversal.first.mean < reversal.second.mean ? 'higher' : 'lower'} at each of the ${String(reversal.levels.length)} compared values of ${split}, and looks ${reversal.first.mean < reversal.second.mean ? 'lower' : 'higher'} overall`
  if (kind === 'scatter' && points) return `${String(of)} against ${by}${across}`
  if (kind === 'histogram') return `How ${String(of)} spreads`
  const { limited } = resolved
  const end = limited?.order === 'smallest' ? report.ends?.least : report.ends?.most
  if (!end || report.by.scale === 'time')
    return `${sentenceStart(measureText(resolved))} by ${report.resolved.span ?? by}${across}`
  // One alone is neither the highest nor the lowest.
  if (report.whole.length === 1)
    return `${sentenceStart(measureText(resolved))} for ${labelOf(report, end)} is ${shownText(report, end[resolved.show])}${fewRowsText(report, end)}${across}`
  // The largest amounts are those that are drawn; a value that is not may have a higher mean.
  const isHighest =
    limited || report.left_out === 0 || resolved.show === 'sum' || resolved.show === 'count'
  const among = isHighest ? '' : ` of the ${formatNumber(report.whole.length)} that are drawn`
  const { most, least } = report.ends ?? { most: end, least: end }
  if (isTied(report, most[resolved.show], least[resolved.show]))
    return `${sentenceStart(measureText(resolved))} is the same for all ${formatNumber(report.whole.length)} values of ${by}${report.left_out > 0 ? ' that are drawn' : ''}${across}`
  const { text, rows, count } = namesAt(report, end)
  return `${text} ${count === 1 ? 'has' : 'have'} the ${limited?.order === 'smallest' ? 'lowest' : 'highest'} ${measureText(resolved)}${rows}${among}${across}`
}
