import { catalogue } from '@/content/catalogue'
import type { DemoMeta } from '@/demos/demo-meta'
import { demoPages } from '@/demos/pages'
import { demosIn } from '@/demos/registry'
import { DemoCard, DemoRow } from './demo-card'
import type { CatalogueGroup } from './match'

/** One group of the catalogue. How much room a demo gets tells how far it has come. */
export function DemoGroup({
  group,
  title,
  note,
  demos,
}: {
  group: CatalogueGroup
  title: string
  note: string
  demos: readonly DemoMeta[]
}) {
  const isBuilt = demosIn(group).every(({ slug }) => slug in demoPages)
  return (
    <section aria-labelledby={`group-${group}`} className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
        <h2 id={`group-${group}`} className="text-xl md:text-[1.6875rem]">
          {title}
        </h2>
        <p className="text-sm text-muted max-md:order-last max-md:basis-full">
          {isBuilt ? note : catalogue.beingBuilt}
        </p>
        <span aria-hidden="true" className="ml-auto text-sm text-muted tabular">
          {demos.length}
        </span>
      </div>
      {group === 'coming-soon' ? (
        <ul className="border-t border-hairline">
          {demos.map((demo) => (
            <DemoRow key={demo.slug} demo={demo} />
          ))}
        </ul>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-6">
          {demos.map((demo, place) => (
            // A full group of finished demos opens with two wide cards above three.
            <DemoCard
              key={demo.slug}
              demo={demo}
              wide={group === 'active' && demos.length === 5 && place < 2}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
