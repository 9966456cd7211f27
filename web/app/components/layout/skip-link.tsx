import { frame } from '@/content/navigation'

/** The first stop of the keyboard: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-button focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold"
    >
      {frame.skip}
    </a>
  )
}
