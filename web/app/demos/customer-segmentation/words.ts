/** How the page speaks of money, numbers of groups and whose figures they are. */
import type { FigureNote } from '@/components/demo/note'
import { formatDay, formatNumber, formatPercent, withUnit } from '@/lib/format'
import type { AnsweredGroups, Choice } from './ask'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

/** "Three". */
export const numberWord = (count: number) => numbers[count] ?? String(count)

export const share = (value: number) => formatPercent(100 * value, 0)
export const agreement = (value: number) => formatNumber(value, 2)
export const plainDays = (value: number) => withUnit(formatNumber(value), 'days')

/** A customer as the visitor knows them: of their own file a number was sent in place of the name. */
export const customerName = ({ own }: Pick<AnsweredGroups, 'own'>, id: string) =>
  own ? (own.purchases.names[Number(id) - 1] ?? id) : id

/** Money in the currency of the purchases; a visitor's own table has none to tell. */
export function moneyOf({ view, own }: Pick<AnsweredGroups, 'view' | 'own'>) {
  const sign = unitOf({ view, own }) ?? ''
  return (value: number, digits = Math.abs(value) < 100 && value % 1 !== 0 ? 2 : 0) => {
    const text = formatNumber(value, digits)
    return text.startsWith('−') ? `−${sign}${text.slice(1)}` : sign + text
  }
}

/** The currency in headings and before figures: "US$", "£" or nothing. */
export const unitOf = ({ view, own }: Pick<AnsweredGroups, 'view' | 'own'>) =>
  own ? undefined : view.sample === 'shop' ? '£' : 'US$'

export function creditOf({ view, own, report }: AnsweredGroups) {
  const span = `${report.first ?? ''} to ${report.last ?? ''}`
  if (own) return `Own data: ${own.name}, ${span}`
  return view.sample === 'shop'
    ? `Online Retail II (UCI, CC BY 4.0), ${span}`
    : `CDNOW sample of Fader and Hardie, US dollars, ${span}`
}

export function noteCredit(answered: AnsweredGroups): Pick<FigureNote, 'source' | 'date'> {
  const { own, view, report } = answered
  const span = `${formatDay(report.first ?? '')} to ${formatDay(report.last ?? '')}`
  if (own)
    return {
      source: `Your file: ${own.name}`,
      date: 'added up here, sent to be worked out, not stored',
    }
  return {
    source:
      view.sample === 'shop'
        ? 'Online Retail II, UCI Machine Learning Repository, in pounds'
        : 'CDNOW sample of Fader and Hardie, in US dollars',
    date: span,
  }
}

export const verdicts: Record<Choice['verdict'], string> = {
  chosen: 'the most groups that come back and are told apart',
  coarse: 'holds, but more groups do too',
  changes_with_seed: 'two starts from another seed end elsewhere',
  changes_with_customers: 'other customers give other groups',
  blurred: 'groups run into each other',
}
