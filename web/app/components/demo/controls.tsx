import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Close } from '@/components/ui/icons'
import { asOneStep, liveQuery, setQuery, subscribe } from '@/lib/address'
import { CopyLink } from './copy-link'
import { DemoIcon } from './demo-icons'
import '@/styles/demo.css'

const isSheetStep = () => (window.history.state as { sheet?: boolean } | null)?.sheet === true

/**
 * Makes the back button close a sheet. It gets a step of its own in the history, in which all that is changed in it
 * takes place; closing takes that step back, and what was changed becomes one step after the page before.
 */
function closeWithBack(sheet: RefObject<HTMLDialogElement | null>) {
  let chosen = liveQuery()
  window.history.pushState({ sheet: true }, '')
  asOneStep(true)
  // The address of the page before is announced too, when the visitor is back there.
  const forget = subscribe(() => {
    if (isSheetStep()) chosen = liveQuery()
  })
  const leave = () => {
    forget()
    window.removeEventListener('popstate', onPop)
    asOneStep(false)
  }
  const onPop = () => {
    leave()
    sheet.current?.close()
    if (chosen !== window.location.search.slice(1)) setQuery(chosen, 'push')
    // The browser has scrolled to where the page was left; the focus is back on Change. Who sees no ring looks at the figure.
    requestAnimationFrame(() => {
      document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' })
    })
  }
  window.addEventListener('popstate', onPop)
  return () => {
    if (isSheetStep()) window.history.back()
    // The page was left another way.
    else leave()
  }
}

/**
 * The panel of controls beside the figures. Below 1024 px it folds into one bar that says the current choice;
 * Change opens the same panel as a sheet, and the first figure, which it changes, stands above it.
 */
export function Controls({
  summary,
  quick,
  href,
  isDefault,
  onReset,
  children,
}: {
  /** The current choice in a few words. */
  summary: ReactNode
  /** What is wanted so often that it stands in the bar itself. */
  quick?: ReactNode
  href: string
  isDefault: boolean
  onReset: () => void
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!open) return
    sheet.current?.showModal()
    document
      .querySelector('.demo-main :is(.plot, .table-scroll):not([hidden] *)')
      ?.scrollIntoView({ block: 'start' })
    return closeWithBack(sheet)
  }, [open])
  const close = () => {
    sheet.current?.close()
  }
  const head = (
    <div className="flex items-center justify-between py-2">
      <h2 className="text-base leading-snug">Controls</h2>
      <span className="flex items-center">
        <CopyLink href={href} />
        {open && (
          <button
            type="button"
            aria-label="Close controls"
            className="-mr-2 grid size-11 place-items-center"
            onClick={close}
          >
            <Close />
          </button>
        )}
      </span>
    </div>
  )
  const form = (
    <form
      aria-label="Controls"
      className="control-panel text-sm"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      {head}
      {children}
      <div className="py-2">
        <button
          type="button"
          // Not disabled: the button that was pressed keeps the focus.
          aria-disabled={isDefault}
          className="text-button -ml-2 inline-flex items-center gap-1.5 aria-disabled:text-muted aria-disabled:no-underline"
          onClick={onReset}
        >
          <DemoIcon name="back" />
          Back to the default view
        </button>
      </div>
    </form>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2.5 rounded-button border border-control bg-surface py-2 pr-2 pl-3.5 text-sm leading-snug lg:hidden">
        <div className="min-w-0 flex-1 basis-40">{summary}</div>
        {quick}
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
          }}
        >
          <DemoIcon name="change" />
          Change
        </Button>
      </div>
      {open ? (
        <dialog
          ref={sheet}
          aria-label="Controls"
          className="sheet"
          onClose={() => {
            setOpen(false)
          }}
        >
          {form}
        </dialog>
      ) : (
        <div className="hidden rounded-panel border border-hairline bg-surface lg:block">
          {form}
        </div>
      )}
    </>
  )
}

/** One group of the panel: a legend and its controls, with a remark under them where a choice could mislead. */
export function ControlGroup({
  legend,
  aside,
  remark,
  children,
}: {
  legend: string
  aside?: ReactNode
  remark?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div className="flex justify-between gap-2">
        <span id={id} className="control-legend">
          {legend}
        </span>
        {aside !== undefined && <span className="small-text">{aside}</span>}
      </div>
      {children}
      {remark !== undefined && <p className="small-text mt-2">{remark}</p>}
    </div>
  )
}
