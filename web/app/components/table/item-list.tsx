import { memo, useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { cn } from '@/lib/cn'
import { useIsShown, usePinned, type Highlight } from '@/lib/highlight'

/** How far Page Up and Page Down go. */
const PAGE = 10

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

interface Row extends Record<`data-${string}`, number> {
  className: string
  children: ReactNode
}

interface Linked {
  highlight: Highlight
  onChoose: (item: number) => void
  /** How an item looks; the same function as long as the items are the same. */
  rowOf: (item: number) => Row
}

/** Items in order, tied to other views of them: one stop for the keyboard, the arrows walk. */
export function ItemList({
  label,
  items,
  list,
  className,
  ...linked
}: {
  label: string
  /** The places of the items listed. */
  items: readonly number[]
  /** The part that scrolls. */
  list: RefObject<HTMLDivElement | null>
  className: string
} & Linked) {
  const id = useId()
  const { highlight, onChoose } = linked
  const pinned = usePinned(highlight)
  const at = pinned === null ? -1 : items.indexOf(pinned)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && pinned !== null) {
      event.preventDefault()
      highlight.pin(null)
      return
    }
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const last = items.length - 1
    const next = items[Math.min(Math.max(move(at, last), 0), last)]
    if (next !== undefined) onChoose(next)
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={at < 0 ? undefined : `${id}-${String(pinned)}`}
      className={className}
      onKeyDown={onKeyDown}
      onMouseLeave={() => {
        highlight.hover(null)
      }}
    >
      {items.map((item) => (
        <ListedItem
          key={item}
          id={`${id}-${String(item)}`}
          item={item}
          isPinned={item === pinned}
          {...linked}
        />
      ))}
    </div>
  )
}

const ListedItem = memo(function ListedItem({
  id,
  item,
  isPinned,
  highlight,
  onChoose,
  rowOf,
}: { id: string; item: number; isPinned: boolean } & Linked) {
  const isShown = useIsShown(highlight, (shown) => shown === item)
  const { className, ...row } = rowOf(item)
  return (
    // The list takes the keys for all its rows.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      id={id}
      role="option"
      aria-selected={isPinned}
      className={cn(className, isShown && 'is-shown')}
      onMouseEnter={() => {
        highlight.hover(item)
      }}
      onClick={() => {
        onChoose(item)
      }}
      {...row}
    />
  )
})
