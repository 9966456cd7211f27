import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { Plot, type PlotCursor, type PlotSize } from '@/components/charts/plot'
import { OpenFigure } from '@/components/demo/note'
import { bandScale, linearScale } from '@/lib/chart-scale'
import { counted, formatSigned, listed } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { Choosing } from './article-layout'
import type { Report } from './ask'
import { toneNote } from './tone-notes'
import { formatScore, toneStep, toneWords } from './words'

const HEIGHT = 132
const EDGE = 14
/** What a reading shows of a sentence. */
const READ = 44

/** The tone of the whole, and of each sentence as a bar in the text's order. */
export function ToneFigure({ report, select }: { report: Report } & Choosing) {
  const { label, score, shares, sentences } = report.sentiment
  const count = (share: number) => Math.round(share * sentences.length)
  const scales = (size: PlotSize) => ({
    x: bandScale(sentences.length, [0, size.width - 30], sentences.length > 60 ? 0 : 0.25),
    y: linearScale([-1, 1], [HEIGHT - EDGE, EDGE]),
  })
  const cursor: PlotCursor = {
    unit: 'sentence',
    stops: (size) => {
      const { x, y } = scales(size)
      return sentences.map((sentence, index) => ({ x: x.center(index), dot: y(sentence.score) }))
    },
    read: (index) => {
      const words = sentences[index]?.words.slice(0, 3) ?? []
      const text = report.sentences[index]?.text ?? ''
      return {
        title: `Sentence ${String(index + 1)}`,
        value: formatScore(sentences[index]?.score ?? 0),
        lines: [
          text.length > READ ? `${text.slice(0, READ).trimEnd()}…` : text,
          ...words.map((word) => `${word.text} ${formatSigned(word.weight, 1)}`),
        ],
      }
    },
    pick: (index) => {
      select({ kind: 'sentence', index })
    },
  }
  const parts = (['positive', 'neutral', 'negative'] as const).map(
    (tone) => `${String(count(shares[tone]))} ${toneWords[tone]}`,
  )
  return (
    <ChartFigure
      demo="machine-learning"
      name="tone of sentences"
      title={
        <>
          The tone is {toneWords[label]},{' '}
          <OpenFigure note={() => toneNote(report)}>{formatScore(score)}</OpenFigure>
        </>
      }
      plainTitle={`The tone is ${toneWords[label]}, ${formatScore(score)}`}
      sub={`${counted(sentences.length, 'sentence')} in order: ${listed(parts)}. A bar up is positive, down negative, on a scale from −1 to 1.`}
      table={tableOf(report)}
      credit="Computed by the built-in engine"
      stacked
      foot={<CursorHint unit="sentence" />}
    >
      <Plot
        label={`Tone of ${counted(sentences.length, 'sentence')} in order`}
        height={{ wide: HEIGHT, narrow: HEIGHT }}
        wideWidth={448}
        cursor={cursor}
      >
        {(size) => {
          const { x, y } = scales(size)
          return (
            <>
              {[-1, 1].map((value) => (
                <g key={value}>
                  <line x1="0" x2={size.width} y1={y(value)} y2={y(value)} className="chart-grid" />
                  <text
                    x={size.width}
                    y={y(value) - 4}
                    textAnchor="end"
                    className="chart-axis-text"
                  >
                    {formatSigned(value)}
                  </text>
                </g>
              ))}
              {sentences.map((sentence, index) => (
                <rect
                  key={sentence.index}
                  x={x.start(index)}
                  y={Math.min(y(0), y(sentence.score))}
                  width={Math.max(0.75, x.width)}
                  height={Math.max(1.5, Math.abs(y(sentence.score) - y(0)))}
                  className={barLook(toneStep(sentence.score, sentence.label))}
                />
              ))}
              <line x1="0" x2={size.width} y1={y(0)} y2={y(0)} className="chart-base" />
            </>
          )
        }}
      </Plot>
    </ChartFigure>
  )
}

/** Neutral sentences are noise; the others stand out by how far they lie from zero. */
function barLook(step: number) {
  if (step === 0) return 'fill-noise'
  return step < 0 ? `ramp-${String(Math.min(-2, step))}` : `ramp-${String(Math.max(2, step))}`
}

function tableOf(report: Report): Table<Report['sentiment']['sentences'][number]> {
  return {
    columns: [
      { key: 'sentence', header: '#', value: ({ index }) => index + 1 },
      { key: 'score', header: 'Tone', text: ({ score }) => formatScore(score) },
      { key: 'label', header: 'In a word', secondary: true },
      {
        key: 'words',
        header: 'Moved by',
        value: ({ words }) =>
          words.map(({ text, weight }) => `${text} ${formatSigned(weight, 1)}`).join(', '),
      },
      {
        key: 'text',
        header: 'Sentence',
        exportOnly: true,
        value: ({ index }) => report.sentences[index]?.text,
      },
    ],
    rows: report.sentiment.sentences,
  }
}
