import type { ComponentProps } from 'react'

/** What is chosen of many things, and how to choose another or none. */
export interface Choosing<S> {
  selection: S | null
  select: (selection: S | null) => void
}

/** Whether two choices are the same: pressing again puts it away. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A button that chooses something; pressed again, it puts it away. */
export function Choose<S>({
  here,
  selection,
  select,
  ...props
}: { here: S } & Choosing<S> & ComponentProps<'button'>) {
  const isChosen = isSame(selection, here)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      {...props}
      onClick={() => {
        select(isChosen ? null : here)
      }}
    />
  )
}
