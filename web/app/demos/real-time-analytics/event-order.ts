/**
 * The order of events, as their ids tell it. Numbers rise by one within a run of the replay and within a
 * session; among observations they rise within the millisecond of their arrival.
 */

/** An event's place: which count it belongs to, and where in it. */
export interface Position {
  line: string
  /** Only live ids have one: the millisecond of arrival. */
  moment: number
  number: number
}

/** Reads `replay.RUN.NUMBER`, `live.MILLISECOND.NUMBER` or `session.NUMBER`; null for anything else. */
export function positionOf(id: string): Position | null {
  const [, line = '', group = '', number = ''] =
    /^(replay|live|session)(?:\.(\d+))?\.(\d+)$/.exec(id) ?? []
  if (line === '' || (group === '') !== (line === 'session')) return null
  if (line === 'live') return { line, moment: Number(group), number: Number(number) }
  return { line: group ? `${line}.${group}` : line, moment: 0, number: Number(number) }
}

/** What the next event is to the last one. */
export type Verdict = { is: 'next'; missed: number } | { is: 'repeated' } | { is: 'elsewhere' }

/** Judges an event by the last one seen: the next, with how many left out between; seen before; or of another count. */
export function judge(last: Position, next: Position): Verdict {
  if (last.line !== next.line) return { is: 'elsewhere' }
  if (next.moment < last.moment) return { is: 'repeated' }
  if (next.moment > last.moment) return { is: 'next', missed: next.number }
  if (next.number <= last.number) return { is: 'repeated' }
  return { is: 'next', missed: next.number - last.number - 1 }
}
