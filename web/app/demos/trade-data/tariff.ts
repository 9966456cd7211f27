/** The tariff in words and numbers, without React. */
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatNumber, formatPercent, withUnit } from '@/lib/format'
import {
  tradeQuestion,
  type AnsweredShock,
  type AnsweredTrade,
  type Report,
  type Shock,
} from './ask'
import type { ShockView } from './settings'
import { capital, goodsInSentence, index, inSentence, money, periodName, plain } from './words'

const names: Readonly<Record<string, string>> = {
  tariff_pct: 'Tariff',
  elasticity: 'Elasticity',
  pass_through_pct: 'Passed on',
  covered_pct: 'Not exempt',
  diversion_pct: 'Sold elsewhere',
  partner_share_pct: 'Partner’s share',
}

export const nameOf = (assumption: string) => names[assumption] ?? assumption

/** Between which values each assumption is moved: "Tariff 12.5 to 37.5, elasticity 0.75 to 2.25". */
export function triedValues({ sensitivity }: Shock) {
  const ranges = sensitivity.map(
    ({ assumption, low, high }) =>
      `${goodsInSentence(nameOf(assumption))} ${plain(low)} to ${plain(high)}`,
  )
  return capital(ranges.join(', '))
}

/** The exports a tariff is tried on: who looks at imports of their own sees it on Canada's. */
export const tariffedTrade = (answered: AnsweredTrade): AnsweredTrade =>
  answered.own && answered.view.flow === 'imports' ? tradeQuestion.initial : answered

/** The partner the tariff is of: in a table of one's own the largest, unless it has the one chosen. */
export function partnerFor(view: ShockView, report: Report) {
  if (!report.own) return view.partner
  const rows = report.partners.rows
  return rows.find(({ name }) => name === view.partner)?.name ?? rows[0]?.name ?? view.partner
}

/** The chapter or product it falls on; one of the other kind of table falls away. */
export function chapterFor(view: ShockView, report: Report) {
  if (!report.own) return /^\d{2}$/.test(view.chapter) ? view.chapter : ''
  return report.goods.rows.some(({ name }) => name === view.chapter) ? view.chapter : ''
}

export const onWhat = ({ chapter_name }: Shock) =>
  chapter_name == null ? 'everything' : chapter_name.charAt(0).toLowerCase() + chapter_name.slice(1)

/** The finding: what the tariff would take, on these assumptions. */
export function shockTitle({ view, report }: Pick<AnsweredShock, 'view' | 'report'>) {
  const tariff = `A ${withUnit(plain(view.tariff_pct), '%')} tariff of ${inSentence(report.partner_name)} on ${onWhat(report)}`
  if (report.lost === 0) return `${tariff} would change nothing`
  if (report.change === 0) return `${tariff} would send ${money(report.lost)} to other buyers`
  return `${tariff} would take ${money(-report.change)}, ${formatPercent(-report.change_pct, 1)} of exports`
}

export function keptNote({ view, report, own }: AnsweredShock): FigureNote {
  const t = view.tariff_pct / 100
  const p = view.pass_through_pct / 100
  return {
    title: 'Exports lost to the tariff',
    ...worked(
      [
        'lost = hit × (1 − kept)',
        'kept = (1 + p·t)^(1 − e) / (1 + t)',
        `  p ${formatNumber(p, 2)}, t ${formatNumber(t, 3)}, e ${formatNumber(view.elasticity, 2)}`,
        `hit  = ${money(report.hit)}`,
        'sold elsewhere = a part of hit × (1 − (1 + p·t)^−e)',
      ],
      money(report.lost),
      'lost = ',
    ),
    inputs: [
      { name: 'Sold to others', value: money(report.diverted) },
      { name: 'Duty the partner takes', value: money(report.duty) },
    ],
    text: 'A sum on the assumptions beside it: one market moves and nothing else.',
    source: own ? `Your table: ${own.name}` : 'Statistics Canada, exports, customs basis',
    date: periodName(report.from, report.to),
  }
}

export function hhiNote({ report, own }: AnsweredShock): FigureNote {
  return {
    title: 'Concentration after the tariff',
    ...worked(['HHI = Σ share² of partners'], index(report.hhi_after)),
    inputs: [
      { name: 'Before', value: index(report.hhi_before) },
      { name: 'Entropy before', value: index(report.entropy_before) },
      { name: 'Entropy after', value: index(report.entropy_after) },
    ],
    source: own ? `Your table: ${own.name}` : 'Statistics Canada, exports, customs basis',
    date: periodName(report.from, report.to),
  }
}
