import type { ReactNode } from 'react'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Segments, Stepper } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { NumberField } from '@/components/demo/number-field'
import { PlayGroup } from '@/components/demo/play-group'
import type { Timeline } from '@/components/demo/use-timeline'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { sessions } from './ask'
import { metrics, sideNames, type Side } from './metrics'
import { settings, type View } from './settings'

const days = sessions.map((value) => ({ value, label: value }))

/** The panel beside the figures: which day of which stock, what counts how much, and what is left out. */
export function SqueezeControls({
  state,
  shown,
  timeline,
  isOwn,
}: {
  state: ViewState<View>
  /** The session that is shown: the one before, where the day asked for had no trading. */
  shown: string
  timeline: Timeline
  isOwn: boolean
}) {
  const { view, reset, isDefault, href } = state
  const field = fieldsOf(settings, state)
  const day = timeline.frame ?? shown
  const labelled = (name: string, control: ReactNode) => (
    <div key={name} className="mb-1.5 grid grid-cols-[1fr_7.5rem] items-center gap-2">
      <span aria-hidden="true">{name}</span>
      {control}
    </div>
  )
  const weights = (side: Side) => (
    <ControlGroup legend={`Weights of ${sideNames[side]}`}>
      {metrics
        .filter((metric) => metric.side === side)
        .map(({ key, name }) => labelled(name, <NumberField {...field(key)} step={5} />))}
    </ControlGroup>
  )
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">
            {settings.event.props.options.find(({ value }) => value === view.event)?.label}
          </b>{' '}
          on <b className="font-semibold">{formatDay(day)}</b>
        </>
      }
      quick={
        <Button variant="quiet" size="sm" onClick={timeline.toggle}>
          <DemoIcon name={timeline.isPlaying ? 'pause' : 'play'} />
          {timeline.isPlaying ? 'Stop' : 'Play'}
        </Button>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      <ControlGroup legend="Stock">
        <Segments {...field('event')} />
      </ControlGroup>
      <ControlGroup legend="Day">
        <Stepper
          label="Day"
          unitName="session"
          value={day}
          options={days}
          onChange={timeline.choose}
        />
      </ControlGroup>
      <PlayGroup
        label="Session of the replay"
        steps={sessions}
        at={day}
        timeline={timeline}
        format={formatDay}
        ends={['Nov 2020', 'Mar 2021']}
        aside={`${String(sessions.length)} sessions`}
        calmRemark="Your system asks for less motion: a week a step, a step a second."
      />
      {weights('fuel')}
      {weights('spark')}
      <ControlGroup
        legend="Filter"
        remark={
          isOwn
            ? 'A score that rests on less is not shown; stocks known to be cheaper or to trade less are not ranked.'
            : 'A score that rests on less of the weights is not shown. Price and volume filter a universe of your own.'
        }
      >
        {labelled('Least coverage', <NumberField {...field('coverage')} step={5} />)}
        {isOwn && (
          <>
            {labelled('Least price', <NumberField {...field('min_price')} unit="US$" />)}
            {labelled(
              'Least volume',
              <NumberField {...field('min_average_volume')} unit="a day" step={10_000} />,
            )}
          </>
        )}
      </ControlGroup>
    </Controls>
  )
}
