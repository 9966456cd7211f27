import { MethodologyDrawing } from '@/components/drawings/methodology-drawing'
import { AxisRule } from '@/components/ui/axis-rule'
import type { Methodology } from '@/content/methodologies'

/** One method: its drawing, what it is, and the answers a client asks for. */
export function Method({ method }: { method: Methodology }) {
  const answers = [
    ['Use it when', method.fits],
    ['You keep', method.keep],
    ['Where it stops', method.stops],
  ] as const

  return (
    <article id={method.id} aria-labelledby={`${method.id}-title`} className="pt-12 lg:pt-[4.5rem]">
      <AxisRule />
      <div className="grid grid-cols-1 gap-x-6 pt-5 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:pt-6">
        <h2
          id={`${method.id}-title`}
          className="mb-4 text-xl md:text-2xl lg:col-span-6 lg:col-start-7 lg:mb-3 lg:pl-8"
        >
          {method.name}
        </h2>
        <div className="mb-5 flex justify-center self-start rounded-card border border-hairline bg-surface px-2.5 py-4 md:rounded-panel md:p-7 lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mb-0">
          <div className="w-full max-w-[26.5rem]">
            <MethodologyDrawing method={method.id} />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-2 lg:pl-8">
          <p className="text-muted">{method.description}</p>
          <dl className="mt-5 text-sm">
            {answers.map(([term, answer]) => (
              <div
                key={term}
                className="grid grid-cols-1 gap-x-4 gap-y-0.5 border-t border-hairline py-3 md:grid-cols-[7.5rem_1fr]"
              >
                <dt className="font-semibold">{term}</dt>
                <dd className="text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="border-t border-hairline pt-3 text-sm lg:col-span-6 lg:col-start-1 lg:row-start-3 lg:border-t-0 lg:pt-4">
          <h3 className="font-sans text-sm tracking-normal">In practice</h3>
          <p className="mt-0.5 max-w-[62ch] text-muted">{method.practice}</p>
          <div className="mt-3 text-xs text-muted">
            {method.sources.map(({ title, by, published }) => (
              <p key={title}>
                <cite>{title}</cite>, {by}. {published}.
              </p>
            ))}
          </div>
        </div>
      </div>
    </article>
  )
}
