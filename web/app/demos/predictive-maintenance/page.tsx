import { Suspense, useState } from 'react'
import { Answer } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { ChipLine, DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { wiresOf } from '@/components/demo/fields-of'
import { Figures } from '@/components/demo/figures'
import { JobProgress } from '@/components/demo/job-progress'
import { mainFigure } from '@/components/demo/main-figure'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { useJob } from '@/components/demo/use-job'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { exchangesOf, fleetQuestion, type OwnFleet, type Stage } from './ask'
import { cases } from './cases'
import { FleetControls } from './controls'
import { FleetFigure } from './fleet-figure'
import {
  CostFigure,
  CoverageFigure,
  How,
  OwnMachines,
  OwnTables,
  SensorsFigure,
  SpeechFigure,
} from './lazy-parts'
import { predictiveMaintenance } from './meta'
import { fleetView, settings } from './settings'
import { leastOf, money, progressOf } from './words'

export default demoPage(function PredictiveMaintenanceDemo() {
  const state = useView(settings)
  const { view, settled, change, reset, href } = state
  const [own, setOwn] = useState<OwnFleet | null>(null)
  const job = useJob<Stage>()
  const answer = useAnswer({
    ...fleetQuestion(job.run),
    view: fleetView(settled),
    own,
    unusable: state.unusable,
  })
  const { answered, refused, stale, pending } = answer
  const { report } = answered
  const basis = { answered, stale, pending }
  const isEngines = answered.view.fleet === 'engines'
  return (
    <DemoFrame
      demo={predictiveMaintenance}
      href={href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, answer, {
        name: '1,000 cycles cost',
        value: leastOf(report),
        format: money,
      })}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The estimate of your machines' : 'The estimate'}
            state={answer}
            placed={wiresOf(settings)}
            otherwise={[
              own
                ? { label: 'Back to the bundled fleets', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer} waiting="Learning from what failed…">
            <Sentence said={answerOf(answered, view.machine)} />
          </Answer>
          {pending && (
            <JobProgress
              what="Learning from your machines"
              stage={job.stage}
              onStop={() => {
                setOwn(answered.own)
                change(answered.view)
              }}
            >
              {progressOf}
            </JobProgress>
          )}
        </>
      }
      source={
        answered.own ? (
          <ChipLine mode="computed" chip="Your tables" end={null}>
            <Suspense fallback={answered.own.name}>
              <OwnTables answered={answered} />
            </Suspense>
          </ChipLine>
        ) : isEngines ? (
          <DataLine
            source={{
              mode: 'snapshot',
              as_of: '2008',
              publisher: 'NASA C-MAPSS FD003',
              licence: 'Public domain',
            }}
          >
            simulated turbofans, {counted(report.readings, 'reading')}; this engine’s fit, recorded
          </DataLine>
        ) : (
          <ChipLine mode="computed" chip="Simulated" end={null}>
            {counted(report.histories, 'pump')} that failed and{' '}
            {counted(report.units.length, 'pump')} that run, by our own model of wear; a cycle is a
            day, and costs are assumptions to change
          </ChipLine>
        )
      }
      controls={
        <FleetControls state={state} refused={refused} answered={answered} isOwn={own !== null} />
      }
      figures={
        <>
          <FleetFigure {...basis} />
          <Figures className="mt-7 gap-2.5 md:mt-11 md:gap-11" names={['early or late']}>
            <CostFigure {...basis} />
          </Figures>
        </>
      }
      wideFigures={
        <Figures names={['the sensors', 'what speaks', 'promised and kept']}>
          <SensorsFigure {...basis} machine={view.machine} />
          <SpeechFigure {...basis} />
          <CoverageFigure {...basis} />
        </Figures>
      }
      ownData={<OwnMachines using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Have machines that fail, and readings of them?',
        text: 'Tell us what runs, what it measures and what a stop costs. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
