import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { Answer, Facts } from '@/components/demo/answer'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { EmptyFigure } from '@/components/demo/faces'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { wiresOf } from '@/components/demo/fields-of'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import { PageOnly } from '@/components/demo/page-only'
import type { OwnTable } from '@/components/demo/own-data'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { WhenSeen } from '@/components/ui/when-seen'
import { firm } from '@/content/firm'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf, factsOf } from './answer'
import { exchangesOf, planOf, planQuestion, type Plan, type PlanAnswer } from './ask'
import { cases } from './cases'
import { CalendarFigure, Verdicts } from './calendar-figure'
import { GardenSentence } from './controls'
import {
  BedFigure,
  HeatFigure,
  How,
  LineageFigure,
  MoveFigure,
  NeighboursFigure,
  OwnCrops,
} from './lazy-parts'
import { dataIntegration } from './meta'
import { OwnFrost } from './own-frost'
import { PlanFiles } from './plan-files'
import { planView, settings } from './settings'
import { WallSheet } from './wall-sheet'
import '@/styles/garden.css'

const address = `${new URL(firm.url).host}/demo/data-integration`
const credit =
  'Environment and Climate Change Canada, Natural Resources Canada; crops compiled by us'

export default demoPage(function GardenDemo() {
  const state = useView(settings)
  const { settled, href, unusable } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [here, setHere] = useState<string>()
  const answer = useAnswer({ ...planQuestion, view: planView(settled), own, unusable })
  const { answered, stale, pending, refused } = answer
  const plan = planOf(answered)
  const figure = {
    demo: dataIntegration.slug,
    credit,
    stale,
    pending,
    isOwn: answered.own !== null,
    plan,
  }
  const hasCrops = plan.crops.length > 0
  const hasCalendar = hasCrops && plan.frost != null
  return (
    <>
      <DemoFrame
        demo={{ ...dataIntegration, group: 'active' }}
        href={href}
        link={state.link}
        cases={cases}
        {...(hasCalendar && {
          main: mainFigure(settings, state, answer, {
            name: 'Crops that ripen in an average year',
            value: plan.crops.filter(({ verdict }) => verdict === 'grows').length,
            format: (count) => counted(count, 'crop'),
          }),
        })}
        own={answered.own}
        setOwn={setOwn}
        form={<GardenSentence state={state} refused={refused} onTouch={setHere} />}
        answer={
          <>
            <AnswerProblem
              what="The plan"
              state={answer}
              placed={wiresOf(settings)}
              otherwise={
                own ? [{ label: 'Back to the listed crops', onPress: () => setOwn(null) }] : []
              }
            />
            <GardenAnswer plan={plan} state={answer} />
          </>
        }
        facts={<Facts facts={factsOf(plan)} />}
        source={
          <DataLine
            // The normals cover thirty years; a day would say too much.
            source={{
              ...plan.source,
              as_of: `normals to ${(plan.source.as_of ?? '').slice(0, 4)}`,
            }}
          >
            {plan.frost?.basis === 'own' ? 'your own frost dates' : 'frost dates 1981 to 2010'},
            temperatures 1960 to 1994 · zones and crops: see the join
          </DataLine>
        }
        figures={
          hasCalendar ? (
            <>
              <PageOnly>
                <PlanFiles answered={answered} />
              </PageOnly>
              <Figures className="max-md:gap-7" names={['', 'why each crop grows or does not']}>
                <CalendarFigure {...figure} />
                <PageOnly>
                  <Verdicts plan={plan} />
                </PageOnly>
              </Figures>
            </>
          ) : (
            <NoCalendar plan={plan} />
          )
        }
        wideFigures={
          <>
            <Figures
              names={['the heat', { name: 'the move', title: 'Move the garden' }, 'the join']}
            >
              {plan.crops.some(({ heat_ratio }) => heat_ratio != null) && (
                <HeatFigure {...figure} />
              )}
              {hasCrops && <MoveFigure {...figure} state={state} />}
              <LineageFigure {...figure} />
            </Figures>
            {hasCrops && (
              <Figures
                className="mt-2.5 items-start gap-x-12 gap-y-2.5 md:mt-11 md:gap-y-11 lg:grid-cols-2"
                names={[{ name: 'the bed', title: 'Fill the bed' }, 'the neighbours']}
              >
                <BedFigure {...figure} state={state} />
                <NeighboursFigure {...figure} />
              </Figures>
            )}
          </>
        }
        ownData={
          <>
            <OwnFrost state={state} answer={answer} />
            <OwnCrops
              using={answered.own}
              onUse={(crops) => {
                setOwn(crops)
                setHere('crops_csv')
              }}
            />
          </>
        }
        api={<CallTheApi exchanges={exchangesOf(answered)} here={here} />}
        how={<How />}
        talk={{
          title: 'Sources that do not quite match?',
          text: 'Customers in one system, orders in another, the weather in a third: we join them, count what found no partner, and show every reader where a figure comes from.',
        }}
      />
      {hasCalendar && (
        <PageOnly>
          <WhenSeen className="garden-sheet">
            <WallSheet plan={plan} address={address} />
          </WhenSeen>
        </PageOnly>
      )}
    </>
  )
})

function GardenAnswer({ plan, state }: { plan: Plan; state: PlanAnswer }) {
  return (
    <>
      <Answer state={state}>
        <Sentence said={answerOf(plan)} />
        {plan.crops.length > 0 && !plan.frost && (
          <>
            <a href="#own-frost" className="text-primary underline underline-offset-3">
              Enter your own frost dates
            </a>{' '}
            and the calendar fills in.
          </>
        )}
      </Answer>
      <ul className="small-text mt-3 max-w-[60ch]">
        {/* The answer itself says that frost dates are missing. */}
        {plan.notes.slice(plan.frost ? 0 : 1).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

/** Why there is nothing to draw, and what to do about it. */
function NoCalendar({ plan: { city, crops } }: { plan: Plan }) {
  const [title, lack, text] =
    crops.length > 0
      ? [
          `No calendar for ${city.name} yet`,
          'Frost dates are missing',
          `None are published for ${city.name} in our tables, and we show no estimate. Enter your own below, or choose another city above.`,
        ]
      : [
          'No crops chosen',
          'The calendar is empty',
          'Add a crop in the sentence above, or take one of the ready-made choices.',
        ]
  return (
    <EmptyFigure title={title} lack={lack}>
      <p>{text}</p>
    </EmptyFigure>
  )
}
