import { useEffect, useState } from 'react'
import type { Setting } from '@/lib/url-state'
import type { MainFigure } from './main-figure'
import { refusalText } from './refusal-text'

/** The first thing that is wrong with a case: a field that was refused, or a text that is none of its values. */
export function whyNot({
  settings,
  typed,
  refused: [refusal],
}: Pick<MainFigure, 'settings' | 'typed' | 'refused'>) {
  const all = Object.entries(settings as Record<string, Setting<unknown>>)
  const [key, text] = Object.entries(typed as Record<string, string>)[0] ?? []
  const noun = all.find(([name, { wire = name }]) => name === key || wire === refusal?.field)?.[1]
    .noun
  if (refusal) return refusalText(refusal, noun)
  if (noun === undefined) return 'This case cannot be worked out.'
  return text ? `${noun} cannot be “${text}”.` : `${noun} is missing.`
}

/**
 * The main figure of the answer in one line, while the answer is out of sight: what the last edit did to it, and the
 * way back.
 */
export function AnswerBar({
  main,
  start,
}: {
  main: MainFigure
  /** The figure before the first edit. */
  start: MainFigure
}) {
  const { name, value, view, format } = main
  const [steps, setSteps] = useState<readonly MainFigure[]>([start])
  /** The view of an undone edit, whose figure stands until the earlier one is back. */
  const [undone, setUndone] = useState<object | null>(null)
  const [hasUndone, setHasUndone] = useState(false)
  const [isAnswerSeen, setAnswerSeen] = useState(true)
  const last = steps.at(-1)
  const before = steps.at(-2)
  if (undone && undone !== view) setUndone(null)
  // Another figure has no change against this one.
  if (last && last.name !== name) setSteps([main])
  // An edit that leaves the figure as it was is no step, and is not undone with one.
  else if (last && last.view !== view && undone !== view)
    setSteps([...(last.value === value ? steps.slice(0, -1) : steps), main])
  useEffect(() => {
    const answer = document.querySelector('.demo-answer')
    if (!answer) return
    const observer = new IntersectionObserver(([seen]) => {
      setAnswerSeen(seen?.isIntersecting ?? false)
    })
    observer.observe(answer)
    return () => {
      observer.disconnect()
    }
  }, [])
  if (isAnswerSeen) return null
  if (main.stale)
    return (
      <section aria-label="Main figure" className="answer-bar no-print">
        <p className="min-w-0 flex-1">
          <b className="font-medium text-danger">{whyNot(main)}</b>
          <span className="block text-muted">
            {name} of the last one: {format(value)}
          </span>
        </p>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
            const answer = document.querySelector<HTMLElement>('.demo-answer')
            if (wrong) wrong.focus()
            else if (answer) {
              answer.scrollIntoView({ block: 'center' })
              // The bar goes once the answer is in sight.
              answer.tabIndex = -1
              answer.focus({ preventScroll: true })
            }
          }}
        >
          Change it
        </button>
      </section>
    )
  const change = before ? value - before.value : 0
  return (
    <section aria-label="Main figure" className="answer-bar no-print">
      <p className="min-w-0 flex-1">
        {name}: <b className="font-mono font-semibold">{format(value)}</b>
        {main.verdict && `, ${main.verdict}`}
        {before && (
          <span className="block text-muted">
            {change < 0 ? '−' : '+'}
            {format(Math.abs(change))} since the last edit
          </span>
        )}
      </p>
      {(before || hasUndone) && (
        <button
          type="button"
          // Not gone after the last step: the button that was pressed keeps the focus.
          aria-disabled={!before}
          className="text-button aria-disabled:text-muted aria-disabled:no-underline"
          onClick={() => {
            if (!before) return
            setHasUndone(true)
            setSteps(steps.slice(0, -1))
            setUndone(view)
            before.restore()
          }}
        >
          Undo
        </button>
      )}
    </section>
  )
}
