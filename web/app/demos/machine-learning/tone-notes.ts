/** What stands behind each tone: the formula, its words, and what moved them. */
import type { FigureNote } from '@/components/demo/note'
import { formatSigned } from '@/lib/format'
import type { Entity, Report, SentenceTone, Tone } from './ask'
import { computed } from './notes'
import { formatScore, tones } from './words'

/** Sentences, and what is said of a name, have a tone from here on; such sentences count double in the whole: as the engine has it. */
const SENTENCE_BAND = 0.2
const MEAN_BAND = 0.1
/** VADER's constant, which squeezes a sum of weights into −1 to 1. */
const SQUEEZE = 15
const SHOWN = 6

export function toneNote(report: Report): FigureNote {
  const { score, sentences } = report.sentiment
  const loud = sentences.filter((one) => Math.abs(one.score) >= SENTENCE_BAND)
  const quiet = sentences.length - loud.length
  const sum = (list: readonly SentenceTone[]) => list.reduce((total, one) => total + one.score, 0)
  const rest = sum(sentences) - sum(loud)
  const weight = 2 * loud.length + quiet
  const heaviest = [...loud].sort((a, b) => Math.abs(b.score) - Math.abs(a.score)).slice(0, SHOWN)
  return computed(report, formatScore(score), {
    title: 'Tone of the whole text',
    formula: [
      '(2·Σ toned + Σ neutral) / (2n + m)',
      `= (2·(${formatSigned(sum(loud), 2)}) + (${formatSigned(rest, 2)})) / ${String(weight)}`,
      `= ${formatScore(score)}`,
    ],
    inputs: [
      { name: 'Sentences with a tone, n', value: String(loud.length) },
      { name: 'Neutral sentences, m', value: String(quiet) },
      ...heaviest.map(({ index, score: value }) => ({
        name: `Sentence ${String(index + 1)}`,
        value: formatScore(value),
      })),
    ],
    text: `From −1 to 1. A sentence is neutral within ±${String(SENTENCE_BAND)}, the whole within ±${String(MEAN_BAND)} and where no sentence has its tone. Sentences with a tone count double: routine ones would drown the few that judge.${loud.length > SHOWN ? ` Of ${String(loud.length)} with a tone the ${String(SHOWN)} heaviest are listed.` : ''}`,
  })
}

export function shareNote(report: Report, label: Tone): FigureNote {
  const { sentences } = report.sentiment
  const count = (tone: Tone) => sentences.filter((one) => one.label === tone).length
  const result = String(count(label))
  return computed(report, result, {
    title: `${label} sentences`,
    formula: [`${result} of ${String(sentences.length)} sentences`],
    inputs: tones.map((tone) => ({ name: tone, value: String(count(tone)) })),
    text: `Positive from +${String(SENTENCE_BAND)}, negative from −${String(SENTENCE_BAND)}.`,
  })
}

export function sentenceNote(report: Report, tone: SentenceTone): FigureNote {
  const sum = tone.words.reduce((total, word) => total + word.weight, 0)
  const result = formatScore(tone.score)
  return computed(report, result, {
    title: `Tone of sentence ${String(tone.index + 1)}`,
    formula:
      tone.words.length === 0
        ? ['no word of it stands in the tone lexicon', `tone = ${result}`]
        : [
            `Σ weights = ${formatSigned(sum, 2)}`,
            `tone = Σ / √(Σ² + ${String(SQUEEZE)})`,
            `     = ${result}`,
          ],
    inputs: tone.words.map(({ text, weight, lexicon_weight, reasons }) => ({
      name: `“${text}”`,
      id: reasons.join(', '),
      value:
        weight === lexicon_weight || lexicon_weight === 0
          ? formatSigned(weight, 2)
          : `${formatSigned(lexicon_weight, 1)} → ${formatSigned(weight, 2)}`,
    })),
    text: 'Each word has a weight from about −4 to 4 in the lexicon; negation, contrast, doubt and stress change it, and the reason stands beside it.',
  })
}

export function entityNote(report: Report, entity: Entity): FigureNote {
  const result = formatScore(entity.sentiment)
  const words = entity.tone_words
  return computed(report, result, {
    title: `Tone towards ${entity.text}`,
    formula:
      words.length === 0
        ? ['no word of tone stands near it', `tone = ${result}`]
        : ['x = Σ weights / √mentions', 'tone = x / √(x² + 4)', `     = ${result}`],
    inputs: [
      { name: 'Mentions', value: String(entity.count) },
      ...words.map(({ text, sentence, weight, reason }) => ({
        name: `“${text}”`,
        id: `sentence ${String(sentence + 1)}, ${reason}`,
        value: formatSigned(weight, 2),
      })),
    ],
    text: `Words near the name count for it: less with distance and across a clause, and a verb counts by who does it to whom. ${words.length === 8 ? 'The eight heaviest words are listed. ' : ''}Neutral within ±${String(SENTENCE_BAND)}.`,
  })
}
