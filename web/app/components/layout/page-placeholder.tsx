/**
 * What stands in for a page while its code is on the way: as tall as a window, so
 * that nothing moves when it comes. A heading that is known already is not hidden.
 */
export function PagePlaceholder({ heading }: { heading?: string | undefined }) {
  return (
    <div role="status" aria-busy="true" className="wrap min-h-screen appear-late pt-8 md:pt-10">
      <span className="sr-only">Loading the page…</span>
      <div aria-hidden="true" className="h-4 w-48 max-w-full skeleton" />
      {heading === undefined ? (
        <div aria-hidden="true" className="mt-6 h-11 w-[34rem] max-w-full skeleton md:h-14" />
      ) : (
        <h1 className="mt-5">{heading}</h1>
      )}
      <div aria-hidden="true">
        <div className="mt-5 h-5 w-[40rem] max-w-full skeleton" />
        <div className="mt-3 h-5 w-[28rem] max-w-[80%] skeleton" />
        <div className="mt-12 rounded-panel border border-hairline bg-surface p-6">
          <div className="h-6 w-3/5 skeleton" />
          <div className="mt-3 h-4 w-4/5 skeleton" />
          <div className="mt-6 h-60 skeleton md:h-80" />
          <div className="mt-4 h-4 w-2/3 skeleton" />
        </div>
      </div>
    </div>
  )
}
