import { listed } from '@/lib/format'
import { isOdd, type StationMark } from './station-marks'

/** What the map says, in one line. */
export function mapTitle(marks: readonly StationMark[]) {
  const odd = marks.filter(isOdd)
  const cold = marks.filter(({ condition }) => condition === 'cold').length
  const hot = marks.filter(({ condition }) => condition === 'heat').length
  const weather = [
    ...(cold > 0
      ? [`${String(cold)} ${cold === 1 ? 'has' : 'have'} a wind chill of −28 or less`]
      : []),
    ...(hot > 0 ? [`${String(hot)} ${hot === 1 ? 'has' : 'have'} a humidex of 40 or more`] : []),
  ]
  const rest = weather.length > 0 ? `; ${listed(weather)}` : ''
  if (odd.length === 0) return `All ${String(marks.length)} stations read as expected${rest}`
  if (odd.length <= 3)
    return `Ordinary is grey. ${listed(odd.map(({ station }) => station.name))} ${odd.length === 1 ? 'is' : 'are'} not${rest}`
  return `Ordinary is grey. ${String(odd.length)} of ${String(marks.length)} stations are not${rest}`
}
