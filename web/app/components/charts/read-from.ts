import type { Reading } from './readout'

/** What the cursor says of each row of a list. */
export const readFrom =
  <T>(rows: readonly T[], read: (row: T) => Reading) =>
  (index: number): Reading => {
    const row = rows[index]
    return row === undefined ? { title: '' } : read(row)
  }
