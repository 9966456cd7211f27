/** What is decided by hand, in words, and what a disruption costs against the plan without it. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatDollars } from '@/lib/format'
import type { AnsweredNetwork } from './ask'
import { listed, money, noteCredit } from './words'

/** Names that a sentence lists before it counts. */
const MOST_NAMED = 3

/** "with Calgary closed and 3 sites"; empty where nothing is decided. */
export function decidedOf({ own, view, report }: AnsweredNetwork) {
  const name = (key: string) => report.sites.find((site) => site.key === key)?.name ?? key
  const places = (keys: readonly string[], how: string) =>
    keys.length === 0
      ? []
      : [
          keys.length > MOST_NAMED
            ? `${counted(keys.length, 'place')} ${how}`
            : `${listed(keys.map(name))} ${how}`,
        ]
  const barred = view.barred.split(',').filter((way) => way.trim() !== '').length
  const parts = [
    ...(own ? [] : [...places(view.closed, 'closed'), ...places(view.open, 'open')]),
    ...(own || barred === 0 ? [] : [`${counted(barred, 'way')} barred`]),
    ...(view.sites === '' ? [] : [`exactly ${counted(Number(view.sites), 'site')}`]),
  ]
  return parts.length === 0 ? '' : `with ${listed(parts)}`
}

function freeNote(answered: AnsweredNetwork, free: number): FigureNote {
  const { total_cost } = answered.report
  return {
    title: 'What the disruption costs',
    ...worked(
      [
        `  ${formatDollars(total_cost)} ${decidedOf(answered)}`,
        `− ${formatDollars(free)} with nothing closed or barred`,
      ],
      money(total_cost - free),
    ),
    text: 'The best network of the same settings with no place closed and no way barred is looked for beside this one. The difference is what that costs, if it lasts a year.',
    ...noteCredit(answered),
  }
}

/** By how much the best network of the same settings is cheaper with nothing closed or barred. */
export function disruptionSentence(answered: AnsweredNetwork): Said[] {
  const { free, proven, total_cost } = answered.report
  if (!free) return []
  const added = total_cost - free.total_cost
  if (added < 0.005)
    return [
      free.proven
        ? ' With nothing closed or barred none is cheaper either.'
        : ' With nothing closed or barred none cheaper was found.',
    ]
  const sure =
    proven && free.proven ? '' : proven ? 'at least ' : free.proven ? 'at most ' : 'about '
  return [
    ` That is ${sure}`,
    { text: money(added), note: () => freeNote(answered, free.total_cost) },
    ' a year more than with nothing closed or barred.',
  ]
}
