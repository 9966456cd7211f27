/** Scrolls a box, and only that box, until one of its elements stands in view. */
export function reveal(box: HTMLElement | null, selector: string) {
  const element = box?.querySelector<HTMLElement>(selector)
  if (!box || !element) return
  const [frame, item] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  if (item.top >= frame.top && item.bottom <= frame.bottom) return
  const isTall = item.height > frame.height
  const room = isTall ? 0 : (frame.height - item.height) / 2
  box.scrollTop += item.top - frame.top - room
}
