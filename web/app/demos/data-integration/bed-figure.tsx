import { ChartFigure } from '@/components/charts/chart-figure'
import { Plot, type PlotSize } from '@/components/charts/plot'
import { WordChoice } from '@/components/demo/sentence'
import { linearScale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { counted, formatNumber } from '@/lib/format'
import type { Table } from '@/lib/table'
import { dayMonth } from './dates'
import type { CropPlan, Plan } from './report'

/** More plants than this are drawn as rows: the dots would merge. */
const MOST_DOTS = 800

const metres = (value: number) => `${String(value)} m`

/** One crop's rows in the bed, and for every crop how many fit and when to sow again. */
export function BedFigure({
  plan,
  shown,
  onShow,
  credit,
  stale,
}: {
  plan: Plan
  /** The slug of the crop drawn; the first crop where there is no such one. */
  shown: string
  onShow: (slug: string) => void
  credit: string
  stale: boolean
}) {
  const crop = plan.crops.find(({ slug }) => slug === shown) ?? plan.crops[0]
  if (!crop) return null
  const { bed } = plan
  const { spacing } = crop
  const title = `${counted(spacing.plants_per_bed, 'plant')} of ${crop.name.toLowerCase()} fill the bed: ${counted(spacing.rows, 'row')} of ${formatNumber(spacing.plants_per_row)}`
  return (
    <section aria-label="Bed plan">
      <div className="sentence no-print mt-1 mb-2">
        Fill the bed with{' '}
        <WordChoice
          label="Crop in the bed"
          value={crop.slug}
          options={plan.crops.map(({ slug, name }) => ({ value: slug, label: name.toLowerCase() }))}
          onChange={onShow}
        />
      </div>
      <ChartFigure
        demo="data-integration"
        name="bed"
        title={title}
        sub={`A bed of ${metres(bed.width_m)} by ${metres(bed.length_m)}, drawn to scale: ${String(spacing.in_row_cm)} cm between plants, ${String(spacing.row_cm)} cm between rows. The table has every crop, its equal share of the bed, and the days to sow again.`}
        table={bedTable(plan.crops)}
        credit={credit}
        stale={stale}
      >
        <BedChart plan={plan} crop={crop} />
      </ChartFigure>
    </section>
  )
}

const spacingColumns = [
  ['in_row_cm', 'In the row, cm', true],
  ['row_cm', 'Between rows, cm', true],
  ['plants_per_bed', 'Plants, whole bed', false],
  ['plants_in_share', 'Plants, equal share', false],
  ['area_per_plant_m2', 'm² a plant', true],
] as const

function bedTable(crops: readonly CropPlan[]): Table<CropPlan> {
  const days = ({ succession, direct_sow }: CropPlan) =>
    succession.length > 0 ? succession.map(({ sow }) => sow) : direct_sow ? [direct_sow] : []
  return {
    columns: [
      { key: 'crop', header: 'Crop', value: ({ name }) => name },
      ...spacingColumns.map(([key, header, secondary]) => ({
        key,
        header,
        secondary,
        value: ({ spacing }: CropPlan) => spacing[key],
      })),
      {
        key: 'sow',
        header: 'Sow on',
        value: (crop) => days(crop).join(' '),
        text: (crop) => days(crop).map(dayMonth).join(', ') || '–',
      },
    ],
    rows: crops,
  }
}

/** The bed seen from above. */
function BedChart({ plan: { bed }, crop }: { plan: Plan; crop: CropPlan }) {
  const { rows, plants_per_row, plants_per_bed } = crop.spacing
  const scaleOf = ({ width, height }: PlotSize) =>
    Math.min((width - 56) / bed.length_m, (height - 30) / bed.width_m)
  return (
    <Plot
      label={`${counted(plants_per_bed, 'plant')} of ${crop.name} in a bed of ${metres(bed.width_m)} by ${metres(bed.length_m)}`}
      height={{ wide: 260, narrow: 200 }}
      wideWidth={536}
    >
      {(size) => {
        const scale = scaleOf(size)
        const length = bed.length_m * scale
        const width = bed.width_m * scale
        const x = linearScale([0, plants_per_row], [0, length])
        const y = linearScale([0, rows], [0, width])
        const radius = Math.max(1.5, Math.min(7, length / plants_per_row / 3, width / rows / 3))
        return (
          <>
            <rect x="0.5" y="0.5" width={length} height={width} rx="3" className="garden-soil" />
            <g className={lookOf('signal').className}>
              {Array.from({ length: Math.min(rows, 400) }, (_, row) =>
                plants_per_bed > MOST_DOTS ? (
                  <line
                    key={row}
                    x1="4"
                    x2={length - 4}
                    y1={y(row + 0.5)}
                    y2={y(row + 0.5)}
                    className="chart-line"
                  />
                ) : (
                  Array.from({ length: plants_per_row }, (_plant, place) => (
                    <circle
                      key={`${String(row)}-${String(place)}`}
                      cx={x(place + 0.5)}
                      cy={y(row + 0.5)}
                      r={radius}
                      className="chart-mark"
                    />
                  ))
                ),
              )}
            </g>
            <text x={length / 2} y={width + 20} textAnchor="middle" className="chart-axis-text">
              {metres(bed.length_m)}
            </text>
            <text x={length + 8} y={width / 2 + 4} className="chart-axis-text">
              {metres(bed.width_m)}
            </text>
          </>
        )
      }}
    </Plot>
  )
}
