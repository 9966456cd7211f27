import type { ComponentType } from 'react'
import type { WhyPointId } from '@/content/why-us'
import { site } from '@/content/site'
import { cn } from '@/lib/cn'

/** A ruler as long as the experience. */
function Experience() {
  const years = site.years_of_experience
  return (
    <>
      <path className="signal" d="M2 44H202M2 26V44M52 26V44M102 26V44M152 26V44M202 26V44" />
      <path
        className="signal slim"
        d="M12 36v8m10-8v8m10-8v8m10-8v8m20-8v8m10-8v8m10-8v8m10-8v8m20-8v8m10-8v8m10-8v8m10-8v8m20-8v8m10-8v8m10-8v8m10-8v8"
      />
      <path className="signal" strokeDasharray=".1 6" d="M208 44H222" />
      <text x="0" y="16">
        0
      </text>
      <text className="middle" x="102" y="16">
        {Math.round(years / 2)}
      </text>
      <text className="text-signal middle" x="202" y="16">
        {years}+
      </text>
    </>
  )
}

/** A seal: a placeholder for the certifying body's own mark. */
function Certified() {
  return (
    <>
      <circle className="signal" cx="28" cy="28" r="25" strokeDasharray=".1 5.1" />
      <circle className="signal slim" cx="28" cy="28" r="18.5" />
      <path className="signal bold" d="m19.5 29 6 6L37 22" />
    </>
  )
}

/** What is there stays; the piece that was missing is fitted in. */
function Tailored() {
  return (
    <>
      <path className="noise" d="M2 40H74M146 40H218" />
      <path className="signal bold" d="M74 40C92 40 92 14 110 14S128 40 146 40" />
      <path className="turn dots-large" d="M74 40h0M146 40h0" />
    </>
  )
}

/** One line from brief to hand-over. */
function Guidance() {
  return (
    <>
      <path className="signal" d="M6 36H214" />
      {[58, 110, 162].map((x) => (
        <circle key={x} className="signal fill-bg" cx={x} cy="36" r="5" />
      ))}
      <path className="signal dots-large" d="M6 36h0M214 36h0" />
      <text x="0" y="16">
        brief
      </text>
      <text className="text-signal end" x="220" y="16">
        hand-over
      </text>
    </>
  )
}

/** Results around the measure agreed beforehand, with their errors. */
function TrackRecord() {
  const results = [20, 43, 26, 44, 39, 28, 38, 31, 37, 35, 33]
  return (
    <>
      <path className="turn slim" strokeDasharray="4 4" d="M2 34H218" />
      <path
        className="noise"
        d={results
          .map((y, i) => {
            const half = 11 - 0.6 * i
            return `M${String(12 + 19.6 * i)} ${String(y - half)}v${String(2 * half)}`
          })
          .join('')}
      />
      <path
        className="signal dots-large"
        d={results.map((y, i) => `M${String(12 + 19.6 * i)} ${String(y)}h0`).join('')}
      />
      <text className="text-turn end" x="220" y="10">
        agreed measure
      </text>
    </>
  )
}

/** The chart of the methodologies page, small. */
function Methodologies() {
  return (
    <>
      <path className="signal bar" d="M3 7h36M47 18h36M91 29h36M135 40h36M179 51h36" />
      <path className="noise bar" d="M91 7h36M3 29h36M3 40h36M179 40h36M47 51h124" />
    </>
  )
}

const glyphs: Record<WhyPointId, ComponentType> = {
  experience: Experience,
  certified: Certified,
  tailored: Tailored,
  guidance: Guidance,
  'track-record': TrackRecord,
  methodologies: Methodologies,
}

/** The small drawing above one of the six points; the point's title says the same in words. */
export function WhyGlyph({ point, className }: { point: WhyPointId; className?: string }) {
  const Glyph = glyphs[point]
  const width = point === 'certified' ? 56 : 224
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} 56`}
      width={width}
      height="56"
      className={cn('drawing h-14 w-auto max-w-full', className)}
    >
      <Glyph />
    </svg>
  )
}
