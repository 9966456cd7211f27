import { Check } from '@/components/ui/icons'
import { workingWords } from '@/content/working'
import type { DemoSlug } from './demo-meta'
import { demoPages } from './pages'

/** Whatever its group: whether a demo computes today. */
export function WorkingNow({ slug }: { slug: DemoSlug }) {
  return slug in demoPages ? (
    <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-primary">
      <Check width="14" height="14" strokeWidth="2.5" />
      {workingWords.now}
    </span>
  ) : (
    <span className="text-xs whitespace-nowrap text-muted">{workingWords.notYet}</span>
  )
}
