import { listed } from '@/lib/format'
import { isOdd, type StationMark } from './station-marks'

/** What the map says of the readings, short enough for a line: it changes while one looks. Cold and heat have their shapes. */
export function mapTitle(marks: readonly StationMark[]) {
  const odd = marks.filter(isOdd)
  if (odd.length === 0) return `All ${String(marks.length)} stations read as expected`
  if (odd.length > 2)
    return `Ordinary is grey. ${String(odd.length)} of ${String(marks.length)} stations are not`
  const names = listed(odd.map(({ station }) => station.name))
  return `Ordinary is grey. ${names} ${odd.length === 1 ? 'is' : 'are'} not`
}
