import { useStore } from '@/lib/store'
import { toasts } from './toast-list'

/**
 * The two live regions toasts appear in. Both stand in the page from the first
 * paint: a region that arrives together with its text is not read out.
 */
export function Toaster() {
  const shown = useStore(toasts)
  const errors = shown.filter((toast) => toast.tone === 'destructive')
  const others = shown.filter((toast) => toast.tone !== 'destructive')
  return (
    <div className="no-print pointer-events-none fixed right-4 bottom-4 left-4 z-20 ml-auto grid max-w-90 gap-3 md:right-6 md:bottom-6">
      <div role="status" className="grid gap-3">
        {others.map((toast) => (
          <toast.Card key={`${toast.id} ${toast.title}`} toast={toast} />
        ))}
      </div>
      <div role="alert" className="grid gap-3">
        {errors.map((toast) => (
          <toast.Card key={`${toast.id} ${toast.title}`} toast={toast} />
        ))}
      </div>
    </div>
  )
}
