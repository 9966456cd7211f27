/** What a visitor may choose from where a reader guesses; the page has it without the readers. */
import type { ColumnKind } from './columns'

/** Which part comes first where all three are figures. `compact` is 20240131. */
export const dateOrders = ['ymd', 'dmy', 'mdy', 'compact'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Tab and semicolon come first: a comma may be a decimal mark in such a file. */
export const separators = ['\t', ';', '|', '^', ','] as const
export type Separator = (typeof separators)[number]

/** Marks that cells stand in; the empty one is none, and every mark is then a letter like any other. */
export const quotes = ['"', "'", ''] as const
export type Quote = (typeof quotes)[number]

/** What a column holds, as a page says it. */
export const columnKindWords: Record<ColumnKind, string> = {
  number: 'figures',
  date: 'dates',
  text: 'words',
  boolean: 'yes or no',
}
