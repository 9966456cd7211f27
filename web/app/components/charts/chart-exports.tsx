import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FrameContext } from '@/components/demo/frame-context'
import { lazyPart } from '@/components/ui/lazy-part'
import type { FileFormat, TakenFigure } from '@/lib/figure-files'
import { useStore } from '@/lib/store'

const formats: readonly FileFormat[] = ['CSV', 'JSON', 'PNG', 'SVG']
const FigureShare = lazyPart(() => import('./figure-share'), 'FigureShare')

/** Ways to take a figure along: as a file, by its own link, in another page, as a citation. */
export function ChartExports<T>({
  findChart,
  stale,
  pending,
  ...shown
}: Omit<TakenFigure<T>, 'href' | 'demoTitle'> & {
  /** What is shown is of another case than the address: taken along, it would bear the wrong name. */
  stale: boolean
  /** So it is until the answer comes: what is pressed waits for that. */
  pending: boolean
  /** The drawing on the page; absent where there is only a table. */
  findChart?: (() => SVGSVGElement | null) | undefined
}) {
  const [said, setSaid] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const [isShared, setShared] = useState(false)
  const { name } = shown
  const frame = use(FrameContext)
  const { href, title: demoTitle } = useStore(frame)
  /** The file that was asked for and is not made yet, with the address of its case. */
  const wanted = useRef<{ format: FileFormat; href: string }>(null)
  const save = async () => {
    const asked = wanted.current
    if (!asked || pending) return
    wanted.current = null
    // No answer came, or another case was chosen: a file of that one was not asked for. The store knows the address
    // of what is drawn sooner than this part does.
    if (stale || asked.href !== frame.get().href) return
    const { format } = asked
    try {
      const { saveFigure } = await import('@/lib/figure-files')
      // The drawing is taken from the page: it may be the next case's by now.
      if (asked.href !== frame.get().href) return
      const figure = { ...shown, href: asked.href, demoTitle }
      setSaid(`Saved as ${await saveFigure(format, figure, findChart?.() ?? null)}`)
      setFailed(false)
    } catch {
      setFailed(true)
      setSaid(`The ${format} file could not be made. Check the connection and try again.`)
    }
  }
  const onAnswer = useEffectEvent(save)
  useEffect(() => {
    if (!pending) void onAnswer()
  }, [pending])

  const isOpen = isShared && !stale && !pending
  return (
    <>
      <div className="no-print small-text -mr-2 flex flex-wrap items-center md:ml-auto">
        <span className="mr-1">Export</span>
        {formats
          .filter((format) => findChart ?? (format === 'CSV' || format === 'JSON'))
          .map((format) => (
            <button
              key={format}
              type="button"
              aria-label={`Export ${name} as ${format}`}
              className="text-button"
              disabled={stale}
              onClick={() => {
                wanted.current = { format, href: frame.get().href }
                void save()
              }}
            >
              {format}
            </button>
          ))}
        <button
          type="button"
          aria-label={`Share ${name}`}
          aria-expanded={isOpen}
          className="text-button"
          disabled={stale}
          onClick={() => {
            // As the visitor sees it: while an answer is on its way the panel is shut.
            const isNext = !isOpen
            const turn = () => {
              setShared(isNext)
            }
            // Without its code the panel says so, and offers to try again.
            FigureShare.load().then(turn, turn)
          }}
        >
          Share
        </button>
        <span role="status" className={hasFailed ? 'text-danger' : 'sr-only'}>
          {said}
        </span>
      </div>
      {isOpen && <FigureShare {...{ ...shown, href, demoTitle }} />}
    </>
  )
}
