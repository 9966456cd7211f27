import { createContext, useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the problems of a sentence's words are said: under it, so that it can still be read. */
export const ProblemSlot = createContext<HTMLElement | null>(null)

/** Fields in a row: what is wrong with one stands under all of them, so that it does not lift its neighbours. */
export function ProblemsBelow({ className, children }: { className: string; children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <ProblemSlot value={slot}>
      <div className={className}>{children}</div>
      <div ref={setSlot} className="mb-3 empty:hidden" />
    </ProblemSlot>
  )
}

/** What is wrong with a field, beside it; or how it was understood, where it could be meant otherwise. */
export function FieldProblem({
  id,
  text,
  remark,
}: {
  id: string
  text: string | undefined
  remark?: string | undefined
}) {
  const slot = useContext(ProblemSlot)
  const said = text ?? remark
  if (said === undefined) return null
  const isWrong = text !== undefined
  const problem = (
    <p
      id={id}
      role={isWrong ? 'alert' : 'status'}
      className={isWrong ? 'mt-1 text-sm font-medium text-danger' : 'small-text mt-1'}
    >
      {said}
    </p>
  )
  return slot ? createPortal(problem, slot) : problem
}
