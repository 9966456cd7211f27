/** What was meant by an input, or why it cannot be used. */
export type ReadInput<T> = T | { refusal: string }

/** The place is there before the words, so that they are read out. */
export function Reason({ id, children }: { id: string; children: string | null }) {
  return (
    <p id={id} role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  )
}
