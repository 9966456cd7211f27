/** Charts at the sizes the demos have: what must stay small is the number of elements, whatever the machine. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { binsOf } from '@/lib/chart-bins'
import { seededRandom } from '@/lib/seeded-random'
import { toneAt } from '@/lib/chart-series'
import { BarChart } from './bar-chart'
import { DumbbellChart } from './dumbbell-chart'
import { FlowChart } from './flow-chart'
import { GanttChart } from './gantt-chart'
import { HeatMap } from './heat-map'
import { Histogram } from './histogram'
import { LineChart } from './line-chart'
import { MapOfCanada } from './map-of-canada'
import { ScatterChart } from './scatter-chart'
import { StackedBars } from './stacked-bars'
import { TreemapChart } from './treemap-chart'

const plain = (value: number) => value.toFixed(1)
const list = <T,>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, i) => make(i))
const random = seededRandom(7)
const DAY = 86_400_000

const charts: { name: string; most: number; chart: ReactElement }[] = [
  {
    name: 'a year of hours as a heat map',
    most: 120,
    chart: (
      <HeatMap
        label="prices"
        rows={list(24, (hour) => `${String(hour)} h`)}
        columns={list(365, (day) => `day ${String(day + 1)}`)}
        values={list(24, () => list(365, () => random()))}
        format={plain}
        rowHeight={12}
      />
    ),
  },
  {
    name: '5,000 cars as points on two logarithmic axes',
    most: 80,
    chart: (
      <ScatterChart
        label="cars"
        x={{ title: 'Distance', kind: 'log', format: plain }}
        y={{ title: 'Price', kind: 'log', format: plain }}
        points={list(5000, (index) => ({
          key: String(index),
          name: `car ${String(index)}`,
          x: 1000 + random() * 200_000,
          y: 2000 + random() * 60_000,
          tone: toneAt(index % 3),
        }))}
      />
    ),
  },
  {
    name: 'three lines of 25 years of months',
    most: 80,
    chart: (
      <LineChart
        label="yields"
        x={{ kind: 'time', format: plain }}
        y={{ kind: 'log', format: plain }}
        series={list(3, (order) => ({
          key: String(order),
          name: `series ${String(order)}`,
          tone: toneAt(order),
          points: list(300, (month) => ({ x: month * 30 * DAY, y: 1 + random() * 900 })),
        }))}
        cursor={{ unit: 'month' }}
      />
    ),
  },
  {
    name: 'a year of days in six layers, some below zero',
    most: 200,
    chart: (
      <StackedBars
        label="energy"
        categories={list(365, (day) => String(day + 1))}
        layers={list(6, (order) => ({
          key: String(order),
          name: `source ${String(order)}`,
          tone: toneAt(order),
          values: list(365, () => random() * 10 - 3),
        }))}
        format={plain}
        axisFormat={plain}
      />
    ),
  },
  {
    name: '100,000 figures as a histogram',
    most: 60,
    chart: (
      <Histogram
        label="returns"
        bins={binsOf(
          Float64Array.from({ length: 100_000 }, () => random() + random()),
          40,
        )}
        format={plain}
        itemName="day"
      />
    ),
  },
  {
    name: '97 chapters of trade as bars',
    most: 600,
    chart: (
      <BarChart
        label="chapters"
        horizontal
        categories={list(97, (index) => `Chapter ${String(index + 1)}`)}
        series={[{ key: 'pp', name: 'pp', tone: 'signal', values: list(97, () => random() - 0.5) }]}
        format={plain}
      />
    ),
  },
  {
    name: '97 chapters before and after as dumbbells',
    most: 800,
    chart: (
      <DumbbellChart
        label="chapters"
        rows={list(97, (index) => ({
          key: String(index),
          name: `Chapter ${String(index + 1)}`,
          from: random(),
          to: random(),
        }))}
        format={plain}
      />
    ),
  },
  {
    name: '97 chapters as a treemap',
    most: 500,
    chart: (
      <TreemapChart
        label="chapters"
        items={list(97, (index) => ({
          key: String(index),
          name: `Chapter ${String(index + 1)}`,
          value: random() ** 4,
        }))}
        format={plain}
      />
    ),
  },
  {
    name: '21 sections to 40 partners as a flow',
    most: 2200,
    chart: (
      <FlowChart
        label="trade"
        nodes={[
          ...list(21, (index) => ({ key: `s${String(index)}`, name: `Section ${String(index)}` })),
          ...list(40, (index) => ({ key: `p${String(index)}`, name: `Partner ${String(index)}` })),
        ]}
        links={list(840, (index) => ({
          from: `s${String(index % 21)}`,
          to: `p${String(Math.floor(index / 21))}`,
          value: random() ** 3,
        }))}
        format={plain}
      />
    ),
  },
  {
    name: '200 routes between 49 cities',
    most: 550,
    chart: (
      <MapOfCanada
        label="routes"
        read={({ name }) => ({ title: name })}
        places={list(49, (index) => ({
          key: String(index),
          name: `city ${String(index)}`,
          longitude: -125 + random() * 70,
          latitude: 43 + random() * 15,
          tone: 'noise',
        }))}
        routes={list(200, (index) => ({
          key: String(index),
          name: `route ${String(index)}`,
          from: String(index % 49),
          to: String((index * 7 + 3) % 49),
          weight: random(),
        }))}
      />
    ),
  },
  {
    name: '60 machines with 20 services each as a plan',
    most: 3000,
    chart: (
      <GanttChart
        label="plan"
        rows={list(60, (machine) => ({
          key: String(machine),
          name: `Machine ${String(machine)}`,
          bars: list(20, (job) => ({
            key: String(job),
            from: (job * 18 + random() * 8) * DAY,
            to: (job * 18 + 10) * DAY,
            tone: toneAt(job % 4),
          })),
        }))}
        read={(index) => ({ title: `Machine ${String(index)}` })}
      />
    ),
  },
]

test.each(charts)('$name: few elements, all of them drawn', ({ chart, most }) => {
  const [wide = ''] = renderToStaticMarkup(chart).split('plot-narrow')
  expect(wide.match(/<(?:path|rect|line|text|circle|g)\b/g)?.length).toBeLessThanOrEqual(most)
  expect(wide).not.toMatch(/NaN|Infinity|\sstyle=/)
})

test('the steps of a heat map look at every value once, not once a cell', () => {
  let looks = 0
  const values = list(
    24,
    () =>
      new Proxy(
        list(365, () => random()),
        {
          get: (target, key) => {
            if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1
            const found: unknown = Reflect.get(target, key)
            return found
          },
        },
      ),
  )
  renderToStaticMarkup(
    <HeatMap
      label="prices"
      rows={list(24, String)}
      columns={list(365, String)}
      values={values}
      format={plain}
    />,
  )
  expect(looks).toBeLessThan(24 * 365 * 8)
})
