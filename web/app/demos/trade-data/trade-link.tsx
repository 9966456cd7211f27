import { LinkNotice, type Idle } from '@/components/demo/link-notice'
import type { Link } from '@/lib/use-view'
import { comparisons } from './compared-months'
import { tradeView, type View } from './settings'

/** Other months that a link compares with, where there are not as many as it shows. */
export const idleIn = (view: View): Idle | null =>
  tradeView(view).compare === view.compare ? null : { keys: ['compare'], instead: comparisons.year }

/** A link to the trade of some months, which may be compared with more than there are. */
export function TradeLink({ link }: { link: Link }) {
  return <LinkNotice link={link} idle={idleIn(link.view as View)} />
}
