/** What stands behind the figures: the formula, its inputs, and whose numbers they are. Tones stand in `tone-notes.ts`. */
import type { FigureNote } from '@/components/demo/note'
import { readingTime } from '@/components/demo/reading-time'
import { counted, formatNumber, formatSigned, listed } from '@/lib/format'
import { capitalized, shorten, wordOfStem } from '@/lib/text-words'
import type { Entity, KeyPhrase, Report, SummarySentence } from './ask'
import { kindWords, namedEntities, namedKinds, percent, sentencesOf } from './words'

/** A note on a figure of the report: which engine, on which text. */
export const computed = (
  report: Report,
  result: string,
  note: Omit<FigureNote, 'result' | 'source' | 'date'>,
): FigureNote => ({
  ...note,
  result,
  source: `Computed in our server (${report.engine} engine)`,
  date: `on this text, ${counted(report.word_count, 'word')}; nothing stored`,
})

export function summaryNote(report: Report, sentence: SummarySentence): FigureNote {
  const { parts, score, index } = sentence
  const result = formatNumber(score, 2)
  return computed(report, result, {
    title: `Why sentence ${String(index + 1)} is in the summary`,
    formula: [
      '0.25·shared + 0.5·early',
      '+ 0.2·subject + 0.05·names − repeats − leans',
      `= ${result}`,
    ],
    inputs: [
      { name: 'Shared with other sentences', value: formatNumber(parts.centrality, 2) },
      { name: 'How early it stands', value: formatNumber(parts.position, 2) },
      { name: 'Shared with title and key phrases', value: formatNumber(parts.subject, 2) },
      { name: 'Names in it', value: formatNumber(parts.entities, 2) },
      { name: 'Repeats one chosen before', value: formatNumber(parts.repetition, 2) },
      { name: 'Leans on another sentence', value: formatNumber(parts.dependence, 2) },
    ],
    text: 'Each part from 0 to 1, against the sentence with most of it. The first is TextRank: a sentence ranks high when sentences that rank high share its words.',
  })
}

export function topicNote(report: Report): FigureNote {
  const { label, confidence, alternatives, words } = report.topic
  const result = percent(confidence)
  const second = alternatives[0]
  return computed(report, result, {
    title: `Topic: ${capitalized(label)}`,
    formula: [
      'P(topic) ∝ exp( Σ weight of each known word )',
      `P(${label}) = ${result}`,
      ...(second ? [`P(${second.label}) = ${percent(second.confidence, 1)}`] : []),
    ],
    inputs: words.map(({ word, weight }) => ({
      name: `“${wordOfStem(`${report.title ?? ''} ${report.text}`, word)}”`,
      id: second ? `for ${label}, against ${second.label}` : '',
      value: formatSigned(weight, 2),
    })),
    text: 'All forms of a word count together. A weight of 0.7 doubles the odds against the runner-up.',
  })
}

const lengthsOf = ({ readability: { words_per_sentence, syllables_per_word } }: Report) => [
  { name: 'Words a sentence', value: formatNumber(words_per_sentence, 1) },
  { name: 'Syllables a word', value: formatNumber(syllables_per_word, 2) },
]

export function readabilityNote(report: Report): FigureNote {
  const { flesch, formula, level } = report.readability
  const french = formula === 'Kandel-Moles'
  const result = formatNumber(flesch, 1)
  return computed(report, result, {
    title: `Reading ease: ${level}`,
    formula: [
      french
        ? '209 − 1.15·words/sentence − 68·syllables/word'
        : '206.835 − 1.015·words/sentence − 84.6·syllables/word',
      `= ${result}`,
    ],
    inputs: lengthsOf(report),
    text: `${french ? 'Kandel and Moles (1958), for French.' : 'Flesch (1948).'} 0 is hardest, 100 easiest; newspapers stand near 50 to 60. Syllables are counted from the spelling.`,
  })
}

export function gradeNote(report: Report): FigureNote {
  const result = formatNumber(report.readability.grade, 1)
  return computed(report, result, {
    title: 'School grade',
    formula: ['0.39·words/sentence + 11.8·syllables/word − 15.59', `= ${result}`],
    inputs: lengthsOf(report),
    text: 'Kincaid and others (1975), made for English. Years of school a reader needs.',
  })
}

export function languageNote(report: Report): FigureNote {
  const { name, confidence, given } = report.language_detection
  const result = percent(confidence)
  return computed(report, result, {
    title: `Language: ${name}`,
    formula: given
      ? [`${name} = ${result}, as it was given`]
      : ['P(language) from letters and words', `P(${name}) = ${result}`],
    text: 'Among 56 languages: by their script where it is their own, else by the letters that stand together and the commonest words. A text too short to tell is unknown. Tone and topic are judged in English and French.',
  })
}

export function namesNote(report: Report): FigureNote {
  const named = namedEntities(report)
  const kinds = namedKinds.map((kind) => ({
    name: kind === 'other' ? 'Other' : kindWords[kind].many,
    list: named.filter((entity) => entity.kind === kind),
  }))
  const result = String(named.length)
  return computed(report, result, {
    title: 'Who and what is named',
    formula: [`${kinds.map(({ list }) => String(list.length)).join(' + ')} = ${result}`],
    inputs: kinds
      .filter(({ list }) => list.length > 0)
      .map(({ name, list }) => ({
        name,
        id: shorten(listed(list.slice(0, 3).map(({ text }) => text)), 60),
        value: String(list.length),
      })),
    text: 'Names that mean the same are counted once: a surname goes with its full name. A trained sequence model finds them; it makes mistakes, and How it works says how many.',
  })
}

const numbersOf = (sentences: readonly number[]) =>
  sentences.map((sentence) => String(sentence + 1)).join(', ')

export function mentionsNote(report: Report, entity: Entity): FigureNote {
  const result = counted(entity.count, 'time')
  const also = entity.aliases.length > 0
  return computed(report, result, {
    title: `Mentions of ${entity.text}`,
    formula: [`named ${result}`],
    inputs: [
      { name: 'Sentences', value: shorten(numbersOf(sentencesOf(entity)), 34) },
      ...(also ? [{ name: 'Also as', value: shorten(entity.aliases.join(', '), 34) }] : []),
      { name: 'The model is sure to', value: percent(entity.confidence) },
    ],
  })
}

export function phraseNote(report: Report, phrase: KeyPhrase): FigureNote {
  const result = formatNumber(phrase.score, 2)
  return computed(report, result, {
    title: `“${phrase.phrase}”`,
    formula: [`strength against the strongest = ${result}`],
    inputs: [
      { name: 'Occurs', value: counted(phrase.count, 'time') },
      { name: 'Sentences', value: numbersOf(phrase.sentences) },
    ],
  })
}

export function confidenceNote(report: Report, entity: Entity): FigureNote {
  const result = percent(entity.confidence)
  return computed(report, result, {
    title: `How sure: ${entity.text}`,
    formula: ['share of names so sure that are right,', `mean over the mentions = ${result}`],
    inputs: [{ name: 'Mentions', value: String(entity.count) }],
    text: 'The model’s probability, turned into the share of such names that were right on newswire and encyclopedia text. It is no proof: How it works says how often the model is wrong.',
  })
}

export function lengthNote(report: Report): FigureNote {
  const { result, ...time } = readingTime(report.word_count, report.reading_minutes)
  return computed(report, result, { title: 'Words, and minutes to read them', ...time })
}
