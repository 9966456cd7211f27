import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'
import { DemoIcon } from './demo-icons'
import type { OwnInUse } from './own-in-use'
import { scopeText, seeResult } from './own-scope'

/** On top of a page that shows a visitor's own data: whose it is, what rests on it, and the way back. */
export function OwnBanner({
  name,
  rows,
  scope,
  isLocal = false,
  onStop,
}: OwnInUse & { onStop: () => void }) {
  return (
    <section
      aria-label="Your own data"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-primary bg-surface px-4 py-3 text-sm"
    >
      <div className="max-w-[76ch] min-w-0 flex-1 basis-80">
        <p className="font-semibold wrap-anywhere">
          Your own data is in use: {name}
          {rows !== undefined && `, ${counted(rows, 'row')}`}
        </p>
        <p className="mt-0.5 text-muted">
          {scopeText(scope)}{' '}
          {isLocal ? 'It never leaves this browser' : 'It is sent to be worked out, never stored'},
          and a link does not carry it.
        </p>
      </div>
      <p className="no-print flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            seeResult(scope)
          }}
        >
          See result
        </Button>
        <Button size="sm" variant="quiet" onClick={onStop}>
          <DemoIcon name="back" />
          Back to our data
        </Button>
      </p>
    </section>
  )
}
