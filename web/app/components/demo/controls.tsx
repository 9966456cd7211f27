import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Close } from '@/components/ui/icons'
import { site } from '@/content/site'
import { CopyButton } from './copy-button'
import { DemoIcon } from './demo-icons'
import '@/styles/demo.css'

/** The whole address of a view, for the clipboard. */
function linkTo(href: string) {
  return (typeof window === 'undefined' ? site.url : window.location.origin) + href
}

/** Copies the address of this very view. */
export function CopyLink({ href, className }: { href: string; className?: string }) {
  return (
    <CopyButton
      text={() => linkTo(href)}
      label="Copy link"
      icon={<DemoIcon name="link" />}
      className={className ?? 'text-button inline-flex items-center gap-1.5'}
    />
  )
}

/**
 * The panel of controls beside the figures. Below 1024 px it folds into one bar that says the current choice;
 * Change opens the same panel as a sheet.
 */
export function Controls({
  summary,
  href,
  isDefault,
  onReset,
  children,
}: {
  /** The current choice in a few words. */
  summary: ReactNode
  href: string
  isDefault: boolean
  onReset: () => void
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) sheet.current?.showModal()
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
          disabled={isDefault}
          className="text-button -ml-2 inline-flex items-center gap-1.5 disabled:text-muted disabled:no-underline"
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
      <div className="flex items-center justify-between gap-2.5 rounded-button border border-control bg-surface py-2 pr-2 pl-3.5 text-sm leading-snug lg:hidden">
        <div>{summary}</div>
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
