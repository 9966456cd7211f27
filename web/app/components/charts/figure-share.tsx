import { useEffect, useId, useState } from 'react'
import { CopyButton } from '@/components/demo/copy-button'
import { firm } from '@/content/firm'
import { anchorOf } from '@/lib/figure-anchor'
import { addressOf, type FigureInView } from '@/lib/figure-files'
import { formatDay } from '@/lib/format'
import { today } from '@/lib/today'

/** The frame around a figure in another page: what stands above and below it there. */
const FRAME_HEIGHT = 120

/** Where a figure stands alone, in the same view. */
export function embedAddress({ demo, id, href }: FigureInView) {
  const [, query] = href.split('?')
  const path = `/embed/${demo}/${id}${query === undefined ? '' : `?${query}`}`
  return new URL(path, location.href).href
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function heightOf({ id }: FigureInView) {
  const shown = document.getElementById(anchorOf(id))
  return Math.ceil(((shown?.offsetHeight ?? 0) + FRAME_HEIGHT) / 20) * 20
}

/** What is embedded is ours: the finding of a visitor's own data, with their names in it, is no title of that. */
function embedCode(figure: FigureInView, height: number) {
  const title = figure.isOwn ? `${figure.demoTitle}, ${figure.name}` : figure.title
  return `<iframe src="${quoted(embedAddress(figure))}" title="${quoted(title)}" width="100%" height="${String(height)}" loading="lazy" style="border: 0"></iframe>`
}

/** Title, who says so, whose data of when, when it was read, where. Of a visitor's own data neither the finding nor the file is told: the address shows ours. */
export function citation(figure: FigureInView, day: string) {
  const read = `Read ${formatDay(day)}. ${addressOf(figure)}`
  const place = `${firm.name}, ${figure.demoTitle || figure.demo}, ${figure.name}`
  if (figure.isOwn) return `${place}, with own data that the address does not carry. ${read}`
  const title = figure.title.replace(/[.?!]$/, '')
  return `“${title}.” ${place}. Data: ${figure.credit}. ${read}`
}

/** Whether the figure has a page that others may show; one that only a visitor's data makes has none. */
function useCanEmbed(address: string) {
  const [isThere, setThere] = useState<boolean | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(address, { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok, status }) => {
        // Any other failure says nothing of the figure.
        if (ok || status === 404) setThere(ok)
      },
      () => undefined,
    )
    return () => {
      leaving.abort()
    }
  }, [address])
  return isThere
}

/** A figure's own link, the code that shows it in another page, and how to cite it. */
export function FigureShare(figure: FigureInView) {
  // Before the panel stands in the figure and makes it taller.
  const [height] = useState(() => heightOf(figure))
  const canEmbed = useCanEmbed(embedAddress(figure).replace(/\?.*/, ''))
  return (
    <section
      aria-label={`Share ${figure.name}`}
      className="no-print grid w-full gap-3 rounded-panel border border-hairline bg-surface p-4"
    >
      {figure.isOwn && (
        <p className="small-text">
          Your own data stays in this page: link and embed show ours in its place.
        </p>
      )}
      <ShareText name="Link" copies="link" text={addressOf(figure)} />
      {canEmbed === true && (
        <ShareText name="Embed" copies="embed code" text={embedCode(figure, height)} />
      )}
      {canEmbed === false && (
        <p className="small-text">This figure stands in this page only and cannot be embedded.</p>
      )}
      <ShareText name="Cite" copies="citation" text={citation(figure, today())} />
    </section>
  )
}

function ShareText({ name, copies, text }: { name: string; copies: string; text: string }) {
  const id = useId()
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-2">
      <label htmlFor={id} className="small-text font-medium">
        {name}
      </label>
      <input
        id={id}
        readOnly
        value={text}
        className="min-h-9 w-full rounded-field border border-control bg-bg px-2.5 font-mono text-xs"
        onFocus={(event) => {
          event.target.select()
        }}
      />
      <CopyButton
        text={() => text}
        label={
          <>
            Copy<span className="sr-only"> {copies}</span>
          </>
        }
        className="text-button"
      />
    </div>
  )
}
