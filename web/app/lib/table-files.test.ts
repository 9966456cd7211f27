import { expect, test } from 'vitest'
import { toCsv, toJson } from './table-files'

const note = { title: 'T', source: 'S', made: '2026-11-16', address: 'https://a.example' }
const row = { delay_s: 90, later_days: 3, gap_bp: 5, rate_pct: 4.1, air_c: -3, fee: 9, places: 2 }
const table = {
  columns: [
    { key: 'delay_s', header: 'Age', text: () => '2 min' },
    { key: 'later_days', header: 'Goes out' },
    { key: 'gap_bp', header: 'Gap', unit: 'bp' },
    { key: 'rate_pct', header: 'Rate' },
    { key: 'air_c', header: '°C' },
    { key: 'fee', header: 'Fee', fileUnit: '$', text: () => '$9' },
    { key: 'places', header: 'Places' },
  ] as const,
  rows: [row],
}

test('a value whose key names its unit has it in files, however the page writes it', () => {
  const [head] = toCsv(table, note).split('\r\n')
  expect(head).toContain('"Age, s","Goes out, days","Gap, bp","Rate, %",°C,"Fee, $",Places,')
  const { columns } = JSON.parse(toJson(table, note)) as { columns: { unit: string | null }[] }
  expect(columns.map(({ unit }) => unit)).toEqual(['s', 'days', 'bp', '%', '°C', '$', null])
})
