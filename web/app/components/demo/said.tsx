import { OpenFigure, type FigureNote } from './note'

/** A piece of a sentence: plain, or a figure with its note. */
export type Said = string | { text: string; note: () => FigureNote }

/** A sentence as plain text, for titles and tests. */
export function plainText(said: readonly Said[]) {
  return said.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** A figure by itself, in a cell or a foot; it is known by its note's title. */
export function opened(text: string, note: () => FigureNote) {
  return (
    <OpenFigure name={note().title} note={note}>
      {text}
    </OpenFigure>
  )
}

/** A sentence whose figures open. Each is known by its note's title, so that an open note stays with its figure. */
export function Sentence({ said }: { said: readonly Said[] }) {
  return said.map((part) => {
    if (typeof part === 'string') return part
    const { title } = part.note()
    return (
      <OpenFigure key={title} name={title} note={part.note}>
        {part.text}
      </OpenFigure>
    )
  })
}
