import { OpenFigure } from '@/components/demo/note'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import type { Choosing } from './article-pane'
import { summaryNote } from './notes'
import { Part } from './part'
import type { Report } from './query'
import { isSame } from './selection'

/** The sentences that carry the most; each leads to its place in the text. */
export function SummaryPart({ report, selection, select }: { report: Report } & Choosing) {
  const { summary } = report
  return (
    <Part
      title={`What it says, in ${counted(summary.length, 'sentence')}`}
      sub="The article’s own sentences, in its order. Press one to find it in the text; its score opens to why it was chosen."
    >
      <ol className="mt-2 divide-y divide-hairline">
        {summary.map((sentence) => {
          const here = { kind: 'sentence', index: sentence.index } as const
          const isChosen = isSame(selection, here)
          return (
            <li key={sentence.index} className="flex items-baseline gap-3">
              <button
                type="button"
                aria-pressed={isChosen}
                className={cn('text-row text-sm', isChosen && 'font-semibold')}
                lang={report.language}
                onClick={() => {
                  select(isChosen ? null : here)
                }}
              >
                {sentence.text}
              </button>
              <span className="font-mono text-xs">
                <OpenFigure note={summaryNote(report, sentence)}>
                  {formatNumber(sentence.score, 2)}
                </OpenFigure>
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
