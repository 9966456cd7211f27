import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { formatNumber, withUnit } from '@/lib/format'
import type { Cloud, PlanReport, Province } from './ask'
import { shared, type Basis } from './trial-figure'
import { cloudNames, provinceNames, setupName } from './words'

/** Where a cloud has a region on the price lists. */
const regions: Record<Cloud, readonly Province[]> = {
  aws: ['quebec'],
  azure: ['quebec', 'ontario'],
  google: ['quebec', 'ontario'],
}

const grams = (value: number) =>
  value < 1000
    ? withUnit(formatNumber(value), 'g')
    : withUnit(formatNumber(value / 1000, value < 10_000 ? 2 : 1), 'kg')

/** The set-up of each cloud as if it stood in each of its provinces: whether its size is sold there is not known. */
export function placesOf({ clouds, grids }: PlanReport) {
  return clouds.flatMap(({ cloud, best }) =>
    regions[cloud].map((province) => {
      const grid = grids.find((one) => one.province === province)
      const g = grid?.grams_per_kwh ?? 0
      return { cloud, province, best, kwh: best.carbon.kwh, g, grams: best.carbon.kwh * g }
    }),
  )
}

export function carbonTitle({ grids }: PlanReport) {
  const [low, high] = [...grids].sort((a, b) => a.grams_per_kwh - b.grams_per_kwh)
  if (!low || !high) return 'What the electricity emits'
  const times = formatNumber(high.grams_per_kwh / low.grams_per_kwh)
  return `In ${provinceNames[high.province]} the same machines emitted ${times} times as much as in ${provinceNames[low.province]}, 2019`
}

/** Carbon by province, from two named sources. */
export function CarbonFigure(basis: Basis) {
  const { report } = basis.answered
  const rows = placesOf(report)
  return (
    <ChartFigure
      {...shared(basis)}
      name="carbon by province"
      credit="Grids of 2019: Environment and Climate Change Canada, National Inventory Report 1990–2019; watts of a vCPU: Cloud Carbon Footprint"
      title={carbonTitle(report)}
      sub="Grams of CO2 equivalent a month of electricity, an estimate: the machines as busy as at the peak all month, average watts of a vCPU and overhead of the building (Cloud Carbon Footprint), grids of 2019 (Environment and Climate Change Canada). Each set-up as if it stood in every province of its cloud, also where its size is not sold. Making the machines is not in it."
      table={{
        columns: [
          { key: 'cloud', header: 'Cloud', value: ({ cloud }) => cloudNames[cloud] },
          { key: 'best', header: 'Machines', value: ({ best }) => setupName(best) },
          { key: 'province', header: 'Province', value: ({ province }) => provinceNames[province] },
          {
            key: 'kwh',
            header: 'Electricity',
            unit: 'kWh',
            format: (value) => formatNumber(value, 1),
          },
          { key: 'g', header: 'Grid', unit: 'g/kWh', format: (value) => formatNumber(value, 1) },
          { key: 'grams', header: 'A month', unit: 'g', format: (value) => formatNumber(value) },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="place" />}
    >
      <BarChart
        label="Emissions a month by cloud and province"
        horizontal
        values
        categories={rows.map(
          ({ cloud, province }) => `${cloudNames[cloud]}, ${provinceNames[province]}`,
        )}
        series={[
          { key: 'grams', name: 'A month', tone: 'signal', values: rows.map((row) => row.grams) },
        ]}
        format={grams}
        unitName="place"
      />
    </ChartFigure>
  )
}
