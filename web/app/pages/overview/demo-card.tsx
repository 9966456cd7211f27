import { Link } from 'wouter'
import { hasThumbnail, Thumbnail } from '@/components/thumbnails/thumbnail'
import { ChevronRight } from '@/components/ui/icons'
import { StatusMark } from '@/components/ui/status-mark'
import { rowLabels } from '@/content/catalogue'
import type { DemoMeta } from '@/demos/demo-meta'
import { WorkingNow } from '@/demos/working-now'
import { cn } from '@/lib/cn'

const focusRing =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)'

/** The demo's name as a link that reaches over its whole card. */
function TitleLink({ demo }: { demo: DemoMeta }) {
  return (
    <h3 className="font-sans text-base leading-snug tracking-normal">
      <Link href={`/demo/${demo.slug}`} className="outline-none after:absolute after:inset-0">
        {demo.title}
      </Link>
    </h3>
  )
}

/** A demo that stands on its own: a drawing, the question, how far it has come. */
export function DemoCard({ demo, wide }: { demo: DemoMeta; wide: boolean }) {
  return (
    <li
      className={cn(
        'group relative flex flex-col rounded-card border border-hairline bg-surface transition-colors hover:border-text',
        focusRing,
        // In two columns the last of an odd number takes the whole row.
        'md:max-lg:[&:last-child:nth-child(odd)]:col-span-2',
        wide ? 'lg:col-span-3' : 'lg:col-span-2',
      )}
    >
      <div className="border-b border-hairline px-2 pt-2.5 pb-1.5">
        {hasThumbnail(demo.slug) && (
          <Thumbnail name={demo.slug} className={wide ? 'h-33 lg:h-37.5' : 'h-33'} />
        )}
      </div>
      <div className="flex flex-auto flex-col p-4 pt-3.5">
        <TitleLink demo={demo} />
        <p className="mt-1 text-sm text-muted">{demo.question}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-3">
          <StatusMark status={demo.group} />
          <WorkingNow slug={demo.slug} />
          <span className="ml-auto text-right text-xs text-muted">{demo.note}</span>
        </div>
      </div>
    </li>
  )
}

/** A demo at its beginning: one line of the list. */
export function DemoRow({ demo }: { demo: DemoMeta }) {
  return (
    <li
      className={cn(
        'group relative grid grid-cols-[minmax(0,6.5rem)_minmax(0,2fr)] items-center gap-x-3.5 gap-y-1.5 border-b border-hairline py-3.5 md:grid-cols-[minmax(0,12.5rem)_minmax(0,1fr)_auto] md:gap-x-7 md:py-2.5 lg:grid-cols-[minmax(0,12.5rem)_minmax(0,1fr)_minmax(0,12rem)_auto_auto]',
        focusRing,
      )}
    >
      {hasThumbnail(demo.slug) && (
        <Thumbnail name={demo.slug} className="h-16 self-start md:h-18 md:self-center" />
      )}
      <div>
        <TitleLink demo={demo} />
        <p className="text-sm text-muted">{demo.question}</p>
      </div>
      <p className="hidden text-xs text-muted lg:block">{rowLabels[demo.slug]}</p>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 justify-self-start max-md:col-start-2">
        <StatusMark status={demo.group} className="max-md:whitespace-normal" />
        <WorkingNow slug={demo.slug} />
      </span>
      <ChevronRight className="hidden transition-transform group-hover:translate-x-[3px] lg:block" />
    </li>
  )
}
