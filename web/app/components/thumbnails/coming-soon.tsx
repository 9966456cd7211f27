import {
  bestCustomers,
  cityPlaces,
  demandWeek,
  otherCustomers,
  sitePlaces,
} from '@/content/catalogue-figures'
import { queueWait } from '@/lib/queue-wait'
import { seededRandom } from '@/lib/seeded-random'
import { dotsPath, linePath, type Point } from '@/lib/svg-path'
import { pointsOf, Stretch } from './stretch'

const edge = { left: 1, right: 1, top: 6, bottom: 6 } as const

/** The wait in a queue against its load: two, eight and 32 servers. */
export function QueueDrawing() {
  const wait = (servers: number) => {
    const loads = Array.from({ length: 50 }, (_, i) => i / 51)
    const points = loads.map((load): Point => [200 * load, 66 - 8.5 * queueWait(servers, load)])
    return linePath(
      points.filter(([, y]) => y >= 0),
      1,
    )
  }
  return (
    <Stretch box={[200, 68]} {...edge}>
      <path className="noise" d={wait(2)} />
      <path className="noise dashed" d={wait(8)} />
      <path className="signal" d={wait(32)} />
    </Stretch>
  )
}

/** Cities and the sites that serve them. */
export function SupplyDrawing() {
  const sites = pointsOf(sitePlaces)
  const cities: { place: Point; site: Point }[] = []
  for (let i = 0; i + 2 < cityPlaces.length; i += 3) {
    const site = sites[cityPlaces[i + 2] ?? 0]
    if (site) cities.push({ place: [cityPlaces[i] ?? 0, cityPlaces[i + 1] ?? 0], site })
  }
  return (
    <Stretch box={[200, 72]} {...edge}>
      <path
        className="noise thin faint"
        d={cities.map(({ place, site }) => linePath([place, site])).join('')}
      />
      <path className="noise dots" d={dotsPath(cities.map(({ place }) => place))} />
      <path className="signal square" d={dotsPath(sites)} />
    </Stretch>
  )
}

/** Seven machines wearing out, from a seeded simulation; the line is where they fail. */
export function WearDrawing() {
  const random = seededRandom(7)
  const machines = Array.from({ length: 7 }, (_, machine) => {
    const life = 150 + 9 * machine
    const points: Point[] = []
    for (let x = 0; x <= life; x += 4) {
      const worn = Math.exp(4.2 * (x / life - 1)) * 56
      points.push([x, 66 - worn - 2.6 * (random() - 0.5)])
    }
    return linePath(points, 1)
  })
  return (
    <Stretch box={[210, 72]} {...edge}>
      {machines.map((path, machine) => (
        <path key={path} className={machine === 3 ? 'signal' : 'noise thin'} d={path} />
      ))}
      <path className="turn slim" strokeDasharray="3 3" d="M0 9H210" />
    </Stretch>
  )
}

/** Customers by when they last bought and how much in all. */
export function CustomersDrawing() {
  return (
    <Stretch box={[100, 60]} {...edge}>
      <path className="noise dots-small pale" d={dotsPath(pointsOf(otherCustomers))} />
      <path className="signal dots" d={dotsPath(pointsOf(bestCustomers))} />
    </Stretch>
  )
}

/** A week of demand, its highest day green. */
export function DemandDrawing() {
  const points = demandWeek.map((demand, hour): Point => [hour, (235 - demand) / 2])
  return (
    <Stretch box={[demandWeek.length - 1, 62]} {...edge}>
      <path className="noise" d={linePath(points)} />
      <path className="signal" d={linePath(points.slice(58, 70))} />
    </Stretch>
  )
}
