import { project } from './canada-projection'

/** The room a name takes on the map, in the map's own units. */
const ROOM = { x: 120, y: 34 }
/** On a phone the map is under half as wide and its words are not. */
const ON_PHONE = 2.15

interface Place {
  longitude: number
  latitude: number
}

/** The places whose names do not touch those before them, on the wide map or on a phone's. */
export function namesThatFit<P extends Place>(places: readonly P[], on: 'wide' | 'phone' = 'wide') {
  const scale = on === 'phone' ? ON_PHONE : 1
  const taken = new Map<P, { x: number; y: number }>()
  for (const place of places) {
    const { x, y } = project(place.longitude, place.latitude)
    const isFree = [...taken.values()].every(
      (other) => Math.abs(other.x - x) > ROOM.x * scale || Math.abs(other.y - y) > ROOM.y * scale,
    )
    if (isFree) taken.set(place, { x, y })
  }
  return new Set(taken.keys())
}
