import { useState } from 'react'
import { RangeField } from '@/components/demo/value-fields'
import { formatDay, formatMoment, formatNumber } from '@/lib/format'

const HOUR = 3_600_000

/** The hour of a recording; it goes there when the slider is let go, for each place is a request of its own. */
export function SeekField({
  start,
  at,
  hours,
  onSeek,
}: {
  /** When the recording begins, and where it stands. */
  start: string
  at: string
  /** How long it is. */
  hours: number
  onSeek: (at: string) => void
}) {
  const [draft, setDraft] = useState<number | null>(null)
  const now = Math.min(hours - 1, Math.max(0, (Date.parse(at) - Date.parse(start)) / HOUR))
  const hour = draft ?? now
  const place = wholeSeconds(Date.parse(start) + Math.floor(hour) * HOUR)
  const inHours = (value: number) => `hour ${formatNumber(value)} of ${String(hours)}`
  return (
    <RangeField
      label="Place in the replay"
      value={Math.floor(hour)}
      min={0}
      max={hours - 1}
      valueText={`${inHours(hour)}, ${formatMoment(place)}`}
      ends={[formatDay(start), draft === null ? inHours(now) : formatMoment(place)]}
      onChange={setDraft}
      onLetGo={() => {
        if (draft !== null) onSeek(place)
        setDraft(null)
      }}
    />
  )
}

/** A time as the API takes it, to the second. */
export const wholeSeconds = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`
