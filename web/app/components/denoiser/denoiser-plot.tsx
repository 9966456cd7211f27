import { denoiserWords } from '@/content/denoiser'
import { dotsPath, linePath, type Point } from '@/lib/svg-path'
import { clean, noisy, sampleCount } from './sample-series'
import { qualityOf, rawRatio } from './verdict'

/** The sample at which the raw readings hand over to the smoothed line. */
const handOver = 322
/** The middle of the short event. */
const eventSample = 769
const height = 336

const yOf = (value: number) => 222 - 72 * value

/** Every `step`-th sample from `from` up to `to`, as points of the plot. */
function pointsOf(series: Float64Array, from: number, to: number, step: number): Point[] {
  const points: Point[] = []
  for (let i = from; i < to; i += step) points.push([i, yOf(series[i] ?? 0)])
  return points
}

// These never change. A phone shows every second reading: the other half is a path of its own.
const readings = linePath(pointsOf(noisy, 0, handOver + 1, 1))
const halfReadings = linePath(pointsOf(noisy, 0, handOver + 1, 2))
const evenDots = dotsPath(pointsOf(noisy, handOver, sampleCount, 2))
const oddDots = dotsPath(pointsOf(noisy, handOver + 1, sampleCount, 2))
const truth = linePath(pointsOf(clean, handOver, sampleCount, 4), 1)
const eventTop = Math.round(yOf(clean[eventSample] ?? 0))

/** The readings left of the violet line, the smoothed series right of it, and the two ratios. */
export function DenoiserPlot({ smoothed, ratio }: { smoothed: Float64Array; ratio: number }) {
  const quality = qualityOf(ratio)
  // A line that is still noise needs every sample; a smooth one looks the same with half of them.
  const line = linePath(pointsOf(smoothed, handOver, sampleCount, quality < 0.6 ? 1 : 2), 1)
  return (
    <div className="relative h-[16.875rem] overflow-hidden md:h-84">
      <svg
        role="img"
        aria-label={denoiserWords.picture}
        viewBox={`0 0 ${String(sampleCount - 1)} ${String(height)}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <path className="readings md:hidden" d={halfReadings} />
        <path className="readings max-md:hidden" d={readings} />
        <path className="readings-dots" d={evenDots} />
        <path className="readings-dots max-md:hidden" d={oddDots} />
        <path className="truth" d={truth} />
        <path className="earned-line" strokeWidth={1.25 + 2 * quality} d={line} />
        <path
          className="turn"
          strokeWidth="1.25"
          d={`M${String(eventSample)} 76V${String(eventTop)}`}
        />
        <path className="turn" strokeWidth="2" d={`M${String(handOver)} 0V${String(height)}`} />
      </svg>
      <PlotLabels ratio={ratio} />
    </div>
  )
}

/** The words on the plot. They are HTML, because the drawing is stretched and letters must not be. */
function PlotLabels({ ratio }: { ratio: number }) {
  const number = 'on-plot font-display text-xl font-semibold tracking-tight tabular md:text-2xl'
  return (
    <div className="text-xs text-muted md:text-sm">
      <p className="absolute top-4 right-[68.52%] pr-3 text-right leading-tight md:pr-4">
        <span className={number}>{rawRatio.toFixed(1)} dB</span>
        <br />
        <span className="on-plot">{denoiserWords.raw}</span>
      </p>
      <p className="absolute top-4 left-[31.48%] pl-3 leading-tight md:pl-4">
        <span className={`earned-text ${number}`}>{ratio.toFixed(1)} dB</span>
        <br />
        <span className="on-plot">
          {denoiserWords.smoothed[0]}
          <span className="max-[22.4rem]:hidden">{denoiserWords.smoothed[1]}</span>
        </span>
      </p>
      <p className="absolute top-18 right-[24.83%] max-w-33 pr-2 text-right text-xs font-medium text-accent min-[22.5rem]:max-w-38 md:right-auto md:left-[75.17%] md:max-w-40 md:pr-0 md:pl-2.5 md:text-left">
        {denoiserWords.event}
      </p>
    </div>
  )
}
