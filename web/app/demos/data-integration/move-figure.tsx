import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { WordChoice } from '@/components/demo/sentence'
import { Button } from '@/components/ui/button'
import { counted, formatNumber, formatSigned } from '@/lib/format'
import type { ViewState } from '@/components/demo/use-view'
import { laterText } from './dates'
import { HeatChart } from './heat-chart'
import type { View } from './params'
import { cities, type Comparison, type Plan } from './report'
import { verdictLooks } from './verdicts'

const destinations = [
  { value: 'nowhere', label: 'nowhere' },
  ...cities.map(({ slug, name, province }) => ({ value: slug, label: `${name}, ${province}` })),
]

/** The finding: what gets better and worse by moving. */
export function moveTitle(
  here: string,
  { city, better, worse, frost_free_days_change, crops }: Comparison,
) {
  const unjudged = (key: 'verdict_here' | 'verdict_there') =>
    crops.every((crop) => crop[key] === 'unknown')
  if (unjudged('verdict_here') || unjudged('verdict_there')) {
    const [one, other] = unjudged('verdict_here') ? [here, city.name] : [city.name, here]
    return `${one} is not judged, so nothing compares with ${other}`
  }
  const change =
    better === 0 && worse === 0
      ? 'no verdict changes'
      : [
          ...(better > 0 ? [`${counted(better, 'crop does', 'crops do')} better`] : []),
          ...(worse > 0 ? [`${counted(worse, 'crop does', 'crops do')} worse`] : []),
        ].join(' and ')
  const days =
    frost_free_days_change == null
      ? ''
      : `, with ${formatSigned(frost_free_days_change)} frost-free days`
  return `From ${here} to ${city.name}: ${change}${days}`
}

/** Move the garden: the same crops in another city. */
export function MoveFigure({
  plan,
  state: { view, change },
  credit,
  stale,
}: {
  plan: Plan
  state: ViewState<View>
  credit: string
  stale: boolean
}) {
  const { compare, city } = plan
  return (
    <section aria-label="Move the garden">
      <div className="sentence no-print mb-4">
        Move the garden to{' '}
        <WordChoice
          label="Move to"
          value={view.move}
          options={destinations}
          onChange={(move) => {
            change({ move })
          }}
        />{' '}
        {view.move !== 'nowhere' && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              change({ city: view.move, move: view.city })
            }}
          >
            Swap the cities
          </Button>
        )}
      </div>
      {compare && (
        <ChartFigure
          demo="data-integration"
          name="move the garden"
          title={moveTitle(city.name, compare)}
          sub={`Heat ratio of each crop: grey square in ${city.name}, green disc in ${compare.city.name}, where the figure is that of ${compare.city.name}. Left of 0.7 it does not ripen, from 1 it does.`}
          credit={credit}
          stale={stale}
          foot={<CursorHint unit="crop" />}
          table={moveTable(city.name, compare)}
        >
          <HeatChart
            label={`Heat ratio of each crop in ${city.name} and in ${compare.city.name}`}
            places={[city.name, compare.city.name]}
            rows={compare.crops.map((crop) => ({
              slug: crop.slug,
              name: crop.name,
              verdict: crop.verdict_here,
              ratio: crop.heat_ratio_here ?? null,
              there: { verdict: crop.verdict_there, ratio: crop.heat_ratio_there ?? null },
            }))}
          />
        </ChartFigure>
      )}
    </section>
  )
}

function moveTable(here: string, { city, crops }: Comparison) {
  const later = (value: unknown) => (typeof value === 'number' ? laterText(value) : '–')
  return {
    columns: [
      { key: 'crop', label: 'Crop' },
      { key: 'verdict_here', label: here },
      { key: 'verdict_there', label: city.name },
      { key: 'heat_ratio_here', label: `Ratio, ${here}`, numeric: true, secondary: true },
      { key: 'heat_ratio_there', label: `Ratio, ${city.name}`, numeric: true, secondary: true },
      { key: 'outdoors_later_days', label: 'Goes out', show: later },
      { key: 'harvest_later_days', label: 'Harvest begins', show: later },
    ],
    rows: crops.map((crop) => ({
      crop: crop.name,
      verdict_here: verdictLooks[crop.verdict_here].word,
      verdict_there: verdictLooks[crop.verdict_there].word,
      heat_ratio_here: crop.heat_ratio_here ?? null,
      heat_ratio_there: crop.heat_ratio_there ?? null,
      outdoors_later_days: crop.outdoors_later_days ?? null,
      harvest_later_days: crop.harvest_later_days ?? null,
    })),
  }
}

/** "3 crops do better", for the answer. */
export const movedText = ({ better, worse }: Comparison) =>
  `${formatNumber(better)} better, ${formatNumber(worse)} worse`
