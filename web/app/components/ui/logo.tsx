import type { SVGProps } from 'react'

/** The mark: a jagged grey line that turns into one green curve. */
export function LogoMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 28" width="36" height="25" fill="none" {...props}>
      <path
        d="M2 14 4 7 6 20 8 4 10 23 12 9 14 18 16 12"
        className="stroke-noise"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16 12C19 4 22 4 25 14S31 24 38 8"
        className="stroke-primary"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
