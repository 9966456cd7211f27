/** What stands in for a page while its code is on the way. */
export function PagePlaceholder() {
  return (
    <div role="status" aria-busy="true" className="wrap min-h-screen py-16">
      <span className="sr-only">Loading the page…</span>
      <div aria-hidden="true" className="h-12 max-w-xl skeleton" />
    </div>
  )
}
