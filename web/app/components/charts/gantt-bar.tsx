import { lookOf, round, type Tone } from '@/lib/chart-series'

/** Outline, notch, half height or full: a bar's kind without its colour. */
export type GanttShape = 'hollow' | 'notched' | 'low' | 'solid'

/** One bar of a plan at a place; a key beside the chart draws the same. */
export function GanttBarShape({
  tone,
  shape = 'solid',
  x,
  y,
  width,
  height,
}: {
  tone: Tone
  shape?: GanttShape
  x: number
  y: number
  width: number
  height: number
}) {
  return (
    <g className={lookOf(tone).className}>
      {shape === 'hollow' && (
        <rect
          x={x + 1}
          y={y + 1}
          width={Math.max(1, width - 2)}
          height={height - 2}
          rx="2"
          strokeDasharray="4 2"
          className="chart-hollow"
        />
      )}
      {shape === 'notched' && <path d={notched(x, y, width, height)} className="chart-mark" />}
      {(shape === 'low' || shape === 'solid') && (
        <rect
          x={x}
          y={shape === 'low' ? y + height / 2 : y}
          width={width}
          height={shape === 'low' ? height / 2 : height}
          rx={shape === 'low' ? 0 : 2}
          className="chart-mark"
        />
      )}
    </g>
  )
}

function notched(x: number, y: number, width: number, height: number) {
  const [right, bottom] = [round(x + width), round(y + height)]
  const notch = `${round(x + Math.min(5, width / 2))} ${round(y + height / 2)}`
  return `M${round(x)} ${round(y)}H${right}V${bottom}H${round(x)}L${notch}Z`
}
