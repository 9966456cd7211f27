/** Scrolls a box, and only that box, until an element of it stands in view. */
export function reveal(box: HTMLElement | null, wanted: string | Element) {
  const element = typeof wanted === 'string' ? box?.querySelector(wanted) : wanted
  if (!box || !element) return
  const [frame, item] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  if (item.top >= frame.top && item.bottom <= frame.bottom) return
  const isTall = item.height > frame.height
  const room = isTall ? 0 : (frame.height - item.height) / 2
  box.scrollTop += item.top - frame.top - room
}
