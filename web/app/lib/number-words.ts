import { formatNumber } from './format'

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A count that begins a sentence: in a word where it has one digit. */
export const numberWord = (count: number) => small[count] ?? formatNumber(count)
