/** A figure as a file that says what it shows. Loaded when somebody asks for one. */
import { saveFile } from './export'
import { anchorOf } from './figure-anchor'
import { fileName } from './file-name'
import { today } from './today'
import type { Table } from './table'
import { toCsv, toJson, type FileNote } from './table-files'

export type FileFormat = 'CSV' | 'JSON' | 'PNG' | 'SVG'

/** Which figure, in which view of its page. */
export interface FigureInView {
  demo: string
  /** The demo's title; empty outside its frame. */
  demoTitle: string
  name: string
  /** Names the figure in addresses. */
  id: string
  title: string
  /** Who published the figures, and of when they are. */
  credit: string
  /** The address of the view without the host; empty outside a demo's frame. */
  href: string
  /** Whether a visitor's own data is shown: no address carries it. */
  isOwn: boolean
}

/** The same with what its files hold. */
export interface TakenFigure<T> extends FigureInView {
  sub: string
  table: Table<T>
}

/** The whole address of a figure in its view. */
export const addressOf = ({ href, id }: Pick<FigureInView, 'href' | 'id'>) =>
  `${new URL(href, location.href).href}#${anchorOf(id)}`

/** The end of a time as addresses write it, all in UTC; in a file's name it is `0810`. */
const timeOfDay = /T(\d\d):(\d\d)(?::\d\d)?Z$/

/** What a view says beyond the default one, for a file's name: `halifax`, `down payment 60000`. */
export function viewWords(href: string) {
  const [, query = ''] = href.split('?')
  return [...new URLSearchParams(query)].map(([key, value]) =>
    // A word speaks for itself; a number, a day or a time needs its name.
    /[a-z]/i.test(value.replace(timeOfDay, ''))
      ? value
      : `${key} ${value.replace(timeOfDay, ' $1$2')}`,
  )
}

/** Whose figures these are. */
export const sourceOf = ({ credit, isOwn }: Pick<FigureInView, 'credit' | 'isOwn'>) =>
  isOwn ? `${credit}, with own data that the address does not carry` : credit

function noteOf(figure: FigureInView): FileNote {
  return {
    title: figure.title,
    source: sourceOf(figure),
    made: today(),
    address: addressOf(figure),
  }
}

/** Saves a figure and gives the name of its file. A picture needs the drawing. */
export async function saveFigure<T>(
  format: FileFormat,
  figure: TakenFigure<T>,
  drawing: SVGSVGElement | null,
) {
  const { demo, name, href, sub, table } = figure
  const note = noteOf(figure)
  const file = fileName([demo, name, ...viewWords(href)], format.toLowerCase())
  if (format === 'CSV') saveFile(file, new Blob([toCsv(table, note)], { type: 'text/csv' }))
  else if (format === 'JSON')
    saveFile(file, new Blob([toJson(table, note)], { type: 'application/json' }))
  else if (drawing) {
    const { pictureText, pngOf } = await import('./export-picture')
    const picture = await pictureText(drawing, { ...note, sub })
    saveFile(
      file,
      format === 'PNG' ? await pngOf(picture) : new Blob([picture.text], { type: 'image/svg+xml' }),
    )
  }
  return file
}
