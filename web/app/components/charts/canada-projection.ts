import { PROJECTION } from './canada-map.gen'

const RADIANS = Math.PI / 180

/** Where a place stands on the map of Canada, in the map's own units (768 wide). */
export function project(longitude: number, latitude: number) {
  const { n, f, scale, x, y } = PROJECTION
  const radius = f / Math.tan((Math.PI / 2 + latitude * RADIANS) / 2) ** n
  const angle = n * (longitude + 96) * RADIANS
  return {
    x: x + scale * radius * Math.sin(angle),
    y: y - scale * (f - radius * Math.cos(angle)),
  }
}
