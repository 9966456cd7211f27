import type { Choosing } from './article-pane'
import type { Report } from './query'

/** Sentences of the article, each a way to its place in the text. */
export function SentenceRows({
  report,
  sentences,
  select,
}: { report: Report; sentences: readonly number[] } & Pick<Choosing, 'select'>) {
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {sentences.map((index) => (
        <li key={index}>
          <button
            type="button"
            className="text-row"
            onClick={() => {
              select({ kind: 'sentence', index })
            }}
          >
            <span className="mr-2 font-mono text-xs text-muted">
              <span className="sr-only">Sentence </span>
              {index + 1}
            </span>
            <span lang={report.language}>{report.sentences[index]?.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
