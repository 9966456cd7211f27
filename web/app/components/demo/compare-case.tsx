import { useState } from 'react'
import type { MainFigure } from './main-figure'
import { settingName, shownValue, type Settings } from './shown-value'

/** The settings in which a case differs from the pinned one, each with both values. */
export function changesOf(
  { settings, view }: Pick<MainFigure, 'settings' | 'view'>,
  pinned: object,
) {
  const all = settings as Settings
  const before = new Map<string, unknown>(Object.entries(pinned))
  return Object.entries(view).flatMap(([key, is]: [string, unknown]) => {
    const setting = all[key]
    const was = before.get(key)
    if (!setting || setting.format(was) === setting.format(is)) return []
    const { props = {} } = setting
    return [
      { name: settingName(key, setting), was: shownValue(was, props), is: shownValue(is, props) },
    ]
  })
}

/** Keeps a case to hold others against. */
export function Compare({ main }: { main: MainFigure | undefined }) {
  const [pinned, setPinned] = useState<MainFigure | null>(null)
  const [hasUnpinned, setUnpinned] = useState(false)
  if (!pinned)
    return (
      main && (
        <button
          // What was pinned goes with the button that had the focus.
          ref={(button) => {
            if (hasUnpinned) button?.focus()
          }}
          type="button"
          className="text-button no-print mt-2 -ml-2 [html:not(.js)_&]:hidden"
          onClick={() => {
            setPinned(main)
          }}
        >
          Pin this case to compare
        </button>
      )
    )
  return (
    <CompareCase
      {...{ main, pinned }}
      onUnpin={() => {
        setPinned(null)
        setUnpinned(true)
      }}
    />
  )
}

/** A constant, so that it is called when the button comes and goes, and not each time it is drawn. */
const focusOnce = (button: HTMLButtonElement | null) => {
  button?.focus()
}

/** What the case that is shown comes to beside the pinned one. */
function figuresNow({ name, value, format }: MainFigure, pinned: MainFigure) {
  // Two figures of different names have no difference.
  if (name !== pinned.name) return [[`Now, ${name}`, format(value)] as const]
  const change = value - pinned.value
  const size = format(Math.abs(change))
  return [
    ['Now', format(value)] as const,
    ['Difference', change === 0 ? 'none' : `${change < 0 ? '−' : '+'}${size}`] as const,
  ]
}

/** A pinned case beside the one that is shown: the main figure of both, the difference, and what was changed. */
function CompareCase({
  main,
  pinned,
  onUnpin,
}: {
  /** Absent where the case that is shown has none. */
  main: MainFigure | undefined
  pinned: MainFigure
  onUnpin: () => void
}) {
  const now = main?.stale ? undefined : main
  const stale = now === undefined
  const changes = now ? changesOf(now, pinned.view) : []
  const figures = [
    ['Pinned', pinned.format(pinned.value)] as const,
    ...(now ? figuresNow(now, pinned) : []),
  ]
  return (
    <section
      aria-label="Compare with the pinned case"
      className="mt-5 rounded-card border border-dashed border-accent px-4 py-3 text-sm"
    >
      <p className="font-semibold">{pinned.name}</p>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(([what, figure]) => (
          <div key={what}>
            <dt className="small-text">{what}</dt>
            <dd className="font-mono text-base font-semibold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? (
        <p className="small-text mt-2">
          {!main
            ? 'This case has no such figure to compare.'
            : stale
              ? 'This case cannot be worked out.'
              : 'Change something to see both cases and the difference.'}
        </p>
      ) : (
        <ul aria-label="What differs" className="small-text mt-2">
          {changes.map(({ name: what, was, is }) => (
            <li key={what}>
              {what}: {is}, pinned {was}
            </li>
          ))}
        </ul>
      )}
      <p className="no-print -mx-2 mt-1 flex flex-wrap">
        <button
          // It takes the place of the button that pinned, which had the focus.
          ref={focusOnce}
          type="button"
          className="text-button"
          onClick={onUnpin}
        >
          Unpin
        </button>
        {(stale || changes.length > 0) && (
          <button type="button" className="text-button" onClick={pinned.restore}>
            Back to the pinned case
          </button>
        )}
      </p>
    </section>
  )
}
