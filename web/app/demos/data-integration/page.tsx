import { useState } from 'react'
import { CallTheApi } from '@/components/demo/call-the-api'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider } from '@/components/demo/demo-query'
import { EmptyNotice, ProblemNotice } from '@/components/demo/faces'
import { OwnData } from '@/components/demo/own-data'
import { useView } from '@/components/demo/use-view'
import { site } from '@/content/site'
import { GardenAnswer, GardenFacts } from './answer'
import { BedFigure } from './bed-figure'
import { CalendarFigure } from './calendar-figure'
import { HeatFigure } from './heat-figure'
import { LineageFigure } from './lineage-figure'
import { dataIntegration } from './meta'
import { MoveFigure } from './move-figure'
import { NeighboursFigure } from './neighbours-figure'
import { cropColumns, cropsCsv, cropsTemplate, MAX_OWN_CROPS } from './own-crops'
import { OwnFrost } from './own-frost'
import { requestOf, settings } from './params'
import { refusals, usePlan } from './query'
import { GardenSentence } from './sentence'
import { TakeAlong } from './take-along'
import { WallSheet } from './wall-sheet'
import { How, talk } from './words'
import '@/styles/garden.css'

export default function GardenPage() {
  return (
    <DemoQueryProvider>
      <GardenDemo />
    </DemoQueryProvider>
  )
}

interface OwnCrops {
  name: string
  rows: number
  csv: string
}

function GardenDemo() {
  const state = useView(settings)
  const { view, change, href } = state
  const [own, setOwn] = useState<OwnCrops | null>(null)
  const [here, setHere] = useState<string>()
  const ownCsv = own?.csv ?? null
  const answered = usePlan(view, ownCsv)
  const { report: plan, error, isStale, retry } = answered
  const refused = refusals(error)
  const failed = error !== null && refused.length === 0
  const stale = isStale && error !== null
  const address = `${new URL(site.url).host}/demo/data-integration`
  const credit = `Environment and Climate Change Canada, Natural Resources Canada; crops compiled by us. ${address}`
  const figure = { plan, credit, stale }
  const hasCrops = plan.crops.length > 0

  return (
    <>
      <DemoFrame
        demo={{ ...dataIntegration, group: 'active' }}
        href={href}
        form={<GardenSentence state={state} refused={refused} onTouch={setHere} />}
        answer={
          <>
            {failed && (
              <div className="mb-5">
                <ProblemNotice
                  what="The plan"
                  error={error}
                  slug={dataIntegration.slug}
                  href={href}
                  onRetry={retry}
                />
              </div>
            )}
            <GardenAnswer plan={plan} waiting={isStale && error === null} />
          </>
        }
        facts={<GardenFacts plan={plan} />}
        source={
          <DataLine
            source={{
              ...plan.source,
              // The normals cover thirty years; a day would say too much.
              as_of: `normals to ${(plan.source.as_of ?? '').slice(0, 4)}`,
              url: plan.source.licence_url,
            }}
          >
            frost dates 1981 to 2010, temperatures 1960 to 1994 · zones and crops: see the join
          </DataLine>
        }
        figures={
          <>
            {hasCrops ? (
              <>
                {plan.frost ? (
                  <>
                    <TakeAlong plan={plan} view={view} ownCsv={ownCsv} />
                    <CalendarFigure {...figure} />
                  </>
                ) : (
                  <div className="figure">
                    <h2 className="figure-title mb-3">No calendar for {plan.city.name} yet</h2>
                    <EmptyNotice title="Frost dates are missing">
                      <p>
                        None are published for {plan.city.name} in our tables, and we show no
                        estimate. Enter your own below, or choose another city above.
                      </p>
                    </EmptyNotice>
                  </div>
                )}
              </>
            ) : (
              <div className="figure">
                <h2 className="figure-title mb-3">No crops chosen</h2>
                <EmptyNotice title="The calendar is empty">
                  <p>Add a crop in the sentence above, or take one of the ready-made choices.</p>
                </EmptyNotice>
              </div>
            )}
          </>
        }
        wideFigures={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
            {plan.crops.some(({ heat_ratio }) => heat_ratio != null) && <HeatFigure {...figure} />}
            {hasCrops && <MoveFigure {...figure} state={state} />}
            <LineageFigure plan={plan} credit={credit} />
            {hasCrops && (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-11 lg:grid-cols-2">
                <BedFigure
                  {...figure}
                  shown={view.bed}
                  onShow={(bed) => {
                    change({ bed })
                  }}
                />
                <NeighboursFigure plan={plan} credit={credit} />
              </div>
            )}
          </div>
        }
        ownData={
          <>
            <OwnFrost state={state} plan={plan} refused={refused} />
            <OwnData
              what="a table of your own crops"
              effect="is added to the plan"
              back="Back to the listed crops"
              columns={cropColumns}
              maxRows={MAX_OWN_CROPS}
              template={cropsTemplate}
              using={own}
              onUse={(rows, name) => {
                setOwn({ name, rows: rows.length, csv: cropsCsv(rows) })
                setHere('crops_csv')
              }}
              onStop={() => {
                setOwn(null)
              }}
            />
          </>
        }
        api={<CallTheApi requests={[requestOf(view, ownCsv)]} answer={plan} here={here} />}
        how={<How />}
        talk={talk}
      />
      {hasCrops && plan.frost && <WallSheet plan={plan} address={address} />}
    </>
  )
}
