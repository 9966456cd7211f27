import { SignedDot } from '@/components/charts/signed-dot'
import type { FigureNote } from '@/components/demo/note'
import { opened } from '@/components/demo/said'
import type { Tone } from './ask'
import { formatScore } from './words'

/** A tone on its line, and its figure, which opens to what it rests on. */
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
      <SignedDot value={score} isNeutral={tone === 'neutral'} />
      <span className="min-w-[5ch] text-right font-mono text-xs font-semibold tracking-tight">
        {opened(formatScore(score), note)}
      </span>
    </span>
  )
}
