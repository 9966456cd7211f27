import { useState } from 'react'
import { fileName, saveFile } from '@/lib/export'
import type { PictureWords } from '@/lib/export-picture'
import { toCsv, toJson, type Table } from '@/lib/table'

const formats = ['CSV', 'JSON', 'PNG', 'SVG'] as const
type Format = (typeof formats)[number]

/** Hands the figures or the drawing to the visitor as a file. */
export function ChartExports<T>({
  demo,
  name,
  table,
  words,
  findChart,
}: {
  demo: string
  name: string
  table: Table<T>
  words: PictureWords
  /** The drawing on the page; absent where there is only a table. */
  findChart?: (() => SVGSVGElement | null) | undefined
}) {
  const [said, setSaid] = useState('')

  const save = async (format: Format) => {
    const file = fileName([demo, name], format.toLowerCase())
    const chart = findChart?.()
    try {
      if (format === 'CSV') saveFile(file, new Blob([toCsv(table)], { type: 'text/csv' }))
      else if (format === 'JSON')
        saveFile(file, new Blob([toJson(table)], { type: 'application/json' }))
      else if (chart) {
        const { pngOf, standalonePicture, svgText } = await import('@/lib/export-picture')
        const picture = standalonePicture(chart, words)
        saveFile(
          file,
          format === 'PNG'
            ? await pngOf(picture)
            : new Blob([svgText(picture)], { type: 'image/svg+xml' }),
        )
      }
      setSaid(`Saved as ${file}`)
    } catch {
      setSaid(`The ${format} could not be made; CSV and JSON hold the same figures.`)
    }
  }

  return (
    <div className="no-print small-text -mr-2 flex flex-wrap items-center md:ml-auto">
      <span className="mr-1">Export</span>
      {formats
        .filter((format) => findChart ?? (format === 'CSV' || format === 'JSON'))
        .map((format) => (
          <button
            key={format}
            type="button"
            aria-label={`Export ${name} as ${format}`}
            className="text-button"
            onClick={() => void save(format)}
          >
            {format}
          </button>
        ))}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
