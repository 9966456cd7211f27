import { autocompletion, closeCompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { PostgreSQL, sql, SQLDialect } from '@codemirror/lang-sql'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  keymap,
  lineNumbers,
  placeholder,
  type DecorationSet,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LONGEST_SQL } from '@/lib/tables/sql/limits'
import type { SqlWords } from '@/lib/tables/sql/messages'
import type { Span } from '@/lib/tables/worker-messages'

const setWrong = StateEffect.define<Span | null>()
const wrongMark = Decoration.mark({ class: 'cm-wrong' })

/** Where the engine found fault; it goes with the next edit. */
const wrongField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, docChanged, newDoc }) => {
    const effect = effects.find((one) => one.is(setWrong))
    if (!effect) return docChanged ? Decoration.none : marks
    const { value } = effect
    if (!value) return Decoration.none
    const to = Math.min(value.to, newDoc.length)
    const from = Math.min(value.from, to)
    return from < to ? Decoration.set(wrongMark.range(from, to)) : Decoration.none
  },
  provide: (field) => EditorView.decorations.from(field),
})

// The colours of the page reach into the shadow as variables.
const look = EditorView.theme({
  '&': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--control)',
    borderRadius: '0.375rem',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: "'Geist Mono', ui-monospace, monospace", lineHeight: '1.6' },
  '.cm-content, .cm-gutter': { minHeight: '7rem' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--muted)',
    backgroundColor: 'var(--surface-2)',
    borderRight: '1px solid var(--hairline)',
  },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.cm-wrong': {
    backgroundColor: 'var(--danger-bg)',
    textDecoration: 'underline wavy var(--danger) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--control)',
    borderRadius: '0.375rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-primary)',
    backgroundColor: 'var(--primary)',
  },
})

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--primary)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
])

/** What is selected in the editor, which may be newer than what it knows; not every browser tells inside a shadow. */
function selected(view: EditorView) {
  const root = view.root as { getSelection?: () => Selection | null }
  const selection = root.getSelection?.()
  if (!selection?.anchorNode || !selection.focusNode) return view.state.selection.main
  const ends = [
    view.posAtDOM(selection.anchorNode, selection.anchorOffset),
    view.posAtDOM(selection.focusNode, selection.focusOffset),
  ]
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

/**
 * Text typed over a selection. Left to itself the browser gives it the style of what it replaces, as an attribute,
 * which the page's policy refuses with a complaint.
 */
const typedOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data } = event
    if (event.inputType !== 'insertText' || event.isComposing || data === null) return false
    const { from, to } = selected(view)
    if (from === to) return false
    event.preventDefault()
    view.dispatch({
      changes: { from, to, insert: data },
      selection: { anchor: from + data.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    return true
  },
})

/** What is still being looked up when the editor is left is not offered to one who is elsewhere. */
const closedOnLeave = EditorView.domEventHandlers({
  blur: (_, view) => {
    closeCompletion(view)
  },
})

/** What is offered while one types: the table's columns and, once the engine runs, every word it knows. */
function language(columns: readonly string[], words: SqlWords | null) {
  const dialect = words
    ? SQLDialect.define({
        keywords: words.keywords.join(' '),
        builtin: words.functions.join(' '),
        types: 'bigint boolean date decimal double integer interval time timestamp varchar',
        doubleDollarQuotedStrings: true,
      })
    : PostgreSQL
  return sql({
    dialect,
    schema: { data: [...columns] },
    defaultTable: 'data',
    upperCaseKeywords: true,
  })
}

/** An editor of one question. In a shadow, where its styles are adopted: in the page the policy refuses them. */
export function SqlEditor({
  text,
  onText,
  onRun,
  columns,
  words,
  wrong,
}: {
  text: string
  onText: (text: string) => void
  /** With what stands in the editor, which may be newer than what the page has drawn. */
  onRun: (text: string) => void
  columns: readonly string[]
  words: SqlWords | null
  wrong: Span | null
}) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const spoken = useRef(new Compartment())
  const changed = useEffectEvent((next: string) => {
    if (next !== text) onText(next)
  })
  const run = useEffectEvent(onRun)
  const first = useEffectEvent(() => ({ doc: text, known: language(columns, words) }))
  useEffect(() => {
    if (!host.current) return
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const { doc, known } = first()
    const runNow = ({ state }: EditorView) => {
      run(state.doc.toString())
      return true
    }
    const view = new EditorView({
      parent: shadow,
      root: shadow,
      state: EditorState.create({
        doc,
        extensions: [
          keymap.of([{ key: 'Mod-Enter', run: runNow }]),
          lineNumbers(),
          history(),
          autocompletion({ icons: false }),
          // Tab leaves the editor, as it leaves any field.
          keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Question in SQL' }),
          EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= LONGEST_SQL),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) changed(state.doc.toString())
          }),
          placeholder('SELECT … FROM data'),
          spoken.current.of(known),
          syntaxHighlighting(colours),
          wrongField,
          typedOver,
          closedOnLeave,
          look,
        ],
      }),
    })
    editor.current = view
    return () => {
      view.destroy()
    }
  }, [])
  // A recipe brings another text.
  useEffect(() => {
    const view = editor.current
    const length = view?.state.doc.length ?? 0
    if (view && view.state.doc.toString() !== text)
      view.dispatch({ changes: { from: 0, to: length, insert: text } })
  }, [text])
  useEffect(() => {
    editor.current?.dispatch({
      effects: spoken.current.reconfigure(language(columns, words)),
    })
  }, [columns, words])
  useEffect(() => {
    const view = editor.current
    if (!view) return
    const shown = wrong && EditorView.scrollIntoView(Math.min(wrong.from, view.state.doc.length))
    view.dispatch({ effects: [setWrong.of(wrong), ...(shown ? [shown] : [])] })
  }, [wrong])
  return <div ref={host} className="sql-editor" />
}
