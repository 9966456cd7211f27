import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the problems of a sentence's words are said: under it, so that it can still be read. */
export const ProblemSlot = createContext<HTMLElement | null>(null)

/** What is wrong with a field, beside it. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  const slot = useContext(ProblemSlot)
  if (text === undefined) return null
  const problem = (
    <p id={id} role="alert" className="mt-1 text-sm font-medium text-danger">
      {text}
    </p>
  )
  return slot ? createPortal(problem, slot) : problem
}
