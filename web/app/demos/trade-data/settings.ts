/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { formatMonth } from '@/lib/format'
import { choice, matching, month, numbersOf, pick, text, type ViewOf } from '@/lib/url-state'
import { comparedWith, comparisons, type Months } from './compared-months'
import { defaultReport } from './contract.gen'
import { shock } from './fields.gen'
import { monthsBetween } from './words'

/** Every month there are figures of. */
export const knownMonths: Months = { from: defaultReport.first, to: defaultReport.last }
const months = monthsBetween(knownMonths.from, knownMonths.to)

const number = numbersOf(
  {
    tariff_pct: shock.tariff_pct.default,
    elasticity: shock.elasticity.default,
    pass_through_pct: shock.pass_through_pct.default,
    covered_pct: shock.covered_pct.default,
    diversion_pct: shock.diversion_pct.default,
    partner_share_pct: 0,
  },
  shock,
)

const rows = { partner: 'Partners', section: 'Sections', chapter: 'Chapters', product: 'Products' }
const flows = { exports: 'Exports', imports: 'Imports' }

/** In place of a partner: everybody puts the tariff, on one chapter. No code of a partner has three letters. */
export const EVERY_PARTNER = 'all'

/** The figure that sets the basis of the page beside the other one. */
export const BOTH_BASES = 'customs-and-balance-of-payments'

/** A part of the tariff to look into; empty for all of it. */
const parts = [
  { value: '', label: 'All goods' },
  ...defaultReport.sections.rows
    .map(({ key, name }) => ({ value: key, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label)),
]

export const partName = (key: string) => parts.find(({ value }) => value === key)?.label ?? key

const comparing = { label: 'Compare with' }

export const settings = {
  flow: choice(flows, 'exports', { label: 'Flow' }),
  /** Both at once are of a table of one's own: Canada's are counted apart, and have partners instead. */
  by: choice(
    { partner: 'Partners', section: 'Sections', chapter: 'Chapters', pair: 'Both' },
    'partner',
    { label: 'Rows' },
  ),
  /** Empty until somebody chooses: then Canada's trade has months of its own, and a table its newest. */
  from: month('', { label: 'First month' }),
  to: month('', { label: 'Last month' }),
  /** A year before, nothing, or the month in which as many others begin. */
  compare: {
    ...matching('year', /^(?:year|none|\d{4}-(?:0[1-9]|1[0-2]))$/, comparing),
    // How a choice is called wherever the page speaks of it, as in a pinned case.
    props: {
      ...comparing,
      options: [
        { value: 'year', label: comparisons.year },
        { value: 'none', label: comparisons.none },
        ...months.map((value) => ({ value, label: `as many months from ${formatMonth(value)}` })),
      ],
    },
  },
  /** Of the tariff: whose, on what, and what is assumed. */
  partner: text('US', { maxLength: 80 }, { label: 'Partner' }),
  chapter: text('', { maxLength: 80 }, { label: 'On' }),
  tariff_pct: number('tariff_pct', 'Tariff, per cent'),
  elasticity: number('elasticity', 'Elasticity'),
  pass_through_pct: number('pass_through_pct', 'Passed on, per cent'),
  covered_pct: number('covered_pct', 'Not exempt, per cent'),
  diversion_pct: number('diversion_pct', 'Sold elsewhere, per cent'),
  partner_share_pct: number('partner_share_pct', 'Partner’s share, per cent'),
  /** Of the table one builds. */
  rows: choice(rows, 'section', { label: 'Rows of the table' }),
  step: choice({ month: 'Months', quarter: 'Quarters', year: 'Years' }, 'year', {
    label: 'Columns of the table',
  }),
  measure: choice({ ...flows, balance: 'Balance' }, 'balance', { label: 'Figures of the table' }),
  within: choice(parts, '', { label: 'Part of the tariff' }),
  /** The part of the shares that is gone into, by its key; of one that is not there the nearest around it. */
  into: text('', { maxLength: 200 }, { label: 'Opened' }),
}

export type View = ViewOf<typeof settings>
/** The rows of a figure that shows one side at a time. */
export type Rows = Exclude<View['by'], 'pair'>

/** The months of Canada's trade that the page is prerendered with. */
const { from: first, to: last } = defaultReport.partners

/** Canada's trade has these months where none are chosen. */
export const inMonths = <V extends Months>(view: V): V => ({
  ...view,
  from: view.from || first,
  to: view.to || last,
})

/** As the address has them: of a table of one's own these months are a choice, of Canada's trade they are none. */
export const chosenMonths = ({ from, to }: Months, isOwn: boolean): Months =>
  isOwn ? { from, to } : { from: from === first ? '' : from, to: to === last ? '' : to }

/** The settings of the answer itself. The newest months of a table are not known before it is read. */
export function tradeView(view: View, isOwn = false) {
  const chosen = pick(view, ['flow', 'from', 'to', 'compare'])
  const asked = isOwn ? chosen : inMonths(chosen)
  return { ...asked, compare: comparedWith(asked.compare, asked, isOwn ? null : knownMonths) }
}
export type TradeView = ReturnType<typeof tradeView>

const assumptions = [
  'partner',
  'chapter',
  'tariff_pct',
  'elasticity',
  'pass_through_pct',
  'covered_pct',
  'diversion_pct',
  'partner_share_pct',
] as const
export const shockView = (view: View) => pick(view, [...assumptions, 'from', 'to'])
export type ShockView = ReturnType<typeof shockView>

/** Partners cannot be looked at within a part of the tariff; sections are not finer than it. */
export const allowsWithin = (rows: View['rows']) => rows === 'chapter' || rows === 'product'

export type TableView = Pick<View, 'rows' | 'step' | 'measure' | 'within'>

export function tableView(view: View): TableView {
  const table = pick(view, ['rows', 'step', 'measure', 'within'])
  return allowsWithin(table.rows) ? table : { ...table, within: '' }
}
