import { SeriesKey } from '@/components/charts/marks'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DemoIcon } from '@/components/demo/demo-icons'
import { QuickChoices, Segments, SelectField, Stepper } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { PlayGroup } from '@/components/demo/play-group'
import type { Timeline } from '@/components/demo/use-timeline'
import { NumberField } from '@/components/demo/number-field'
import { CheckField } from '@/components/demo/value-fields'
import { Button } from '@/components/ui/button'
import { formatMonth } from '@/lib/format'
import { monthAfter } from '@/lib/months'
import type { ViewState } from '@/lib/use-view'
import { fitRemark, modelName, settings, spreadPairs, type View } from './settings'

/** The panel beside the figures. An empty month in the address is the newest, or a year before it. */
export function CurveControls({
  state,
  months,
  deepest,
  timeline,
  points,
}: {
  state: ViewState<View>
  months: readonly string[]
  /** The month of the deepest inversion, if there was one. */
  deepest: string | null
  timeline: Timeline
  /** How many points the fitted curve has. */
  points: number
}) {
  const { view, change, reset, isDefault, href } = state
  const field = fieldsOf(settings, state)
  const newest = months.at(-1) ?? ''
  const yearBefore = monthAfter(newest, -12)
  const curve = timeline.frame ?? (view.curve || newest)
  const against = view.against || yearBefore
  const options = months.map((value) => ({ value, label: value }))
  const setAgainst = (month: string) => {
    change({ against: month === yearBefore && view.curve === '' ? '' : month })
  }
  const remark = fitRemark(view.fit, points)
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{formatMonth(curve)}</b> against{' '}
          <b className="font-semibold">{formatMonth(against)}</b>
          <br />
          {view.fit === 'none' ? 'No fit' : modelName(view.fit)}, {spreadPairs[view.spread].name}
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
      <ControlGroup legend="Curve">
        <Stepper
          label="Curve"
          unitName="month"
          mark={<SeriesKey tone="signal" />}
          value={curve}
          options={options}
          onChange={timeline.choose}
        />
      </ControlGroup>
      <ControlGroup legend="Against">
        <Stepper
          label="Against"
          unitName="month"
          mark={<SeriesKey tone="noise" />}
          value={against}
          options={options}
          onChange={setAgainst}
        />
        <QuickChoices
          label="Months to hold it against"
          choices={[
            { label: 'A year ago', month: yearBefore },
            ...(deepest ? [{ label: 'Deepest inversion', month: deepest }] : []),
            { label: 'Mar 2020', month: '2020-03' },
          ].map(({ label, month }) => ({
            label,
            pressed: against === month,
            onPress: () => {
              setAgainst(month)
            },
          }))}
        />
      </ControlGroup>
      <PlayGroup
        label="Month of the curve"
        steps={months}
        at={curve}
        timeline={timeline}
        format={(month) => formatMonth(month)}
        ends={[months[0]?.slice(0, 4) ?? '', newest.slice(0, 4)]}
        aside={`${String(months.length)} months`}
        calmRemark="Your system asks for less motion: a year a step, a step a second."
      />
      <ControlGroup legend="Fit" {...(remark !== null && { remark })}>
        <Segments {...field('fit')} />
        <CheckField {...field('economic')} />
      </ControlGroup>
      <ControlGroup
        legend="Inversion rule"
        remark="Below 0 bp for at least this many month-ends in a row."
      >
        <div className="grid grid-cols-[1fr_7rem] gap-2">
          <SelectField {...field('spread')} />
          <NumberField {...field('run')} unit={view.run === 1 ? 'month' : 'months'} />
        </div>
      </ControlGroup>
      <div className="py-2.5">
        <CheckField {...field('residuals')} />
        <CheckField {...field('forwards')} />
      </div>
    </Controls>
  )
}
