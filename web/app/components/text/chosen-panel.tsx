import type { ReactNode } from 'react'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { Close } from '@/components/ui/icons'

/** What is known about something that was chosen; it can be put away, and its figures open inside it. */
export function ChosenPanel({
  title,
  about,
  onClose,
  children,
}: {
  title: string
  about: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  return (
    <NoteScope>
      <div role="group" aria-label="What is chosen" className="detail-panel">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-sans text-base leading-snug tracking-normal">{title}</h3>
            <p className="small-text">{about}</p>
          </div>
          <button
            type="button"
            aria-label="Put the choice away"
            className="-mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-text"
            onClick={onClose}
          >
            <Close width="18" height="18" />
          </button>
        </div>
        {children}
        <NoteSlot className="mt-3" />
      </div>
    </NoteScope>
  )
}
