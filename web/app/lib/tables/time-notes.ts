/** What is said of times with an offset from UTC: they count on the day it is there. */
import { listed } from '../format'
import { dateText } from './columns'

/** The first such time of a column. */
export interface MovedTime {
  name: string
  text: string
  ms: number
}

export function timeNotes(columns: readonly MovedTime[]) {
  const [first] = columns
  if (!first) return []
  return [
    `Times in ${listed(columns.map(({ name }) => name))} say how far they are from UTC and are counted in UTC: “${first.text}” is ${dateText(first.ms, 'time')}.`,
  ]
}
