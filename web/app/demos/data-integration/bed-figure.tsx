import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { Plot } from '@/components/charts/plot'
import { fieldsOf } from '@/components/demo/fields-of'
import { PageOnly } from '@/components/demo/page-only'
import { opened } from '@/components/demo/said'
import { WordChoice } from '@/components/demo/sentence'
import { linearScale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { dayMonth } from '@/lib/days'
import { counted, formatNumber } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { ViewState } from '@/lib/use-view'
import type { CropPlan, Plan } from './ask'
import { plantsNote } from './notes'
import { settings, type View } from './settings'

/** More plants than this are drawn as rows: the dots would merge. */
const MOST_DOTS = 800

const metres = (value: number) => `${String(value)} m`

/** One crop's rows in the bed, and for every crop how many fit and when to sow again. */
export function BedFigure({
  plan,
  state,
  ...figure
}: FigureBasis & { plan: Plan; state: ViewState<View> }) {
  const crop = plan.crops.find(({ slug }) => slug === state.view.bed) ?? plan.crops[0]
  if (!crop) return null
  const { bed } = plan
  const { spacing } = crop
  const title = `${counted(spacing.plants_per_bed, 'plant')} of ${crop.name.toLowerCase()} fill the bed: ${counted(spacing.rows, 'row')} of ${formatNumber(spacing.plants_per_row)}`
  return (
    <section aria-label="Bed plan">
      <PageOnly>
        <div className="sentence no-print mt-1 mb-2">
          Fill the bed with{' '}
          <WordChoice
            {...fieldsOf(settings, state)('bed')}
            value={crop.slug}
            options={plan.crops.map(({ slug, name }) => ({
              value: slug,
              label: name.toLowerCase(),
            }))}
          />
        </div>
      </PageOnly>
      <ChartFigure
        {...figure}
        name="bed"
        title={title}
        sub={`A bed of ${metres(bed.width_m)} by ${metres(bed.length_m)}, drawn to scale: ${String(spacing.in_row_cm)} cm between plants, ${String(spacing.row_cm)} cm between rows. The table has every crop, its equal share of the bed, and the days to sow again.`}
        table={bedTable(plan)}
        foot={
          <p>
            {crop.name}: {plants(crop, plan, 'bed')} in the whole bed, {plants(crop, plan, 'share')}{' '}
            in an equal share of it.
          </p>
        }
      >
        <BedChart plan={plan} crop={crop} />
      </ChartFigure>
    </section>
  )
}

/** How many plants fit, which opens to its sum. */
function plants(crop: CropPlan, plan: Plan, part: 'bed' | 'share') {
  const { plants_per_bed, plants_in_share } = crop.spacing
  const count = part === 'bed' ? plants_per_bed : plants_in_share
  return opened(formatNumber(count), () => plantsNote(crop, plan, part))
}

const spacingColumns = [
  { key: 'in_row_cm', header: 'In the row', unit: 'cm', secondary: true },
  { key: 'row_cm', header: 'Between rows', unit: 'cm', secondary: true },
  { key: 'plants_per_bed', header: 'Plants, whole bed', part: 'bed' },
  { key: 'plants_in_share', header: 'Plants, equal share', part: 'share' },
  { key: 'area_per_plant_m2', header: 'Ground a plant', unit: 'm²', secondary: true },
] as const

function bedTable(plan: Plan): Table<CropPlan> {
  const days = ({ succession, direct_sow }: CropPlan) =>
    succession.length > 0 ? succession.map(({ sow }) => sow) : direct_sow ? [direct_sow] : []
  return {
    columns: [
      { key: 'crop', header: 'Crop', value: ({ name }) => name },
      ...spacingColumns.map((column) => ({
        ...column,
        value: ({ spacing }: CropPlan) => spacing[column.key],
        ...('part' in column && { text: (crop: CropPlan) => plants(crop, plan, column.part) }),
      })),
      {
        key: 'sow',
        header: 'Sow on',
        value: (crop) => days(crop).join(' '),
        text: (crop) => days(crop).map(dayMonth).join(', ') || '–',
      },
    ],
    rows: plan.crops,
  }
}

/** The bed seen from above. */
function BedChart({ plan: { bed }, crop }: { plan: Plan; crop: CropPlan }) {
  const { rows, plants_per_row, plants_per_bed } = crop.spacing
  return (
    <Plot
      label={`${counted(plants_per_bed, 'plant')} of ${crop.name} in a bed of ${metres(bed.width_m)} by ${metres(bed.length_m)}`}
      height={{ wide: 260, narrow: 200 }}
      wideWidth={536}
    >
      {(size) => {
        const scale = Math.min((size.width - 56) / bed.length_m, (size.height - 30) / bed.width_m)
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
