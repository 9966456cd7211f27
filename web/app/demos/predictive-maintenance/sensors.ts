/** Which machine's sensors are drawn, and its readings set beside those of the machines that failed. */
import type { AnsweredFleet, Drawing, Report } from './ask'
import { byLife, capitalised, lackOf, nounOf, unknown } from './words'

/** Machines whose sensors the answer has. */
const drawn = ({ drawings }: Report) => drawings[0]?.units.map(({ unit }) => String(unit)) ?? []

/** The machine of a view: what it names where the answer knows it, or the one that fails first. */
export function drawnUnit(report: Report, machine: string) {
  const all = [...drawn(report), ...unknown(report).map(({ unit }) => String(unit))]
  const [next] = byLife(report)
  // Drawn first may be one older than any that failed, of which the answer does not speak.
  return [machine, String(next?.unit)].find((unit) => all.includes(unit)) ?? all[0] ?? ''
}

/** Those that fail first, and those without an estimate. */
export function machineOptions(answered: AnsweredFleet) {
  const { report } = answered
  const name = (unit: string) => `${capitalised(nounOf(answered))} ${unit}`
  return [
    ...drawn(report).map((unit) => ({ value: unit, label: name(unit) })),
    ...unknown(report).map((one) => ({
      value: String(one.unit),
      label: `${name(String(one.unit))}, ${lackOf(one)}`,
    })),
  ]
}

/** The value between two points of a falling line of (cycles before the last, value); null beyond its ends. */
export function valueAt(points: readonly (readonly number[])[], before: number): number | null {
  for (const [index, [at = 0, value = 0]] of points.entries()) {
    if (at === before) return value
    const [later = 0, next = 0] = points[index + 1] ?? []
    if (points[index + 1] && at < before && before < later)
      return value + ((next - value) * (before - at)) / (later - at)
  }
  return null
}

/**
 * A sensor from far before failure to failure: the fleet's band and middle, and the machine's own readings, its last
 * one where its estimate says it stands.
 */
export function alignedTo({ fleet, units }: Drawing, report: Report, machine: string) {
  const rul = byLife(report).find(({ unit }) => String(unit) === machine)?.rul
  const line = units.find(({ unit }) => String(unit) === machine)
  const steps = [...fleet].sort((a, b) => b.cycles_left - a.cycles_left)
  return {
    cyclesLeft: steps.map(({ cycles_left }) => cycles_left),
    band: steps.map(({ low, high }) => [low, high] as const),
    middle: steps.map(({ middle }) => middle),
    own: steps.map(({ cycles_left }) =>
      rul === undefined || !line ? null : valueAt(line.points, cycles_left - rul),
    ),
    last: line?.points[0]?.[1] ?? null,
  }
}
