import { ServiceDrawing } from '@/components/drawings/service-drawing'
import type { ServiceCard as Card } from '@/content/services'

/** One area of work: the drawing, the paragraph, the four points. */
export function ServiceCard({ card }: { card: Card }) {
  return (
    <article
      id={card.id}
      aria-labelledby={`${card.id}-title`}
      className="grid grid-cols-1 overflow-hidden rounded-card border border-hairline bg-surface md:rounded-panel lg:grid-cols-[5fr_7fr]"
    >
      <div className="flex items-center justify-center border-b border-hairline bg-bg px-3 py-5 md:p-7 lg:border-r lg:border-b-0">
        <div className="w-full max-w-[25rem]">
          <ServiceDrawing card={card.id} />
        </div>
      </div>
      <div className="p-5 md:px-10 md:py-8">
        <h2 id={`${card.id}-title`} className="text-xl md:text-2xl">
          {card.heading}
        </h2>
        <p className="mt-2.5 max-w-[62ch] text-muted">{card.text}</p>
        <ul className="mt-5 grid gap-x-8 gap-y-1 border-t border-hairline pt-3.5 text-sm md:grid-cols-2">
          {card.points.map((point) => (
            <li
              key={point}
              className="relative py-1.5 pl-6 before:absolute before:top-4 before:left-0 before:h-0.5 before:w-3 before:rounded-[1px] before:bg-primary"
            >
              {point}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
