/** What is said of a comma or a point before three digits, `1,500`, which may group thousands or mark decimals. */
import { listed } from '../format'
import type { DecimalMark } from '../read-number'
import { numberOf } from './numbers'

/** A column of figures none of whose cells tells. */
export interface LoneComma {
  name: string
  example: string
  /** The decimal mark it was read with. */
  mark: DecimalMark
  /** Nothing else in the file told either. */
  isUnsure: boolean
}

/** A column of figures whose points all stand before three digits, in a file that tells no decimal mark. */
export type LonePoint = Pick<LoneComma, 'name' | 'example'>

const figure = (text: string, mark: DecimalMark) => String(numberOf(text, mark))

/** How the commas were read, and how to say that they mean the other; one sentence for those that were read alike. */
export function commaNotes(columns: readonly LoneComma[]) {
  return [true, false].flatMap((isUnsure) => {
    const some = columns.filter((column) => column.isUnsure === isUnsure)
    const [first] = some
    if (!first) return []
    const { example, mark } = first
    const names = listed(some.map(({ name }) => name))
    const why = isUnsure
      ? 'nothing in the file tells which'
      : 'in a file separated by semicolons it was taken to mark decimals'
    return [
      `A comma in ${names} could group thousands or mark decimals, and ${why}: “${example}” was read as ${figure(example, mark)}. If it means ${figure(example, mark === '.' ? ',' : '.')}, change the decimal mark under “Read it differently”.`,
    ]
  })
}

/** How the points were read: as marking decimals, which nearly all files do. */
export function pointNotes(columns: readonly LonePoint[]) {
  const [first] = columns
  if (!first) return []
  const { example } = first
  return [
    `A point in ${listed(columns.map(({ name }) => name))} could mark decimals or group thousands, and nothing in the file tells which: “${example}” was read as ${figure(example, '.')}. If it means ${figure(example, ',')}, change the decimal mark under “Read it differently”.`,
  ]
}
