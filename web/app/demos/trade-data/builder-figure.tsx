import { SelectField, Segments } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { FormFigure } from '@/components/demo/small-form'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { useAnswer } from '@/components/demo/use-answer'
import { counted, formatNumber } from '@/lib/format'
import type { Option } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import { tableQuestion, type Series } from './ask'
import { allowsWithin, partName, settings, tableView, type TableView, type View } from './settings'

const rowNames: Record<View['rows'], [string, string]> = {
  partner: ['partner', 'partners'],
  section: ['section', 'sections'],
  chapter: ['chapter', 'chapters'],
  product: ['product', 'products'],
}
const columnNames: Record<View['step'], string> = {
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}

/** What the table is of, in a line. */
export function builderTitle({ rows, step, measure }: TableView, series: Series | null) {
  const [one, many] = rowNames[rows]
  const figures = { exports: 'Exports', imports: 'Imports', balance: 'Exports less imports' }[
    measure
  ]
  const ones = series?.rows.filter(({ kind }) => kind === 'one').length
  const count = ones === undefined ? many : counted(ones, one, many)
  return `${figures} of ${count} by ${columnNames[step]}`
}

/** The rows that are nobody's: they stand in the table and are not counted. */
export function builderRests({ rows }: Pick<Series, 'rows'>) {
  const has = (wanted: Series['rows'][number]['kind']) => rows.some(({ kind }) => kind === wanted)
  return `${has('rest') ? ' What is left of each chapter is a row of its own.' : ''}${has('returned') ? ' Goods returned to Canada are a row of their own.' : ''}`
}

type Chosen = Pick<View, 'rows' | 'measure'>

/** The API refuses a balance by product: each of the two, while it is chosen, closes the other. */
const closedBy = ({ rows, measure }: Chosen) => ({
  rows: measure === 'balance' ? 'product' : null,
  measure: rows === 'product' ? 'balance' : null,
})

const without = <T extends string>(options: readonly Option<T>[], closed: string | null) =>
  options.map((option) => ({ ...option, disabled: option.value === closed }))

/** A table of one's own choice: rows, columns, figures and a part of the tariff, without a line of SQL. */
export function BuilderFigure({ state }: { state: ViewState<View> }) {
  const field = fieldsOf(settings, state)
  const [rows, measure] = [field('rows'), field('measure')]
  const closed = closedBy(state.view)
  const view = tableView(state.settled)
  const asked = useAnswer({
    ...tableQuestion,
    view,
    own: null,
    unusable: state.unusable,
  })
  const { report: series, view: drawn } = asked.answered
  const billions = (value: number) => formatNumber(value / 1e9, 2)
  const partial = series?.columns.filter((_, at) => {
    const whole = { month: 1, quarter: 3, year: 12 }[series.step]
    return (series.months[at] ?? 0) < whole
  })
  const label = (text: string) => (
    <span aria-hidden="true" className="mb-1 block font-medium">
      {text}
    </span>
  )
  return (
    <>
      <AnswerProblem what="The table" state={asked} />
      <FormFigure
        demo="trade-data"
        name="table of your choice"
        title={builderTitle(drawn, series)}
        sub={`${drawn.within && `${partName(drawn.within)} only. `}$ billion, customs basis, largest first.${series ? builderRests(series) : ''}${partial && partial.length > 0 ? ` Not whole: ${partial.join(', ')}.` : ''} The address keeps the choice; the export is exactly this table.`}
        formLabel="What the table holds"
        form={
          <>
            <div>
              {label('Rows')}
              <SelectField {...rows} options={without(rows.options, closed.rows)} isWords />
            </div>
            <div>
              {label('Columns')}
              <Segments {...field('step')} />
            </div>
            <div>
              {label('Figures')}
              <Segments {...measure} options={without(measure.options, closed.measure)} />
            </div>
            {(closed.rows ?? closed.measure) && (
              <p className="small-text sm:col-span-2 lg:col-span-1">
                A balance is by partner, section or chapter: exports and imports have products of
                their own.
              </p>
            )}
            {allowsWithin(view.rows) && (
              <div>
                {label('Only')}
                <SelectField {...field('within')} isWords />
              </div>
            )}
          </>
        }
        table={{
          columns: [
            { key: 'name', header: 'Row' },
            { key: 'key', header: 'Key', exportOnly: true },
            { key: 'kind', header: 'Kind', exportOnly: true },
            ...(series?.columns ?? []).map((column, at) => ({
              key: column,
              header: column,
              fileUnit: '$',
              value: ({ values }: Series['rows'][number]) => values[at],
              format: billions,
              secondary: at < (series?.columns.length ?? 0) - 3,
            })),
          ],
          rows: series?.rows ?? [],
        }}
        credit="Statistics Canada, customs basis"
        stale={asked.stale}
        saysStale
        pending={asked.pending}
      />
    </>
  )
}
