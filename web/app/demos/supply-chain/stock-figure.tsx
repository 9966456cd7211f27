import { fieldsOf } from '@/components/demo/fields-of'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import { useAnswer } from '@/components/demo/use-answer'
import { formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { stockQuestion, type Inventory } from './ask'
import { settings, stockKeys, stockView, type View } from './settings'
import { money } from './words'

export const stockTitle = (found: Inventory) =>
  `Order ${formatNumber(found.order_quantity)} at a time, when stock falls to ${formatNumber(found.reorder_point)}`

/** How much a site orders and keeps. */
export function StockFigure({ state }: { state: ViewState<View> }) {
  const asked = useAnswer({
    ...stockQuestion,
    view: stockView(state.settled),
    own: null,
    unusable: state.unusable,
  })
  const { report, view } = asked.answered
  const field = fieldsOf(settings, state, asked.refused)
  const rows = [
    {
      what: 'Order that costs least',
      value: `${formatNumber(report.order_quantity)} units`,
      how: '√(2 × units a year × order cost / keeping cost)',
    },
    {
      what: 'Orders a year',
      value: formatNumber(report.orders_a_year, 1),
      how: 'units a year / order',
    },
    {
      what: 'Ordering and keeping, a year',
      value: money(report.yearly_cost),
      how: 'at that order; both parts are equal',
    },
    {
      what: 'Safety stock',
      value: `${formatNumber(report.safety_stock)} units`,
      how: `z ${formatNumber(report.z, 3)} × √(days × spread² + (units × spread of days)²)`,
    },
    {
      what: 'Reorder point',
      value: `${formatNumber(report.reorder_point)} units`,
      how: 'units a day × days to delivery + safety stock',
    },
    {
      what: 'Missing in a cycle, on average',
      value: `${formatNumber(report.short_a_cycle, 1)} units`,
      how: 'what the spread leaves beyond the safety stock',
    },
  ]
  return (
    <>
      <AnswerProblem what="The stock" state={asked} placed={stockKeys} />
      <FormFigure
        demo="supply-chain"
        name="stock"
        title={stockTitle(report)}
        sub={`What a site keeps so that stock lasts until the delivery ${formatPercent(100 * view.service_level, 1)} of the time. Demand and delivery vary by the normal distribution.`}
        formLabel="How it sells and how it is delivered"
        paired
        form={<NumberRows fields={stockKeys.map((key) => field(key))} />}
        table={{
          columns: [
            { key: 'what', header: 'Figure' },
            { key: 'value', header: 'Value', align: 'end' },
            { key: 'how', header: 'How', secondary: true },
          ],
          rows,
          fixedOrder: true,
        }}
        credit="As entered; Harris (1913) for the order, normal demand for the stock"
        stale={asked.stale}
        pending={asked.pending}
      />
    </>
  )
}
