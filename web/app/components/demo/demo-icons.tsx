import type { ReactNode } from 'react'

const paths = {
  link: 'M9 15l6-6M10.5 6.5l1-1a4.5 4.5 0 0 1 6.4 6.4l-1 1M13.5 17.5l-1 1a4.500 4.500 0 0 1-6.400-6.400l1-1',
  back: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  change: 'M4 8h9m4 0h3M4 16h3m4 0h9M15 6v4M9 14v4',
  upload: 'M12 16V5m-5 5 5-5 5 5M4 19h16',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  warning: 'M12 4 2.500 20h19L12 4Zm0 6v5m0 2.500v.1',
  play: 'M8 5v14l11-7Z',
  pause: 'M9 5v14M15 5v14',
} as const

/** The icons only demo pages use, on the site's grid of 24; a page may bring a path of its own. */
export function DemoIcon({
  size = 18,
  ...icon
}: ({ name: keyof typeof paths } | { path: string }) & { size?: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={'path' in icon ? icon.path : paths[icon.name]} />
    </svg>
  )
}
