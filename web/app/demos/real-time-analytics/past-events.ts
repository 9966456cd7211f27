/** The past events as the page calls them, and the station it shows first. */
import type { PastEventId } from './report'

type Called = readonly [place: string, what: string, when: string, station: string]

const called: Record<PastEventId, Called> = {
  'manitoba-1964-03': ['Manitoba', 'blizzards, March 1964', 'March 1964', 'winnipeg-airport'],
  'airports-2018-05-22': ['Canada', '20 airports, May 22, 2018', 'May 22, 2018', 'yul'],
  'lytton-2021-06': ['Lytton', 'by the minute, June 2021', 'June 28 to 30, 2021', 'lytton'],
  'vancouver-2021-06': ['Vancouver', 'heat, June 2021', 'June 2021', 'vancouver-airport'],
  'vancouver-2021-11': ['Vancouver', 'floods, November 2021', 'November 2021', 'vancouver-airport'],
  'vancouver-2022-12': ['Vancouver', 'cold, December 2022', 'December 2022', 'vancouver-airport'],
}

export const eventName = (event: PastEventId) => called[event].slice(0, 2).join(': ')
export const firstStation = (event: PastEventId) => called[event][3]
export function eventQuestion(event: PastEventId) {
  const [place, , when] = called[event]
  return `What was unusual in ${place}’s weather, ${when}?`
}
