import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { binsOf } from '@/lib/chart-bins'
import { BarChart } from './bar-chart'
import { dumbbellAxis } from './dumbbell-axis'
import { DumbbellChart } from './dumbbell-chart'
import { FlowChart } from './flow-chart'
import { GanttChart } from './gantt-chart'
import { HeatMap } from './heat-map'
import { Histogram } from './histogram'
import { LongSeriesChart } from './long-series-chart'
import { MapOfCanada } from './map-of-canada'
import { rampOf, rampWord } from './ramp'
import { ScatterChart } from './scatter-chart'
import { SignedBars } from './signed-bars'
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
    kind: 'long series',
    chart: (
      <LongSeriesChart
        label="chart"
        x={[0, 1, 2]}
        series={[{ key: 'load', name: 'Load', tone: 'signal', y: [5, null, 7] }]}
        formatX={plain}
        formatY={plain}
        unit="MW"
        unitName="hour"
      />
    ),
    keys: '{End}',
    says: '2: 7 MW',
  },
  {
    kind: 'histogram',
    chart: (
      <Histogram
        label="chart"
        bins={binsOf([0, 1, 1.5, 9], 5)}
        format={plain}
        unit="°C"
        itemName="day"
        marks={[{ at: 1.25, label: 'median' }]}
      />
    ),
    keys: '{ArrowRight}',
    says: '0 to 2 °C: 3 days. 75.0 % of all',
  },
  {
    kind: 'dumbbells',
    chart: (
      <DumbbellChart
        label="chart"
        rows={[
          { key: 'a', name: 'Alberta', from: 2, to: 5 },
          { key: 'b', name: 'Ontario', from: null, to: 4 },
        ]}
        format={plain}
        names={['2024', '2025']}
        thresholds={[{ at: 3, label: 'target' }]}
      />
    ),
    keys: '{ArrowDown}{ArrowDown}',
    says: 'Ontario. 2024 no value. 2025 4',
  },
  {
    kind: 'signed bars',
    chart: (
      <SignedBars
        label="chart"
        values={[0.5, -1, 0]}
        unit="step"
        lookOf={(index) => `look-${plain(index)}`}
        read={(index) => ({ title: `Step ${plain(index + 1)}` })}
      />
    ),
    keys: '{ArrowRight}{ArrowRight}',
    says: 'Step 2',
  },
  {
    kind: 'dumbbells over an axis',
    chart: (
      <DumbbellChart
        label="chart"
        rows={[{ key: 'a', name: 'Alberta', from: -0.5, to: 0.25, end: '+0.75' }]}
        format={plain}
        domain={[-1, 1]}
        names={['Then', 'Now']}
        axis={dumbbellAxis(
          [-1, 0, 1].map((at) => ({ at, label: plain(at) })),
          ['Then', 'Now'],
        )}
      />
    ),
    keys: '{ArrowDown}',
    says: 'Alberta. Then -0.5. Now 0.25',
  },
  {
    kind: 'plan over time',
    chart: (
      <GanttChart
        label="chart"
        rows={[
          {
            key: 'a',
            name: 'Design',
            bars: [
              { key: 'x', from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, 2, 1), tone: 'signal' },
              { key: 'y', from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 4, 1), tone: 2 },
            ],
          },
        ]}
        read={(index) => ({ title: `Job ${String(index + 1)}` })}
      />
    ),
    keys: '{ArrowDown}',
    says: 'Job 1',
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

test.each(kinds)('$kind: prerenders without a style attribute', ({ chart }) => {
  const html = renderToStaticMarkup(chart)
  expect(html).toContain('plot-wide')
  expect(html).toContain('plot-narrow')
  expect(html).not.toMatch(/\sstyle=|NaN|Infinity/)
})

test('colours have five steps, or a middle', () => {
  const green = rampOf([0, 50, 100], 'sequential')
  expect([0, 50, 100].map(green)).toEqual([0, 2, 4])
  expect([-1, 0, 0.5].map(rampOf([-1, 0.5], 'diverging'))).toEqual([-4, 0, 2])
  expect(rampWord(0, 'diverging')).toBe('mid')
  expect(rampWord(green(null), 'sequential')).toBe('none')
})
