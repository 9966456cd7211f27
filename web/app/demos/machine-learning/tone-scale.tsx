import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { cn } from '@/lib/cn'
import type { Tone } from './ask'
import { formatScore, toneStep } from './words'

const WIDTH = 84
const HEIGHT = 14
const EDGE = 5
const at = (score: number) => EDGE + ((score + 1) / 2) * (WIDTH - 2 * EDGE)

/** A score on the line from −1 to 1: the dot's place and side say it, its colour repeats it. */
export function ToneScale({ score, tone }: { score: number; tone: Tone }) {
  const step = toneStep(score, tone)
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      className="inline-block shrink-0"
    >
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT / 2} y2={HEIGHT / 2} className="scale-line" />
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1="2" y2={HEIGHT - 2} className="scale-zero" />
      <circle
        cx={at(score)}
        cy={HEIGHT / 2}
        r="4.5"
        className={cn(step === 0 ? 'fill-noise' : step < 0 ? 'ramp--4' : 'ramp-4')}
      />
    </svg>
  )
}

/** The line and the figure, which opens to what it rests on. */
export function ToneScore({
  score,
  tone,
  note,
}: {
  score: number
  tone: Tone
  note: () => FigureNote
}) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <ToneScale score={score} tone={tone} />
      <span className="min-w-[5ch] text-right font-mono text-xs font-semibold tracking-tight">
        <OpenFigure note={note}>{formatScore(score)}</OpenFigure>
      </span>
    </span>
  )
}
