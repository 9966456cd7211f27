// Draws the map of Canada the charts use: Natural Earth's public-domain
// outlines (by way of the world-atlas package), projected once, small islands
// and needless points left out, written as plain paths. Run it by hand when the
// drawing should change: node build/canada-map.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { geoConicConformal, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'

const web = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const WIDTH = 768
const HEIGHT = 640
/** Islands under this many square pixels are dropped. */
const SMALLEST = 6
/** So are points nearer than this to the one before: at twice the points the map weighs twice as much and looks the same. */
const NEAREST = { land: 1.9, neighbours: 3 }

const atlas = JSON.parse(await readFile(web('node_modules/world-atlas/countries-50m.json'), 'utf8'))
const countries = feature(atlas, atlas.objects.countries).features
const country = (id) => countries.find((one) => one.id === id)
const canada = country('124')

const projection = geoConicConformal()
  .rotate([96, 0])
  .parallels([49, 77])
  .fitExtent(
    [
      [6, 6],
      [WIDTH - 6, HEIGHT - 6],
    ],
    canada,
  )
projection.clipExtent([
  [-40, -40],
  [WIDTH + 40, HEIGHT + 40],
])
const path = geoPath(projection)

/** Keeps what the eye can see of a path of straight lines. */
function thin(d, closed, nearest) {
  const rings = d.split(/(?=M)/)
  return rings
    .map((ring) => {
      const points = ring
        .replace(/[MZ]/g, '')
        .split('L')
        .map((pair) => pair.split(',').map(Number))
      const area = Math.abs(
        points.reduce((sum, [x, y], index) => {
          const [nextX, nextY] = points[(index + 1) % points.length]
          return sum + x * nextY - nextX * y
        }, 0) / 2,
      )
      if (closed && area < SMALLEST) return ''
      const kept = points.filter((_, index) => index === 0)
      for (const [x, y] of points.slice(1)) {
        const [lastX, lastY] = kept.at(-1)
        if (Math.hypot(x - lastX, y - lastY) >= nearest) kept.push([x, y])
      }
      if (kept.length < 3) return ''
      let [atX, atY] = kept[0].map(Math.round)
      let text = `M${atX} ${atY}l`
      for (const point of kept.slice(1)) {
        const [x, y] = point.map(Math.round)
        if (x === atX && y === atY) continue
        text += `${text.endsWith('l') || x - atX < 0 ? '' : ' '}${x - atX}${y - atY < 0 ? '' : ' '}${y - atY}`
        atX = x
        atY = y
      }
      return `${text}${closed ? 'z' : ''}`
    })
    .join('')
}

const land = thin(path(canada), true, NEAREST.land)
const neighbours = ['840', '304']
  .map((id) => thin(path(country(id)), true, NEAREST.neighbours))
  .join('')

// What the page needs to put a station on the map without the projection's library.
const [x0, y0] = projection([-96, 60])
const radians = Math.PI / 180
const tany = (y) => Math.tan((Math.PI / 2 + y) / 2)
const [a, b] = [49 * radians, 77 * radians]
const n = Math.log(Math.cos(a) / Math.cos(b)) / Math.log(tany(b) / tany(a))
const f = (Math.cos(a) * tany(a) ** n) / n
const rawY = f - f / tany(60 * radians) ** n
const scale = projection.scale()
const number = (value) => String(Math.round(value * 1e6) / 1e6)

await writeFile(
  web('app/components/charts/canada-map.gen.ts'),
  `// Written by build/canada-map.mjs from Natural Earth (public domain). Do not edit.
export const MAP_WIDTH = ${WIDTH}
export const MAP_HEIGHT = ${HEIGHT}
/** Conic conformal, rotated by 96 degrees, standard parallels 49 and 77. */
export const PROJECTION = { n: ${number(n)}, f: ${number(f)}, scale: ${number(scale)}, x: ${number(x0)}, y: ${number(y0 + scale * rawY)} }
export const CANADA =
  '${land}'
export const NEIGHBOURS =
  '${neighbours}'
`,
)
console.log(`land ${land.length} bytes, neighbours ${neighbours.length} bytes`)
for (const [name, place] of Object.entries({
  toronto: [-79.38, 43.65],
  iqaluit: [-68.52, 63.75],
  victoria: [-123.37, 48.43],
}))
  console.log(name, projection(place).map(number).join(' '))
