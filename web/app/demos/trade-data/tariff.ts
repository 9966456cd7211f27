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
  type Summary,
} from './ask'
import { EVERY_PARTNER, settings, type ShockView } from './settings'
import { largest } from './summaries'
import { goodsInSentence, index, inSentence, money, periodName, plain } from './words'

/** The exports a tariff is tried on: who looks at imports of their own sees it on Canada's. */
export const tariffedTrade = (answered: AnsweredTrade): AnsweredTrade =>
  answered.own && answered.view.flow === 'imports' ? tradeQuestion.initial : answered

/** Those of a table of one's own that have a name. */
export const named = ({ rows }: Pick<Summary, 'rows'>) => rows.filter(({ kind }) => kind === 'one')

/**
 * The partner the tariff is of: in a table of one's own the largest, unless it has the one chosen. Everybody's falls on
 * a chapter or a product alone.
 */
export function partnerFor(view: ShockView, report: Report) {
  const isEverybodys = view.partner === EVERY_PARTNER
  if (isEverybodys && chapterFor(view, report) !== '') return EVERY_PARTNER
  // A partner of a table of one's own falls away with it.
  if (!report.own) return /^[A-Z]{2}$/i.test(view.partner) ? view.partner : settings.partner.initial
  const found = named(report.partners).find(({ name }) => name === view.partner)
  return (found ?? largest(report.partners))?.name ?? EVERY_PARTNER
}

/** The chapter or product it falls on; one of the other kind of table falls away. Without partners there must be one. */
export function chapterFor(view: ShockView, report: Report) {
  if (!report.own) return /^\d{2}$/.test(view.chapter) ? view.chapter : ''
  const found = named(report.goods).find(({ name }) => name === view.chapter)
  const needed = largest(report.partners) ? undefined : largest(report.goods)
  return (found ?? needed)?.name ?? ''
}

export function onWhat({ report, own }: Pick<AnsweredShock, 'report' | 'own'>) {
  const { chapter_name: name } = report
  if (name == null) return 'everything'
  return own ? name : goodsInSentence(name)
}

/** The finding: what the tariff would take, on these assumptions. */
export function shockTitle({ view, report, own }: AnsweredShock) {
  const whose = report.partner_name == null ? 'everybody' : inSentence(report.partner_name)
  const tariff = `A ${withUnit(plain(view.tariff_pct), '%')} tariff of ${whose} on ${onWhat({ report, own })}`
  if (report.lost === 0) return `${tariff} would change nothing`
  if (report.change === 0) return `${tariff} would send ${money(report.lost)} to other buyers`
  return `${tariff} would take ${money(-report.change)}, ${formatPercent(-report.change_pct, 1)} of exports`
}

/** Whether anybody is left to sell to: not where everybody puts the tariff, nor where a table has one partner. */
export const hasOthers = ({ partner_name, rows }: Shock) => partner_name != null && rows.length > 1

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
        ...(hasOthers(report) ? ['sold elsewhere = a part of hit × (1 − (1 + p·t)^−e)'] : []),
      ],
      money(report.lost),
      'lost = ',
    ),
    inputs: [
      ...(hasOthers(report) ? [{ name: 'Sold to others', value: money(report.diverted) }] : []),
      {
        name: report.partner_name == null ? 'Duty the partners take' : 'Duty the partner takes',
        value: money(report.duty),
      },
    ],
    text: 'A sum on the assumptions beside it: one market moves and nothing else.',
    source: own ? `Your table: ${own.name}` : 'Statistics Canada, exports, customs basis',
    date: periodName(report.from, report.to),
  }
}

export function hhiNote({ report, own }: AnsweredShock): FigureNote {
  return {
    title: 'Concentration after the tariff',
    ...worked([`HHI = Σ share² of ${report.by}s`], index(report.hhi_after)),
    inputs: [
      { name: 'Before', value: index(report.hhi_before) },
      { name: 'Entropy before', value: index(report.entropy_before) },
      { name: 'Entropy after', value: index(report.entropy_after) },
    ],
    source: own ? `Your table: ${own.name}` : 'Statistics Canada, exports, customs basis',
    date: periodName(report.from, report.to),
  }
}
