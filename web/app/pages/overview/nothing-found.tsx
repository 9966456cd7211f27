import { Button } from '@/components/ui/button'
import { catalogue } from '@/content/catalogue'

/** What to loosen when no demo is left. */
export function NothingFound({
  elsewhere,
  onAllGroups,
  onClear,
}: {
  /** Demos of other groups that would match. */
  elsewhere: number
  onAllGroups: () => void
  onClear: () => void
}) {
  const { empty } = catalogue
  return (
    <div className="mt-10 rounded-panel border border-dashed border-control px-5 py-10 text-center md:py-16">
      <h2 className="text-xl">{empty.title}</h2>
      <p className="mx-auto mt-2 max-w-md text-muted">
        {elsewhere > 0 ? empty.other(elsewhere) : empty.fewer}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {elsewhere > 0 && <Button onClick={onAllGroups}>{empty.allGroups}</Button>}
        <Button variant="outline" onClick={onClear}>
          {empty.clear}
        </Button>
      </div>
    </div>
  )
}
