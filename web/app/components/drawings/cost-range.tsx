import { jagged } from './jagged'

const upper = jagged({
  seed: 61,
  from: 0,
  to: 444,
  step: 6,
  height: (at) => 4 + 34 * at,
  stray: 17,
})
const lower = jagged({
  seed: 67,
  from: 0,
  to: 444,
  step: 6,
  height: (at) => 116 - 34 * at,
  stray: 17,
})

/** The range of what an engagement may cost: wide and jagged before the first step is done, closing afterwards.
    It stretches to any width; the words stand beside it in the page. */
export function CostRange() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1120 120"
      preserveAspectRatio="none"
      className="drawing h-full w-full [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path
        className="fill-noise"
        opacity=".14"
        d={`${upper}L448 38V82L${lower.slice(1).split('L').reverse().join('L')}z`}
      />
      <path
        className="fill-signal"
        opacity=".16"
        d="M448 38C640 54 800 59 1120 60 800 61 640 66 448 82z"
      />
      <path className="noise" d={`${upper}L448 38${lower}L448 82`} />
      <path className="signal" d="M448 38C640 54 800 59 1120 60M448 82C640 66 800 61 1120 60" />
      <path className="turn" d="M448 2V118" />
    </svg>
  )
}
