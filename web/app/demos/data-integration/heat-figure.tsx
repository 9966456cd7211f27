import { ChartFigure, CursorHint, type FigureBasis } from '@/components/charts/chart-figure'
import { counted, formatNumber } from '@/lib/format'
import type { Plan } from './ask'
import { HeatChart } from './heat-chart'
import { heatShare } from './notes'
import { heatText, verdictLooks } from './verdicts'

/** The finding: how many crops get the heat they need, and which falls shortest. */
export function heatTitle({ crops, city }: Plan) {
  const judged = crops.flatMap(({ name, heat_ratio: ratio }) =>
    ratio == null ? [] : [{ name: name.toLowerCase(), ratio }],
  )
  const [least] = judged.toSorted((a, b) => a.ratio - b.ratio)
  if (!least) return `Heat is not judged for ${city.name}`
  const enough = judged.filter(({ ratio }) => ratio >= 1).length
  const even = least.ratio < 1 ? '' : 'even '
  return `${formatNumber(enough)} of ${counted(judged.length, 'crop')} ${enough === 1 ? 'gets' : 'get'} enough heat in ${city.name}; ${even}${least.name} gets ${heatText(least.ratio)} of the heat needed`
}

/** Heat the season gives over heat the crop needs, against the two lines that make the verdict. */
export function HeatFigure({ plan, ...figure }: FigureBasis & { plan: Plan }) {
  const { crops, city } = plan
  return (
    <ChartFigure
      {...figure}
      name="heat"
      title={heatTitle(plan)}
      sub={`Heat units of an average season (${city.climate?.period ?? 'no record'}), in per cent of those an early variety needs. From 100 % it ripens; from 70 % an early variety or a cover can make up the rest. Bars over 300 % end there.`}
      foot={<CursorHint unit="crop" />}
      table={{
        columns: [
          { key: 'crop', header: 'Crop', value: ({ name }) => name },
          { key: 'verdict', header: 'Verdict', value: ({ verdict }) => verdictLooks[verdict].word },
          { key: 'heat_needed', header: 'Needs', unit: 'heat units' },
          { key: 'heat_available', header: 'Season gives', unit: 'heat units' },
          { key: 'heat_ratio', header: 'Share of need', text: (crop) => heatShare(crop, plan) },
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
        label={`Share of the needed heat that each crop gets in ${city.name}`}
        places={[city.name]}
        rows={crops.map((crop) => ({ ...crop, here: crop }))}
      />
    </ChartFigure>
  )
}
