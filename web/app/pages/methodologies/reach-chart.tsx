import {
  methodologies,
  methodologiesPage,
  reachInWords,
  stretches,
  type Reach,
} from '@/content/methodologies'
import { cn } from '@/lib/cn'

const starts = [
  'col-start-1 md:col-start-2',
  'col-start-2 md:col-start-3',
  'col-start-3 md:col-start-4',
  'col-start-4 md:col-start-5',
  'col-start-5 md:col-start-6',
]
const spans = ['col-end-[span_1]', 'col-end-[span_2]', 'col-end-[span_3]']
const row = 'grid grid-cols-5 items-center md:grid-cols-[17rem_repeat(5,1fr)]'

/** The bar of a stretch: filled where the method leads, hollow where it helps. */
function Bar({ kind, className }: { kind: Reach['kind']; className?: string }) {
  return (
    <span
      className={cn(
        'block h-2.5 rounded-[3px]',
        kind === 'leads' ? 'bg-primary' : 'border-[1.5px] border-noise',
        className,
      )}
    />
  )
}

/** Where each method leads and where it helps; each row is the way to its section. */
export function ReachChart() {
  return (
    <section
      aria-labelledby="reach-title"
      className="rounded-card border border-hairline bg-surface p-4 md:rounded-panel md:px-7 md:pt-6 md:pb-5"
    >
      <h2 id="reach-title" className="mb-4 text-lg tracking-[-0.012em]">
        {methodologiesPage.chart}
      </h2>
      <div
        aria-hidden="true"
        className={cn(
          row,
          'border-b border-control pb-2.5 text-xs text-muted max-[22rem]:tracking-tighter',
        )}
      >
        <span className="hidden md:block">Method</span>
        {stretches.map((stretch) => (
          <span key={stretch}>{stretch}</span>
        ))}
      </div>
      <ul>
        {methodologies.map((method) => (
          <li key={method.id} className="border-b border-hairline last:border-b-0">
            <a href={`#${method.id}`} className={cn(row, 'group py-2.5 md:min-h-12 md:py-0')}>
              <span className="col-span-5 mb-1.5 font-semibold group-hover:text-primary md:col-span-1 md:mb-0">
                {method.name}
                <span className="sr-only">: {reachInWords(method)}</span>
              </span>
              {method.reach.map(({ kind, from, to }) => {
                const at = stretches.indexOf(from)
                return (
                  <Bar
                    key={from}
                    kind={kind}
                    className={cn(
                      'row-start-2 mr-1 md:row-start-1 md:mr-2.5',
                      starts[at],
                      spans[stretches.indexOf(to) - at],
                    )}
                  />
                )
              })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <span className="flex items-center gap-2">
          <Bar kind="leads" className="w-[22px]" />
          leads here
        </span>
        <span className="flex items-center gap-2">
          <Bar kind="helps" className="w-[22px]" />
          helps here
        </span>
        <span className="md:ml-auto">{methodologiesPage.chartNote}</span>
      </p>
    </section>
  )
}
