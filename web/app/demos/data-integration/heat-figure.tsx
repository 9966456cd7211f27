import { ChartFigure, CursorHint, type FigureBasis } from '@/components/charts/chart-figure'
import { OpenFigure } from '@/components/demo/note'
import { counted, formatNumber } from '@/lib/format'
import type { CropPlan, Plan } from './ask'
import { HeatChart } from './heat-chart'
import { heatNote } from './notes'
import { verdictLooks } from './verdicts'

/** The finding: how many crops get the heat they need, and which falls shortest. */
export function heatTitle({ crops, city }: Plan) {
  const judged = crops.flatMap(({ name, heat_ratio: ratio }) =>
    ratio == null ? [] : [{ name: name.toLowerCase(), ratio }],
  )
  const [least] = judged.toSorted((a, b) => a.ratio - b.ratio)
  if (!least) return `Heat is not judged for ${city.name}`
  const enough = judged.filter(({ ratio }) => ratio >= 1).length
  const shortest =
    least.ratio < 1
      ? `${least.name} gets ${formatNumber(least.ratio * 100)} % of its need`
      : `even ${least.name} has ${formatNumber(least.ratio, 2)} times its need`
  return `${formatNumber(enough)} of ${counted(judged.length, 'crop')} ${enough === 1 ? 'gets' : 'get'} enough heat in ${city.name}; ${shortest}`
}

/** A crop's heat ratio, which opens to its sum; a dash where heat does not decide. */
export function HeatRatio({ crop, plan }: { crop: CropPlan; plan: Plan }) {
  if (crop.heat_ratio == null) return '–'
  return (
    <OpenFigure note={() => heatNote(crop, plan)}>{formatNumber(crop.heat_ratio, 2)}</OpenFigure>
  )
}

/** Heat the season gives over heat the crop needs, against the two lines that make the verdict. */
export function HeatFigure({ plan, ...figure }: FigureBasis & { plan: Plan }) {
  const { crops, city } = plan
  return (
    <ChartFigure
      {...figure}
      name="heat"
      title={heatTitle(plan)}
      sub={`Heat units of an average season (${city.climate?.period ?? 'no record'}) divided by those an early variety needs. From 1 it ripens; from 0.7 an early variety or a cover can make up the rest. Bars over 3 end at 3.`}
      foot={<CursorHint unit="crop" />}
      table={{
        columns: [
          { key: 'crop', header: 'Crop', value: ({ name }) => name },
          { key: 'verdict', header: 'Verdict', value: ({ verdict }) => verdictLooks[verdict].word },
          { key: 'heat_needed', header: 'Needs', unit: 'heat units' },
          { key: 'heat_available', header: 'Season gives', unit: 'heat units' },
          {
            key: 'heat_ratio',
            header: 'Ratio',
            text: (crop) => <HeatRatio crop={crop} plan={plan} />,
          },
          { key: 'packet_harvest', header: 'Harvest by the packet', secondary: true },
          {
            key: 'harvest',
            header: 'Harvest by heat',
            secondary: true,
            value: ({ harvest }) => harvest?.from,
          },
        ],
        rows: crops,
      }}
    >
      <HeatChart
        label={`Heat ratio of each crop in ${city.name}`}
        places={[city.name]}
        rows={crops.map((crop) => ({ ...crop, here: crop }))}
      />
    </ChartFigure>
  )
}
