/** The answer in words: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { formatDay, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredForecast, AnsweredMarket } from './ask'
import { basisOf, plannedOn, verdict, yearOf, type Payback } from './verdict'
import {
  bestDay,
  idleText,
  knownDays,
  lifeOf,
  marketNames,
  money,
  noteCredit,
  periodNames,
  weekday,
  years,
  yearsBeyond,
} from './words'

function yearsNote(answered: AnsweredMarket): FigureNote {
  const { report, view } = answered
  const basis = basisOf(report)
  const kept = basis?.share_pct
  const planned = plannedOn[report.basis]
  return {
    title: 'Years to pay for itself',
    ...worked(
      [
        `price  ${formatNumber(1000 * view.energy_mwh)} kWh × $${formatNumber(view.cost_per_kwh)} = ${money(report.cost)}`,
        ...(kept == null
          ? []
          : [`kept   ${formatPercent(kept, 0)} of ${money(basis?.period_all ?? 0)}`]),
        `a year ${money(basis?.period ?? 0)} × 365 / ${String(basis?.planned_days ?? report.days)} = ${money(basis?.year_profit ?? 0)}`,
      ],
      basis?.years_to_pay == null ? 'never' : years(basis.years_to_pay),
    ),
    inputs: [
      { name: 'It lasts', value: lifeOf(view.life_years) },
      {
        name: `Pays within its life at, with ${planned}`,
        value: `${money(basis?.pays_at_cost_per_kwh ?? 0)} a kWh`,
      },
    ],
    text: `The earnings of ${periodNames[report.market]}, planned each midnight on ${planned}, from empty, at that pace for every year: no wear, no fees, no interest, no other income.${report.basis === 'yesterday' ? idleText(report) : ''} The price of the battery and its life are assumptions to change.`,
    ...noteCredit(answered),
  }
}

function weekNote(answered: AnsweredMarket): FigureNote {
  const { report } = answered
  return {
    title: 'What the week earns',
    ...worked(
      [
        'max Σ price × (discharge − charge)',
        `bound ${money(report.bound)}, gap ${formatPercent(report.gap_pct, 0)}`,
      ],
      money(report.week_profit),
    ),
    inputs: [
      { name: 'Hours with a price below zero', value: String(report.negative_hours) },
      { name: 'Hours', value: String(report.hours.length) },
    ],
    text: 'Every price of the week known beforehand, from empty, never charging and discharging at once. Value functions are worked back hour by hour and are exact, so that the bound is what the schedule earns.',
    ...noteCredit(answered),
  }
}

function spreadNote(
  title: string,
  sum: string,
  value: string,
  answered: AnsweredMarket,
): FigureNote {
  return {
    title,
    ...worked([sum], value),
    text: 'Weighted by the energy, over the hours of the week in which the battery did so.',
    ...noteCredit(answered),
  }
}

function missNote({ report }: AnsweredForecast): FigureNote {
  return {
    title: 'How far off a day ahead is',
    ...worked(['mean of |forecast − actual| / actual'], formatPercent(report.ours_pct, 1), '  = '),
    inputs: [
      { name: 'Latest known same hour', value: formatPercent(report.latest_pct, 1) },
      { name: 'Last week repeated', value: formatPercent(report.last_week_pct, 1) },
      { name: 'Inside the interval', value: formatPercent(report.covered_pct, 1) },
    ],
    text: `Each day forecast ${report.issue === 'midnight' ? 'at its midnight' : 'at 10:00 the day before'} from the load and the calendar alone; the model knows no temperature. Its coefficients were fitted before the first of these days.`,
    source: report.region === 'ontario' ? 'IESO, Ontario demand' : 'AESO, Alberta load',
    date: `${report.first} to ${report.last}`,
  }
}

/** A plan on what is known the day before decides; what every price known would change is said. */
function marketVerdict(answered: AnsweredMarket): Said[] {
  const { report, view } = answered
  const basis = basisOf(report)
  const all = report.knowledge[0]
  const best = all?.years_to_pay
  if (!basis) return []
  const life = view.life_years
  // As they are shown: years that read the same change nothing.
  const shown = ({ years_to_pay: found, pays }: Payback) =>
    found == null ? null : pays ? yearOf(found, life) : yearsBeyond(found, life)
  const changes = all !== undefined && best != null && shown(all) !== shown(basis)
  const known =
    best != null && all?.pays === true
      ? `; if every price were known, in ${yearOf(best, life)}.`
      : `; with every price known it would still need ${yearsBeyond(best ?? 0, life)}.`
  return [
    ...verdict(basis, life, () => yearsNote(answered), {
      planned: `planned on ${plannedOn[report.basis]} `,
    }),
    changes ? known : '.',
  ]
}

export function answerOf(answered: AnsweredMarket, forecast: AnsweredForecast): Said[] {
  const { report } = answered
  const best = bestDay(report)
  const dollars = (value: number | null | undefined) => (value == null ? '–' : money(value))
  return [
    ...marketVerdict(answered),
    ` With every price known the week of ${formatDay(report.hours[0]?.date ?? '')} earns `,
    { text: money(report.week_profit), note: () => weekNote(answered) },
    ...(report.week_profit > 0
      ? [
          ': it buys at ',
          {
            text: dollars(report.bought_at),
            note: () =>
              spreadNote(
                'Bought at, on average',
                'Σ price × charge / Σ charge',
                dollars(report.bought_at),
                answered,
              ),
          },
          ' and sells at ',
          {
            text: dollars(report.sold_at),
            note: () =>
              spreadNote(
                'Sold at, on average',
                'Σ price × discharge / Σ discharge',
                dollars(report.sold_at),
                answered,
              ),
          },
          ` a MWh, and ${weekday(best.date)} alone brings ${money(best.earned)}. `,
        ]
      : ['. ']),
    ...missed(forecast),
  ]
}

/** What tomorrow's load is known to, and where it was not. */
function missed(forecast: AnsweredForecast): Said[] {
  const { report } = forecast
  const worst = report.days.reduce<(typeof report.days)[number] | undefined>(
    (found, day) => (day.ours_pct != null && day.ours_pct > (found?.ours_pct ?? 0) ? day : found),
    undefined,
  )
  return [
    `${report.region === 'ontario' ? 'Ontario' : 'Alberta'}’s load a day ahead is known to about `,
    { text: formatPercent(report.ours_pct, 1), note: () => missNote(forecast) },
    worst?.ours_pct == null
      ? '.'
      : `; on ${formatDay(worst.date)} the forecast missed by ${formatPercent(worst.ours_pct, 1)}.`,
  ]
}

export const marketLine = ({ report }: AnsweredMarket) =>
  `${marketNames[report.market]}, ${knownDays(report)}`
