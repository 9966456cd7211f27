import { useEffect, useState } from 'react'
import { cn } from '@/lib/cn'
import { dismissToast, type Toast } from './toast-list'

/** How long a toast that needs no answer stays. */
const shownForMs = 8000

const bars = { info: 'bg-noise', success: 'bg-primary', destructive: 'bg-danger' } as const

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, title, description } = toast
  const lasting = toast.lasting ?? tone === 'destructive'
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (lasting || paused) return
    const timer = setTimeout(() => {
      dismissToast(id)
    }, shownForMs)
    return () => {
      clearTimeout(timer)
    }
  }, [id, lasting, paused])

  const pause = () => {
    setPaused(true)
  }
  const resume = () => {
    setPaused(false)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to operate: reading it only holds the clock
    <div
      data-slot="toast"
      data-tone={tone}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      className="pointer-events-auto flex overflow-hidden rounded-card border border-control bg-surface text-sm shadow-overlay"
    >
      <div aria-hidden="true" className={cn('w-1 shrink-0', bars[tone])} />
      <div className="min-w-0 grow py-3.5 pr-2 pl-3.5 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {description !== undefined && <p className="text-muted">{description}</p>}
      </div>
      {!toast.lasting && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id)
          }}
          className="min-h-11 shrink-0 self-start px-4 pt-0.5 text-muted underline underline-offset-3 hover:text-text"
        >
          Close
        </button>
      )}
    </div>
  )
}
