import { denoiserWords } from '@/content/denoiser'
import { linePath, type Point } from '@/lib/svg-path'
import { ratioOf, smoothedAt } from './sample-series'

/** The response is drawn in a box of 100 settings by 60; 16.5 dB would reach its top. */
const heightOf = (ratio: number) => 58 - (Math.max(0, ratio) / 16.5) * 56

// Every fourth setting is enough for so smooth a curve, and costs 26 solves instead of 101.
const response = linePath(
  Array.from({ length: 26 }, (_, i): Point => [4 * i, heightOf(ratioOf(smoothedAt(4 * i)))]),
  1,
)

/** The strength of the smoother. The curve above the track shows what each setting yields: more is not better. */
export function ResponseSlider({
  id,
  describedBy,
  setting,
  ratio,
  onChange,
}: {
  id: string
  describedBy: string
  setting: number
  ratio: number
  onChange: (setting: number) => void
}) {
  return (
    <div className="relative pt-[5.125rem]">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-15 w-full overflow-visible"
      >
        <clipPath id="denoiser-done">
          <rect width={setting} height="60" />
        </clipPath>
        <path className="stroke-noise" strokeWidth="1.5" d={response} />
        <path
          className="earned-line"
          strokeWidth="2.25"
          clipPath="url(#denoiser-done)"
          d={response}
        />
        <line
          className="turn"
          strokeWidth="1.5"
          x1={setting}
          x2={setting}
          y1={heightOf(ratio).toFixed(1)}
          y2="60"
        />
      </svg>
      <svg aria-hidden="true" className="absolute inset-x-0 top-[3.625rem] h-1 w-full">
        <rect width="100%" height="100%" rx="2" className="fill-noise" />
        <rect width={`${String(setting)}%`} height="100%" rx="2" className="earned-fill" />
      </svg>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={setting}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber)
        }}
        aria-describedby={describedBy}
        aria-valuetext={denoiserWords.valueText(setting, ratio)}
        className="denoiser-slider top-[2.375rem]"
      />
      <div
        aria-hidden="true"
        className="flex justify-between gap-2 text-xs leading-none text-muted"
      >
        {denoiserWords.scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </div>
    </div>
  )
}
