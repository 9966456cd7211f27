import { ChartFigure, CursorHint, type FigureBasis } from '@/components/charts/chart-figure'
import { fieldsOf } from '@/components/demo/fields-of'
import { PageOnly } from '@/components/demo/page-only'
import { Sentence, type Said } from '@/components/demo/said'
import { WordChoice } from '@/components/demo/sentence'
import { Button } from '@/components/ui/button'
import { laterText } from '@/lib/days'
import { counted, formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { ViewState } from '@/lib/use-view'
import type { Comparison, Frost, Plan, Verdict } from './ask'
import { HeatChart } from './heat-chart'
import { moveNote, seasonChangeNote } from './notes'
import { settings, type View } from './settings'
import { heatText, verdictLooks } from './verdicts'

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
  const changes = Object.entries({ better, worse })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${counted(count, 'crop does', 'crops do')} ${word}`)
  const days =
    frost_free_days_change == null
      ? ''
      : `, with ${formatSigned(frost_free_days_change)} frost-free days`
  return `From ${here} to ${city.name}: ${changes.join(' and ') || 'no verdict changes'}${days}`
}

/** The counts of the finding, which open to the crops and dates behind them. */
function changesOf(here: string, frost: Frost | null, compare: Comparison): Said[] {
  const { better, worse, frost_free_days_change: days } = compare
  return [
    'Better: ',
    { text: formatNumber(better), note: () => moveNote(here, compare, 'better') },
    '; worse: ',
    { text: formatNumber(worse), note: () => moveNote(here, compare, 'worse') },
    ...(days == null || !frost
      ? ['.']
      : [
          '; frost-free days: ',
          { text: formatSigned(days), note: () => seasonChangeNote(frost, compare) },
          '.',
        ]),
  ]
}

/** Move the garden: the same crops in another city. */
export function MoveFigure({
  plan,
  state,
  ...figure
}: FigureBasis & { plan: Plan; state: ViewState<View> }) {
  const { view, change } = state
  const { compare, city, frost } = plan
  return (
    <section aria-label="Move the garden">
      <PageOnly>
        <div className="sentence no-print mb-4">
          Move the garden to <WordChoice {...fieldsOf(settings, state)('move')} />{' '}
          {view.move !== 'nowhere' && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                // Frost dates of one's own are those of a place.
                change({ city: view.move, move: view.city, last: '', first: '' })
              }}
            >
              Swap the cities
            </Button>
          )}
        </div>
      </PageOnly>
      {compare && (
        <ChartFigure
          {...figure}
          name="move the garden"
          title={moveTitle(city.name, compare)}
          sub={`Share of the needed heat that each crop gets: grey square in ${city.name}, green disc in ${compare.city.name}, whose figure stands at the end. Below 70 % it does not ripen, from 100 % it does.`}
          foot={
            <>
              <p>
                <Sentence said={changesOf(city.name, frost ?? null, compare)} />
              </p>
              <CursorHint unit="crop" />
            </>
          }
          table={moveTable(city.name, compare)}
        >
          <HeatChart
            label={`Share of the needed heat that each crop gets in ${city.name} and in ${compare.city.name}`}
            places={[city.name, compare.city.name]}
            rows={compare.crops.map((crop) => ({
              ...crop,
              here: { verdict: crop.verdict_here, heat_ratio: crop.heat_ratio_here },
              there: { verdict: crop.verdict_there, heat_ratio: crop.heat_ratio_there },
            }))}
          />
        </ChartFigure>
      )}
    </section>
  )
}

function moveTable(here: string, { city, crops }: Comparison): Table<Comparison['crops'][number]> {
  const word = (verdict: Verdict) => verdictLooks[verdict].word
  return {
    columns: [
      { key: 'crop', header: 'Crop', value: ({ name }) => name },
      { key: 'verdict_here', header: here, value: (crop) => word(crop.verdict_here) },
      { key: 'verdict_there', header: city.name, value: (crop) => word(crop.verdict_there) },
      { key: 'heat_ratio_here', header: `Heat, ${here}`, format: heatText, secondary: true },
      {
        key: 'heat_ratio_there',
        header: `Heat, ${city.name}`,
        format: heatText,
        secondary: true,
      },
      { key: 'outdoors_later_days', header: 'Goes out', align: 'start', format: laterText },
      { key: 'harvest_later_days', header: 'Harvest begins', align: 'start', format: laterText },
    ],
    rows: crops,
  }
}
