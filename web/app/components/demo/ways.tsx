import { useState } from 'react'
import { liveQuery, setQuery } from '@/lib/address'
import { QuickChoices } from './fields'

/** A change of the case that would turn a no into a yes. */
export interface Way {
  label: string
  onPress: () => void
}

/** The ways, one press each; the one that was pressed becomes its own way back, and keeps the focus. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  const [taken, setTaken] = useState<{ way: Way; from: string; to: string } | null>(null)
  const now = taken && liveQuery()
  const take = (way: Way) => {
    const from = liveQuery()
    way.onPress()
    setTaken({ way, from, to: liveQuery() })
  }
  // Until the case before is answered again, the way that was undone stands for them all.
  const open = ways.length === 0 && taken && now === taken.from ? [taken.way] : ways
  const choices =
    taken && now === taken.to
      ? [
          {
            id: taken.way.label,
            label: `Undo: ${taken.way.label}`,
            onPress: () => {
              setQuery(taken.from, 'push')
            },
          },
        ]
      : open.map((way) => ({
          label: way.label,
          onPress: () => {
            take(way)
          },
        }))
  return choices.length > 0 && <QuickChoices label="Ways to get there" choices={choices} />
}
