import { hasThumbnail, Thumbnail } from '@/components/thumbnails/thumbnail'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { ArrowRight } from '@/components/ui/icons'
import { MoreLink } from '@/components/ui/more-link'
import { StatusMark } from '@/components/ui/status-mark'
import { drawingSources, rowLabels } from '@/content/catalogue'
import { pendingWords as words } from '@/content/demo-pending'
import type { DemoMeta, DemoSlug } from '@/demos/demo-meta'
import { demos } from '@/demos/registry'

/** The frame of a demo whose own page has not landed: its question, its status and what it will do. */
export function DemoPendingPage({ slug }: { slug: DemoSlug }) {
  const demo = demos[slug]
  return (
    <div className="wrap">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Breadcrumb
          crumbs={[{ title: words.catalogue, href: '/demo/overview' }, { title: demo.title }]}
        />
        <StatusMark status={demo.group} />
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <h1 tabIndex={-1}>{demo.question}</h1>
          <p className="mt-4 max-w-[34em] text-[1.1875rem] leading-normal md:mt-5 md:text-[1.4375rem]">
            {demo.description}
          </p>
          <BuildNote />
          <p className="mt-8 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-hairline pt-3 text-sm text-muted">
            <span className="font-semibold text-text">{words.data}</span>
            {demo.data}
          </p>
          <Steps demo={demo} />
        </div>
        <FirstLook demo={demo} />
      </div>
      <Ask demo={demo} />
    </div>
  )
}

/** What a visitor will do here, in order. */
function Steps({ demo }: { demo: DemoMeta }) {
  return (
    <section aria-labelledby="steps-title" className="mt-10 md:mt-12">
      <h2 id="steps-title" className="border-t border-text pt-3 text-[1.3125rem] leading-snug">
        {words.steps}
      </h2>
      <ol className="mt-3">
        {demo.steps.map((step, place) => (
          <li key={step} className="flex gap-4 border-b border-hairline py-3">
            <span aria-hidden="true" className="w-5 shrink-0 text-muted tabular">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The catalogue's drawing, with where it comes from. */
function FirstLook({ demo }: { demo: DemoMeta }) {
  if (!hasThumbnail(demo.slug)) return null
  const label = rowLabels[demo.slug]
  return (
    <figure className="self-start rounded-panel border border-hairline bg-surface p-4 lg:mt-2">
      <Thumbnail name={demo.slug} className="h-36" />
      <figcaption className="mt-3 border-t border-hairline pt-3 text-xs text-muted">
        <span className="font-semibold text-text">{label ?? words.figure}</span>
        <br />
        {drawingSources[demo.slug]}
      </figcaption>
    </figure>
  )
}

/** Says plainly that the demo itself is not here yet. */
function BuildNote() {
  return (
    <aside className="mt-6 max-w-[44rem] rounded-panel border border-dashed border-control px-5 py-4 text-sm">
      <p className="font-semibold">{words.note.title}</p>
      <p className="mt-1.5 text-muted">{words.note.text}</p>
      <MoreLink href="/demo/overview" className="mt-3">
        {words.others}
      </MoreLink>
    </aside>
  )
}

function Ask({ demo }: { demo: DemoMeta }) {
  return (
    <section
      aria-labelledby="ask-title"
      className="mt-12 flex flex-col gap-x-12 gap-y-4 border-t border-text pt-7 md:mt-16 md:flex-row md:items-center md:justify-between"
    >
      <div>
        <h2 id="ask-title" className="text-2xl">
          {words.ask.title}
        </h2>
        <p className="mt-2 text-muted">{words.ask.text}</p>
      </div>
      <ButtonLink href={`/contact?about=${demo.slug}`}>
        {words.ask.action} <ArrowRight />
      </ButtonLink>
    </section>
  )
}
