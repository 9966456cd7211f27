/** Whether the household would get this loan, and what would change that. */
import { formatDollars } from '@/lib/format'
import type { Qualify } from './ask'
import { settings, type HomeView, type QualifyView, type View } from './settings'

/** Whether two answers rest on one case: on the same values of all that both are asked with. */
export const sameLoan = (one: QualifyView, other: HomeView) =>
  Object.entries(one).every(
    ([key, value]) => !(key in other) || other[key as keyof HomeView] === value,
  )

/** By how much the income is short of what this home needs; negative to spare, null where nothing is borrowed. */
export function shortfall(view: Pick<QualifyView, 'annual_income'>, { income_required }: Qualify) {
  return income_required == null ? null : income_required - view.annual_income
}

/** In a few words, where both answers rest on one case. */
export function verdictOf(
  home: HomeView,
  { view, report }: { view: QualifyView; report: Qualify },
) {
  const short = sameLoan(view, home) ? shortfall(view, report) : null
  if (short === null) return undefined
  return short > 0 ? 'you would not qualify' : 'you would qualify'
}

interface Way {
  label: string
  change: Partial<View>
}

/** The smallest loan there is. The contract does not say it, for it is no field's limit: a test holds it to the engine's. */
export const MIN_LOAN = 1000

/** Rounded the way that helps, to what one would say. */
const STEP = 100
const up = (value: number) => Math.ceil(value / STEP) * STEP
const down = (value: number) => Math.floor(value / STEP) * STEP

/** Up to three changes, each of which is enough by itself. */
export function waysToQualify(
  view: Pick<QualifyView, 'price' | 'down_payment'>,
  { income_required, down_payment_required, max_price }: Qualify,
): Way[] {
  const deposit = up(down_payment_required ?? 0)
  const price = down(max_price)
  const income = up(income_required ?? 0)
  return [
    deposit > view.down_payment &&
      view.price - deposit >= MIN_LOAN && {
        label: `Put ${formatDollars(deposit)} down`,
        change: { down_payment: deposit },
      },
    price >= settings.price.props.min &&
      price - view.down_payment >= MIN_LOAN && {
        label: `Look at homes up to ${formatDollars(price)}`,
        change: { price },
      },
    income <= settings.annual_income.props.max && {
      label: `Earn ${formatDollars(income)} a year`,
      change: { annual_income: income },
    },
  ].filter((way) => way !== false)
}
