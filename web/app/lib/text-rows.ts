/** Rows as one line of text, `5y 40, 30y 60`: a name and its numbers, rows parted by commas. */

export interface TextRow {
  name: string
  numbers: readonly number[]
}

/** The rows of a text, or null where one of them is not a name with so many numbers. */
export function readRows(text: string, numbers: number): readonly TextRow[] | null {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '')
  const rows = parts.map((part) => {
    const cells = part
      .replace(/\s*%/g, '')
      .trim()
      .split(/[\s:=]+/)
    const values = cells.splice(Math.max(1, cells.length - numbers))
    const row = {
      name: cells.join(' '),
      numbers: values.map((value) => (value === '' ? Number.NaN : Number(value))),
    }
    return row.numbers.length === numbers && row.numbers.every(Number.isFinite) ? row : null
  })
  return rows.every((row) => row !== null) ? rows : null
}

export const writeRows = (rows: readonly TextRow[]) =>
  rows.map(({ name, numbers }) => [name, ...numbers].join(' ')).join(', ')
