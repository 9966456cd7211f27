import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { Close, Search } from '@/components/ui/icons'
import { findWords as words } from '@/content/find'
import { cn } from '@/lib/cn'
import { counted } from '@/lib/format'
import { goTo } from '@/lib/go-to'
import { findEntries, type Entry } from './entries'

/** Finds pages, demos and methods: arrows go through the list, Enter opens, Escape closes. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = findEntries(typed)
  const place = Math.min(at, found.length - 1)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place])
  const open = ({ href }: Entry) => {
    dialog.current?.close()
    // The browser gives the focus back to the button; the page that opens takes it from nobody.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const [path, hash] = href.split('#')
    // Another page shows the place itself once it is there.
    const isHere = path === window.location.pathname
    // The case that is open here stays.
    navigate(hash && isHere ? `${path ?? ''}${window.location.search}#${hash}` : href)
    if (hash && isHere) goTo(`#${hash}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = found[place]
    if (step !== 0 && found.length > 0) setAt((place + step + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) open(chosen)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      onClose={onClose}
      className="mx-auto mt-4 w-[min(40rem,100%-2rem)] overflow-hidden rounded-panel border border-control bg-surface text-text shadow-overlay backdrop:bg-[rgb(7_19_26/45%)] md:mt-[12vh]"
    >
      <div className="flex items-center gap-3 border-b border-hairline pr-2 pl-4">
        <Search className="shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={words.title}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${String(place)}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={typed}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted placeholder:opacity-100"
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={words.close}
          className="grid size-11 place-items-center"
          onClick={() => dialog.current?.close()}
        >
          <Close />
        </button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.list}
        className="max-h-[min(60dvh,28rem)] overflow-y-auto overscroll-contain py-1"
      >
        {found.map((entry, index) => (
          <a
            key={entry.href}
            href={entry.href}
            // The keys are the field's, which keeps the focus.
            tabIndex={-1}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === place}
            className={cn(
              'block border-l-3 px-4 py-2',
              index === place ? 'border-primary bg-surface-2' : 'border-transparent',
            )}
            // A press that ends elsewhere would take the focus from the field, and the keys with it.
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onPointerMove={() => {
              setAt(index)
            }}
            onClick={(event) => {
              // With a key held the browser opens it elsewhere.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              open(entry)
            }}
          >
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{entry.label}</span>
              <span className="shrink-0 text-xs text-muted">{entry.kind}</span>
            </span>
            <span className="line-clamp-1 text-sm text-muted">{entry.about}</span>
          </a>
        ))}
      </div>
      <p
        role="status"
        className={cn('px-4 py-4 text-sm text-muted', found.length > 0 && 'sr-only')}
      >
        {found.length === 0 ? words.nothing : counted(found.length, 'result')}
      </p>
    </dialog>
  )
}
