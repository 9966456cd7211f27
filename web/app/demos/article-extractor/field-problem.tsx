/** What is wrong with a field, said under it. The place is there before the words, so that they are read out. */
export function FieldProblem({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={id} role="alert" className="mt-2 text-sm text-danger empty:hidden">
      {text}
    </p>
  )
}
