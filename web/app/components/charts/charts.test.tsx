import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { linearScale } from '@/lib/chart-scale'
import { BarChart } from './bar-chart'
import { project } from './canada-projection'
import { envelopePath } from './envelope'
import { FlowChart } from './flow-chart'
import { HeatMap } from './heat-map'
import { ManyPoints } from './many-points'
import { MapOfCanada } from './map-of-canada'
import { rampStep, rampWord } from './ramp'
import { ScatterChart } from './scatter-chart'
import { StackedBars } from './stacked-bars'
import { TreemapChart } from './treemap-chart'

const plain = (value: number) => String(value)

/** Each kind of chart, its keys, and what the cursor says there. */
const kinds = [
  {
    kind: 'bars',
    chart: (
      <BarChart
        label="chart"
        categories={['Jan', 'Feb']}
        series={[
          { key: 'a', name: 'Here', tone: 'signal', values: [1, null] },
          { key: 'b', name: 'There', tone: 2, values: [2, 3] },
        ]}
        format={plain}
      />
    ),
    keys: '{ArrowRight}{ArrowRight}',
    says: 'Feb. Here no value. There 3',
  },
  {
    kind: 'horizontal bars',
    chart: (
      <BarChart
        horizontal
        label="chart"
        categories={['United States', 'China']}
        series={[{ key: 'a', name: 'pp', tone: 'signal', values: [-4, 1] }]}
        format={plain}
      />
    ),
    keys: '{ArrowDown}{ArrowDown}',
    says: 'China: 1',
  },
  {
    kind: 'stacked bars',
    chart: (
      <StackedBars
        label="chart"
        categories={['year 1', 'year 2']}
        layers={[
          { key: 'p', name: 'Principal', tone: 'signal', values: [10, 12] },
          { key: 'i', name: 'Interest', tone: 'noise', values: [20, 18] },
        ]}
        format={plain}
        axisFormat={plain}
        assumed={(index) => index > 0}
      />
    ),
    keys: '{End}',
    says: 'year 2: 30. Interest 18. Principal 12',
  },
  {
    kind: 'points',
    chart: (
      <ScatterChart
        label="chart"
        x={{ title: 'Volatility', format: plain, unit: '%' }}
        y={{ title: 'Return', format: plain }}
        points={[
          { key: 'b', name: 'Right', x: 9, y: 1, tone: 'noise' },
          { key: 'a', name: 'Left', x: 2, y: 5, tone: 'signal', label: 'Left' },
        ]}
      />
    ),
    keys: '{ArrowRight}',
    says: 'Left. Volatility 2 %. Return 5',
  },
  {
    kind: 'heat map',
    chart: (
      <HeatMap
        label="chart"
        rows={['January', 'February']}
        columns={['0', '1']}
        values={[
          [100, 60],
          [100, null],
        ]}
        format={plain}
      />
    ),
    keys: '{ArrowRight}{ArrowDown}{ArrowRight}',
    says: 'February, 1: no value',
  },
  {
    kind: 'treemap',
    chart: (
      <TreemapChart
        label="chart"
        items={[
          { key: 'cn', name: 'China', value: 25 },
          { key: 'us', name: 'United States', value: 75 },
          { key: 'none', name: 'Nothing', value: 0 },
        ]}
        format={plain}
      />
    ),
    keys: '{ArrowRight}',
    says: 'United States: 75. 75.0 % of all',
  },
  {
    kind: 'flow',
    chart: (
      <FlowChart
        label="chart"
        nodes={[
          { key: 'e', name: 'Energy' },
          { key: 'us', name: 'United States' },
          { key: 'eu', name: 'European Union' },
        ]}
        links={[
          { from: 'e', to: 'eu', value: 6 },
          { from: 'e', to: 'us', value: 130, tone: 'signal' },
        ]}
        format={plain}
      />
    ),
    keys: '{ArrowRight}',
    says: 'Energy to United States: 130',
  },
  {
    kind: 'map',
    chart: (
      <MapOfCanada
        label="chart"
        read={(place) => ({ title: place.name })}
        places={[
          { key: 'h', name: 'Halifax', longitude: -63.57, latitude: 44.65, tone: 'noise' },
          { key: 'v', name: 'Victoria', longitude: -123.37, latitude: 48.43, tone: 'signal' },
        ]}
      />
    ),
    keys: '{ArrowRight}',
    says: 'Victoria',
  },
  {
    kind: 'many points',
    chart: (
      <ManyPoints
        label="chart"
        x={[0, 1, 2]}
        y={[5, null, 7]}
        formatX={plain}
        formatY={plain}
        unit="MW"
        unitName="hour"
      />
    ),
    keys: '{End}',
    says: '2: 7 MW',
  },
]

test.each(kinds)('$kind: keyboard cursor reads the figure', async ({ chart, keys, says }) => {
  const user = userEvent.setup()
  render(chart)
  await user.tab()
  expect(screen.getByRole('application', { name: 'chart' })).toHaveFocus()
  await user.keyboard(keys)
  expect(screen.getByRole('status').textContent).toBe(says)
})

test('a place on the map is chosen by Enter or a click, and drawn as one likes', async () => {
  const user = userEvent.setup()
  const chosen: string[] = []
  render(
    <MapOfCanada
      label="chart"
      unitName="station"
      read={(place) => ({ title: place.name })}
      places={[
        { key: 'h', name: 'Halifax', longitude: -63.57, latitude: 44.65, tone: 'noise' },
        { key: 'v', name: 'Victoria', longitude: -123.37, latitude: 48.43, tone: 'signal' },
      ]}
      onPick={({ key }) => chosen.push(key)}
      mark={({ name }, { x }) => <title>{`${name} at ${String(Math.round(x))}`}</title>}
    />,
  )
  expect(screen.getByText(/Enter chooses the station/)).toBeInTheDocument()
  expect(screen.getAllByText('Victoria at 58').length).toBeGreaterThan(0)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([])
  await user.keyboard('{End}{Enter}')
  expect(chosen).toEqual(['h'])
  await user.click(screen.getByRole('application', { name: 'chart' }))
  expect(chosen).toHaveLength(2)
})

test.each(kinds)('$kind: prerenders without a style attribute', ({ chart }) => {
  const html = renderToStaticMarkup(chart)
  expect(html).toContain('plot-wide')
  expect(html).toContain('plot-narrow')
  expect(html).not.toMatch(/\sstyle=|NaN|Infinity/)
})

test.each([
  ['Toronto', -79.38, 43.65, 516.9965, 594.5803],
  ['Iqaluit', -68.52, 63.75, 505.3214, 274.7885],
  ['Victoria', -123.37, 48.43, 57.9228, 485.3352],
])('%s stands where the reference projection puts it', (_, longitude, latitude, x, y) => {
  const place = project(longitude, latitude)
  expect(place.x).toBeCloseTo(x, 2)
  expect(place.y).toBeCloseTo(y, 2)
})

test('colours have five steps, or a middle', () => {
  const all = [0, 50, 100]
  expect(all.map((value) => rampStep(value, all, 'sequential'))).toEqual([0, 2, 4])
  expect([-1, 0, 0.5].map((value) => rampStep(value, [-1, 0.5], 'diverging'))).toEqual([-4, 0, 2])
  expect(rampWord(0, 'diverging')).toBe('mid')
  expect(rampWord(rampStep(null, all, 'sequential'), 'sequential')).toBe('none')
})

test('the outline of a long series keeps the extremes of every pixel column', () => {
  const x = linearScale([0, 3], [0, 3])
  const y = linearScale([0, 10], [10, 0])
  expect(envelopePath([0, 0.1, 0.2, 1, 2, 2.1], [5, 9, 1, 4, null, 6], x, y)).toBe('M0 1V9L1 6L2 4')
})
