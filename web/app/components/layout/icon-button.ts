import { cn } from '@/lib/cn'

/** The look of the two square buttons in the header; `display` says when they are shown. */
export function iconButton(display: string) {
  return cn(
    'size-11 place-items-center self-center rounded-button border border-hairline text-text transition-colors hover:border-control aria-expanded:border-control md:size-10',
    display,
  )
}
