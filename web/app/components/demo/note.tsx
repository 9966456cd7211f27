import {
  Children,
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { Close } from '@/components/ui/icons'
import { cn } from '@/lib/cn'
import { createStore } from '@/lib/store'
import { CopyButton } from './copy-button'
import '@/styles/demo.css'

/** What stands behind a figure: how it is computed, from what, and whose numbers they are. */
export interface FigureNote {
  title: string
  /** Lines of plain text; the result is marked where it occurs. */
  formula: readonly string[]
  result: string
  inputs?: readonly { name: string; id?: string; value: string }[]
  /** A sentence or two where the formula does not say it all. */
  text?: string
  source: string
  date: string
}

interface OpenNote {
  figure: string
  /** Where it is shown, and what opened it. */
  slot: HTMLElement
  button: HTMLButtonElement
}

/** From here on a note has a column beside the answer. */
const WIDE_PX = 1024

/** A place right under the lines a figure stands in: on a phone the scope's own place may be a screen away. */
function placeUnder(button: HTMLElement) {
  const lines = button.closest('.table-scroll') ?? button.closest('p, dl, table, ul, ol, h2, h3')
  if (!lines) return null
  const place = document.createElement('div')
  place.className = 'note-place'
  lines.after(place)
  return place
}

const NotesContext = createContext(createStore<OpenNote | null>(null))
const ScopeContext = createContext('')

/** Holds which note is open: one at a time on the whole page. */
export function NotesProvider({ children }: { children: ReactNode }) {
  const [notes] = useState(() => createStore<OpenNote | null>(null))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const open = notes.get()
      if (!open || event.key !== 'Escape' || event.defaultPrevented) return
      notes.set(null)
      open.button.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [notes])
  return <NotesContext value={notes}>{children}</NotesContext>
}

/** The figures inside open their note in this scope's slot: near them, not at the top of the page. */
export function NoteScope({ children }: { children: ReactNode }) {
  const id = useId()
  return <ScopeContext value={id}>{children}</ScopeContext>
}

/** Where an open note of this scope is shown. */
export function NoteSlot({ className }: { className?: string }) {
  const scope = useContext(ScopeContext)
  return <div id={`slot-${scope}`} className={cn('empty:hidden', className)} />
}

/**
 * A figure in a sentence: a button that opens its formula, inputs, source and date. The note is computed when it
 * is shown and rendered by the figure itself, so that an open one follows the figure.
 */
export function OpenFigure({
  note,
  name,
  children,
}: {
  note: FigureNote | (() => FigureNote)
  /** What it is a figure of, for the ear: "$11,475.00" alone says nothing in a list of buttons. */
  name: string
  /** Plain text, in as many pieces as it takes. */
  children: string | number | readonly (string | number)[]
}) {
  const notes = useContext(NotesContext)
  const scope = useContext(ScopeContext)
  const figure = useId()
  const isOpen = (note: OpenNote | null) => (note?.figure === figure ? note : null)
  const open = useSyncExternalStore(notes.subscribe, () => isOpen(notes.get()), notes.first)
  const slot = open?.slot
  useEffect(
    () => () => {
      if (slot?.matches('.note-place')) slot.remove()
    },
    [slot],
  )
  return (
    <>
      <button
        type="button"
        className="open-figure"
        aria-label={`${Children.toArray(children).join('')}, ${name}`}
        aria-expanded={open !== null}
        aria-controls={open ? `note-${figure}` : undefined}
        aria-haspopup="dialog"
        onClick={({ currentTarget: button }) => {
          const under = !open && window.innerWidth < WIDE_PX ? placeUnder(button) : null
          const place = under ?? document.getElementById(`slot-${scope}`)
          notes.set(open || !place ? null : { figure, slot: place, button })
        }}
      >
        {children}
      </button>
      {open &&
        createPortal(
          <Note
            id={`note-${figure}`}
            note={typeof note === 'function' ? note() : note}
            onClose={() => {
              notes.set(null)
              open.button.focus()
            }}
          />,
          open.slot,
        )}
    </>
  )
}

/** Takes the focus when it opens. */
function Note({ id, note, onClose }: { id: string; note: FigureNote; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  const headingId = `${id}-title`
  return (
    <div
      ref={box}
      id={id}
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="note rounded-card border border-accent bg-surface px-4 pt-3.5 pb-3 text-xs leading-normal outline-none"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={headingId} className="font-sans text-sm leading-snug tracking-normal">
          {note.title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="-mt-2 -mr-2.5 grid size-9 shrink-0 place-items-center rounded-field text-muted hover:text-text"
          onClick={onClose}
        >
          <Close width="16" height="16" />
        </button>
      </div>
      <pre className="formula my-2.5">
        {note.formula.map((line, index) => (
          <FormulaLine key={index} line={line} result={note.result} />
        ))}
      </pre>
      {note.inputs && (
        <dl className="grid gap-y-1">
          {note.inputs.map(({ name, id, value }) => (
            <div key={name + value} className="flex items-baseline gap-2.5">
              <dt className="text-muted">{name}</dt>
              <dd className="flex flex-1 items-baseline justify-between gap-2.5 font-mono tracking-tight">
                <span className="min-w-0 break-all text-muted">{id}</span>
                <span className="whitespace-nowrap">{value}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note.text && <p className="mt-2 text-muted">{note.text}</p>}
      <div className="mt-2.5 flex items-start justify-between gap-2 border-t border-hairline pt-2 text-muted">
        <span>
          {note.source}
          <br />
          {note.date}
        </span>
        <span className="flex shrink-0 items-center">
          <a href="#how-it-works" className="text-button">
            Method
          </a>
          <CopyButton text={() => noteText(note)} label="Copy" className="text-button" />
        </span>
      </div>
    </div>
  )
}

function FormulaLine({ line, result }: { line: string; result: string }) {
  const at = line.lastIndexOf(result)
  if (at < 0) return `${line}\n`
  return (
    <>
      {line.slice(0, at)}
      <em>{result}</em>
      {line.slice(at + result.length)}
      {'\n'}
    </>
  )
}

/** A note as plain text, to paste into a message or a cell. */
export function noteText({ title, formula, inputs = [], text, source, date }: FigureNote) {
  return [
    title,
    ...formula,
    ...inputs.map(({ name, id, value }) => [name, id, value].filter(Boolean).join(' ')),
    ...(text ? [text] : []),
    `${source}, ${date}`,
  ].join('\n')
}
