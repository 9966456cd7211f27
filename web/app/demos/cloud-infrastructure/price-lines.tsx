import { DataLine } from '@/components/demo/data-line'
import { NewTabLink } from '@/components/ui/new-tab-link'
import { counted } from '@/lib/format'
import type { AnsweredPlan } from './ask'
import { askedLists, bundledLists, listCredit, rateOf, yearsOf } from './words'

/** Its rates are free to use with attribution. AWS and Google are snapshots without an address. */
const EXCHANGE_TERMS = 'https://www.bankofcanada.ca/terms/'

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
          as its publisher told them; the other lists and the rate are older
        </DataLine>
      )}
      <DataLine
        source={{ mode: 'snapshot', as_of: yearsOf(bundled), publisher: listCredit(bundled) }}
        links={
          <>
            <NewTabLink href={source.url}>Azure’s price list</NewTabLink>
            <NewTabLink href={EXCHANGE_TERMS}>{`${exchange.publisher}, terms`}</NewTabLink>
          </>
        }
      >
        {`${rateOf(exchange)}; `}
        {own
          ? `${own.name}, ${counted(own.rows, 'minute')}`
          : 'the workload is an assumption to change'}
      </DataLine>
    </>
  )
}
