/** The answer in words, computed: what was found, how much of the page it is, how sure we are. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { readingTime } from '@/components/demo/reading-time'
import { counted, formatDay, formatNumber, withUnit } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import { shorten } from '@/lib/text-words'
import type { Block, Extraction, Page, Report, Source } from './ask'

/** Longer titles are cut in the sentence; the article shows them whole. */
const MAX_TITLE = 121

/**
 * Of 167 pages of the set the model was trained on, F1 was at least .9 on 142 of the 143 from .95 up, on 17 of
 * the 19 from .85 up, and on 3 of the 5 below.
 */
const HIGH = 0.95
const FAIR = 0.85

/** How sure a figure between 0 and 1 is. */
export function confidenceInWords(confidence: number) {
  if (confidence >= HIGH) return 'high'
  return confidence >= FAIR ? 'fair' : 'low'
}

/** Who gave us the page, under every note. */
export function creditOf(page: Page) {
  switch (page.kind) {
    case 'sample':
      return { source: 'Our sample page, invented', date: 'read when this page was built' }
    case 'url':
      return { source: spokenAddress(page.url).host, date: 'fetched for you, not stored' }
    case 'paste':
      return { source: 'The HTML you pasted', date: 'read for this answer, not stored' }
    case 'file':
      return { source: `Your file ${page.name}`, date: 'read for this answer, not stored' }
  }
}

/** The words of a report's blocks, those that stand in it. */
export function wordsOf({ blocks }: Report) {
  const sum = (list: Report['blocks']) => list.reduce((all, { words }) => all + words, 0)
  const dropped = sum(blocks.filter(({ kept }) => !kept))
  const kept = sum(blocks) - dropped
  return { kept, dropped, all: kept + dropped }
}

/** "By Maren Oduya, The Harbour Ledger, Apr 17, 2026", or what there is of it. */
export function creditLine({ byline, site_name, published }: Report) {
  return [byline && `by ${byline}`, site_name, published && formatDay(published)]
    .filter(Boolean)
    .join(', ')
}

export function answerOf({ page, report }: Extraction): Said[] {
  const from = creditOf(page)
  const credit = creditLine(report)
  const title = report.title
    ? `“${shorten(report.title, MAX_TITLE)}”`
    : 'An article without a title'
  return [
    `${title}${credit && `, ${credit}`}. `,
    ...shareSentence(report, from),
    {
      text: `Confidence is ${confidenceInWords(report.confidence)}`,
      note: () => confidenceNote(report, from),
    },
    '.',
  ]
}

type Credit = ReturnType<typeof creditOf>

function shareSentence(report: Report, from: Credit): Said[] {
  const { block_count, blocks, reading_minutes, word_count } = report
  const words = { text: counted(word_count, 'word'), note: () => wordsNote(report, from) }
  const time =
    reading_minutes === 1 ? 'a minute' : withUnit(formatNumber(reading_minutes), 'minutes')
  const minutes = { text: time, note: () => minutesNote(report, from) }
  const end: Said[] = [', ', minutes, ' to read. ']
  if (report.method === 'structured_data')
    return ['The text is the one the page states for machines: ', words, ...end]
  const isWhole = block_count === blocks.length
  const share = isWhole ? ` of the page’s ${formatNumber(wordsOf(report).all)}` : ''
  return ['It is ', words, share, ...end]
}

const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** "English (Canada)" of `en-ca`; a tag that is none stays as it stands. */
export function languageName(tag: string) {
  try {
    return languages.of(tag) ?? tag
  } catch {
    return tag
  }
}

export function factsOf({ page, report }: Extraction) {
  const from = creditOf(page)
  const { word_count, reading_minutes, kept_block_count, block_count, language } = report
  const blocks = `${formatNumber(kept_block_count)} of ${formatNumber(block_count)}`
  return [
    { name: 'Words', text: formatNumber(word_count), note: () => wordsNote(report, from) },
    {
      name: 'Minutes to read',
      text: formatNumber(reading_minutes),
      note: () => minutesNote(report, from),
    },
    { name: 'Blocks kept', text: blocks, note: () => blocksNote(report, from) },
    {
      name: 'Language',
      text: language ? languageName(language) : '–',
      note: () => languageNote(report, from),
    },
  ]
}

function wordsNote(report: Report, from: Credit): FigureNote {
  const { kept, dropped, all } = wordsOf(report)
  const listed = report.blocks.length
  if (report.method === 'structured_data')
    return {
      title: 'Words of the stated text',
      formula: [
        `articleBody  ${formatNumber(report.word_count)}`,
        `blocks kept  ${formatNumber(kept)}`,
      ],
      result: formatNumber(report.word_count),
      text: 'The page carries its text in a JSON-LD block (articleBody) and shows much less of it; the longer one is taken.',
      ...from,
    }
  return {
    title: 'Words kept',
    formula: [
      `kept     ${formatNumber(kept)}`,
      `dropped  ${formatNumber(dropped)}`,
      `page     ${formatNumber(all)}`,
    ],
    result: formatNumber(kept),
    inputs: [
      { name: 'Blocks kept', value: formatNumber(report.kept_block_count) },
      { name: 'Words of the text', value: formatNumber(report.word_count) },
    ],
    text:
      report.block_count > listed
        ? `The sums run over the first ${formatNumber(listed)} blocks, which is as many as a report lists.`
        : 'Sums over the blocks of the page, each judged on its own and beside its neighbours.',
    ...from,
  }
}

function minutesNote({ word_count, reading_minutes }: Report, from: Credit): FigureNote {
  return { title: 'Minutes to read', ...readingTime(word_count, reading_minutes), ...from }
}

function blocksNote(report: Report, from: Credit): FigureNote {
  const { kept_block_count: kept, block_count: all } = report
  const result = formatNumber(kept)
  return {
    title: 'Blocks kept',
    formula: [
      `dropped  ${formatNumber(all - kept)}`,
      `page     ${formatNumber(all)}`,
      `kept     ${result}`,
    ],
    result,
    text: 'A block is a paragraph, heading, item, cell or caption. Each has its score and its reasons in the list of blocks.',
    ...from,
  }
}

function languageNote({ language, provenance }: Report, from: Credit): FigureNote {
  const result = language ? languageName(language) : '–'
  const stated = provenance.find(({ field }) => field === 'language')
  return {
    title: 'Language',
    formula: [`${language ?? 'language'} = ${result}`],
    result,
    text: stated
      ? `Found in: ${sourceNames[stated.source]}. Where places differ, the most trusted one wins.`
      : 'The page does not state it, and its text was too short to tell.',
    ...from,
  }
}

function confidenceNote(report: Report, from: Credit): FigureNote {
  const result = formatNumber(report.confidence, 2)
  return {
    title: 'Confidence',
    formula: ['Σ score × words / Σ words', 'over the kept blocks', `  = ${result}`],
    result,
    inputs: [
      { name: 'Blocks kept', value: formatNumber(report.kept_block_count) },
      { name: 'High', value: `from ${formatNumber(HIGH, 2)}` },
      { name: 'Fair', value: `from ${formatNumber(FAIR, 2)}` },
    ],
    text: 'The mean certainty of the kept words, from 0 to 1. It says how clear the page was, not that nothing is missing.',
    ...from,
  }
}

/** Why a block was kept or dropped, opened. */
export function scoreNote(block: Block, at: number, page: Page): FigureNote {
  const result = formatNumber(block.score, 2)
  return {
    title: `Score of block ${formatNumber(at + 1)}`,
    formula: ['P(part of the article), 0 to 1', `  = ${result}`],
    result,
    inputs: [
      { name: 'Words', value: formatNumber(block.words) },
      ...block.reasons.map((reason, index) => ({
        name: reason,
        value: index === 0 ? 'the strongest reason' : '',
      })),
    ],
    text: `Given by the model from what the block is and what stands around it, then ${block.kept ? 'kept' : 'dropped'}. A few rules come last: tables are decided whole, copies and headings over nothing are dropped, whatever their score.`,
    ...creditOf(page),
  }
}

export const sourceNames: Record<Source, string> = {
  json_ld: 'JSON-LD',
  open_graph: 'Open Graph',
  meta: 'meta tags',
  microdata: 'microdata',
  dom: 'visible page',
  url: 'address',
  text: 'running text',
}
