import { OpenFigure, type FigureNote } from './note'

/** A piece of a sentence: plain, or a figure with its note. */
export type Said = string | { text: string; note: () => FigureNote }

/** A sentence as plain text, for titles and tests. */
export function plainText(said: readonly Said[]) {
  return said.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** A sentence whose figures open. */
export function Sentence({ said }: { said: readonly Said[] }) {
  return said.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <OpenFigure key={index} note={part.note}>
        {part.text}
      </OpenFigure>
    ),
  )
}
