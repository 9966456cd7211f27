import { catalogue } from '@/content/catalogue'

/** The heading, and what to know before trying a demo. */
export function Intro() {
  const { about } = catalogue
  return (
    <div className="grid items-start gap-6 pt-7 pb-7 md:pb-11 lg:grid-cols-12 lg:pt-14">
      <div className="lg:col-span-7">
        <h1 tabIndex={-1}>{catalogue.title}</h1>
        <p className="mt-4 max-w-[34em] text-[1.1875rem] leading-normal md:mt-5 md:text-[1.4375rem]">
          {catalogue.lead}
        </p>
      </div>
      <section
        aria-labelledby="about-title"
        className="rounded-panel border border-hairline bg-surface px-4 py-4 text-sm md:px-5.5 md:py-5 lg:col-span-5"
      >
        <h2 id="about-title" className="mb-2 text-lg">
          {about.title}
        </h2>
        <p className="text-muted">{about.text}</p>
        <dl className="mt-3 grid gap-1 border-t border-hairline pt-2.5">
          {about.facts.map(([term, fact]) => (
            <div key={term} className="flex flex-wrap gap-x-3">
              <dt className="w-30 shrink-0 font-semibold">{term}</dt>
              <dd className="text-muted">{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
