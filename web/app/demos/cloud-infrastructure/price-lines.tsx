import { DataLine } from '@/components/demo/data-line'
import { counted, formatDay } from '@/lib/format'
import type { AnsweredPlan } from './ask'
import { askedLists, bundledLists, listCredit, yearsOf } from './words'

/** Of what day the prices are: one line for those a publisher was asked for, and one for the dated lists. */
export function PriceLines({ answered: { own, report } }: { answered: AnsweredPlan }) {
  const { exchange, source } = report
  const asked = askedLists(report)
  const bundled = bundledLists(report)
  return (
    <>
      {asked.length > 0 && (
        <DataLine
          source={{
            mode: source.mode,
            as_of: source.as_of,
            stale: source.stale,
            publisher: listCredit(asked),
          }}
        >
          as its publisher told them; the other lists are older
        </DataLine>
      )}
      <DataLine
        source={{ mode: 'snapshot', as_of: yearsOf(bundled), publisher: listCredit(bundled) }}
      >
        {own
          ? `${own.name}, ${counted(own.rows, 'minute')}`
          : `US dollars at the ${exchange.publisher}’s ${String(exchange.cad_per_usd)} of ${formatDay(exchange.day)}; the workload is an assumption to change`}
      </DataLine>
    </>
  )
}
