import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { SignedBars } from '@/components/charts/signed-bars'
import { plainText, Sentence } from '@/components/demo/said'
import { counted, formatSigned, listed } from '@/lib/format'
import type { Table } from '@/lib/table'
import { shorten } from '@/lib/text-words'
import type { ShownFigure } from './article-layout'
import type { Report, SentenceTone } from './ask'
import { toneNote } from './tone-notes'
import { formatScore, tones, toneStep } from './words'

/** What a reading shows of a sentence. */
const READ = 45

/** The tone of the whole, and of each sentence as a bar in the text's order. */
export function ToneFigure({ report, select, figure }: ShownFigure) {
  const { label, score, shares, sentences } = report.sentiment
  const title = [
    `The tone is ${label}, `,
    { text: formatScore(score), note: () => toneNote(report) },
  ]
  const parts = tones.map(
    (tone) => `${String(Math.round(shares[tone] * sentences.length))} ${tone}`,
  )
  return (
    <ChartFigure
      {...figure}
      demo="machine-learning"
      credit="Computed by the built-in engine"
      name="tone of sentences"
      title={<Sentence said={title} />}
      plainTitle={plainText(title)}
      sub={`${counted(sentences.length, 'sentence')} in order: ${listed(parts)}. A bar up is positive, down negative, on a scale from −1 to 1.`}
      table={tableOf(report)}
      stacked
      foot={<CursorHint unit="sentence" />}
    >
      <SignedBars
        label={`Tone of ${counted(sentences.length, 'sentence')} in order`}
        unit="sentence"
        values={sentences.map((sentence) => sentence.score)}
        lookOf={(index) => barLook(sentences[index])}
        read={(index) => {
          const text = report.sentences[index]?.text ?? ''
          const words = sentences[index]?.words.slice(0, 3) ?? []
          return {
            title: `Sentence ${String(index + 1)}`,
            value: formatScore(sentences[index]?.score ?? 0),
            lines: [
              shorten(text, READ),
              ...words.map((word) => `${word.text} ${formatSigned(word.weight, 1)}`),
            ],
          }
        }}
        pick={(index) => {
          select({ kind: 'sentence', index })
        }}
      />
    </ChartFigure>
  )
}

/** Neutral sentences are noise; the others stand out by how far they lie from zero. */
function barLook(sentence: SentenceTone | undefined) {
  const step = sentence ? toneStep(sentence.score, sentence.label) : 0
  if (step === 0) return 'fill-noise'
  return step < 0 ? `ramp-${String(Math.min(-2, step))}` : `ramp-${String(Math.max(2, step))}`
}

function tableOf(report: Report): Table<SentenceTone> {
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
