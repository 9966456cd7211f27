/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { formatDollars, formatNumber, formatPercent, listed } from '@/lib/format'
import type { AnsweredSearch, Report } from './ask'
import type { WishCost } from './contract.gen'
import { belowNote, errorNote, fitsNote, fiveYearNote, keptNote, savingNote } from './notes'
import { carName, chipWords, withArticle } from './words'

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
]

/** "Seven", in figures from eleven on. */
export const numberWord = (count: number) => numbers[count] ?? formatNumber(count)

const quoted = (text: string) => `“${text}”`

/** The wishes by what they cost, the dearest first. */
export const byCost = ({ wishes }: Pick<Report, 'wishes'>) =>
  wishes.filter(({ costs }) => costs > 0).toSorted((a, b) => b.costs - a.costs)

export function answerOf(answered: AnsweredSearch): Said[] {
  const { report } = answered
  return [
    ...(report.fits === 0 ? noneSentence(report) : fitsSentence(answered)),
    ...leftSentence(answered),
  ]
}

function fitsSentence(answered: AnsweredSearch): Said[] {
  const { report, own } = answered
  const [first] = report.listings
  const below = report.below_range
  return [
    'Yes: ',
    { text: formatNumber(report.fits), note: () => fitsNote(answered) },
    ` of ${own ? 'your ' : ''}${formatNumber(report.total)} ${own ? 'cars' : 'synthetic cars'} ${report.fits === 1 ? 'fits' : 'fit'}`,
    ...(below == null
      ? ['; there are too few to say what is a fair price.']
      : ([
          ' and ',
          { text: formatNumber(below), note: () => belowNote(answered) },
          ` ${below === 1 ? 'asks' : 'ask'} less than ${below === 1 ? 'its' : 'their'} fair range.`,
        ] satisfies Said[])),
    ...(first ? [` First: ${carName(first)}, ${formatDollars(first.price)}`] : []),
    ...savingSentence(answered),
  ]
}

function savingSentence(answered: AnsweredSearch): Said[] {
  const { saving, listings } = answered.report
  const isElectric = listings[0]?.fuel === 'electric'
  if (!saving) return ['.']
  return [
    `; its ${formatNumber(saving.own_per_100km, 1)} ${isElectric ? 'kWh' : 'L'}/100 km saves `,
    { text: formatDollars(saving.amount), note: () => savingNote(saving, answered) },
    ` on ${isElectric ? 'charging' : 'fuel'} in five years against ${withArticle(saving.against)} at ${formatNumber(saving.against_per_100km, 1)}.`,
  ]
}

/** What to loosen: the wish that keeps most cars away, or the two that do together. */
function noneSentence(report: Report): Said[] {
  const count = report.wishes.length
  const all =
    count === 1
      ? 'this wish'
      : count === 2
        ? 'both wishes'
        : `all ${numberWord(count).toLowerCase()} wishes`
  const [worst] = byCost(report)
  if (worst)
    return [
      `None fits ${all}. Without ${quoted(worst.text)} ${formatNumber(worst.without)} ${worst.without === 1 ? 'does' : 'do'}${nearestWords(worst, report)}.`,
    ]
  if (report.pair) {
    const [one = '', other = ''] = report.pair.texts
    return [
      `None fits ${all}, and no single one is in the way. Without ${quoted(one)} and ${quoted(other)} ${formatNumber(report.pair.without)} ${report.pair.without === 1 ? 'does' : 'do'}.`,
    ]
  }
  return [`None fits ${all}, nor all but two of them. Strike a few and see.`]
}

function nearestWords(worst: WishCost, { read_as }: Report) {
  const [at] = worst.readings
  const reading = at === undefined ? undefined : read_as[at]
  if (worst.nearest == null || !reading) return ''
  const verbs: Partial<Record<typeof reading.field, string>> = { price: 'asks', year: 'is of' }
  return `; the nearest ${verbs[reading.field] ?? 'has'} ${chipWords({ ...reading, op: 'is', value: worst.nearest })}`
}

/** Wishes that were edited, or read by a model, stand in place of the words. */
function leftSentence({ view, report: { not_understood } }: AnsweredSearch): Said[] {
  if (not_understood.length === 0 || view.chips !== '') return []
  const verb = not_understood.length === 1 ? 'was' : 'were'
  return [` ${listed(not_understood.map(quoted))} ${verb} not understood.`]
}

/** A few figures under the answer: how far fair prices miss, and what the first car takes. */
export function factsOf(answered: AnsweredSearch): { name: string; said: Said }[] {
  const { price_error, validation, listings } = answered.report
  const [first] = listings
  return [
    ...(price_error
      ? [
          {
            name: 'Fair prices miss by',
            said: {
              text: formatPercent(price_error.median_miss_pct, 1),
              note: () => errorNote(price_error, answered),
            },
          },
        ]
      : []),
    ...(validation
      ? [
          {
            name: `${formatPercent(validation.promised_pct, 0)} range, kept`,
            said: {
              text: formatPercent(validation.kept_pct, 1),
              note: () => keptNote(validation, answered),
            },
          },
        ]
      : []),
    ...(first
      ? [
          {
            name: 'First car, five years',
            said: {
              text: formatDollars(first.five_year_cost),
              note: () => fiveYearNote(first, answered),
            },
          },
        ]
      : []),
  ]
}
