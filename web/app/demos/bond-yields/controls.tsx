import { SeriesKey } from '@/components/charts/marks'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DemoIcon } from '@/components/demo/demo-icons'
import { QuickChoices, Segments, SelectField, Stepper } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { CheckField, NumberField, RangeField } from '@/components/demo/value-fields'
import { formatMonth } from '@/lib/format'
import { monthAfter } from '@/lib/months'
import type { ViewState } from '@/lib/use-view'
import { fitRemark, modelName, settings, spreadPairs, type View } from './settings'
import { useReducedMotion, type Timeline } from './use-timeline'

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
      <PlayGroup months={months} at={curve} timeline={timeline} />
      <ControlGroup legend="Fit" {...(remark !== null && { remark })}>
        <Segments {...field('fit')} />
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

function PlayGroup({
  months,
  at,
  timeline,
}: {
  months: readonly string[]
  at: string
  timeline: Timeline
}) {
  const calm = useReducedMotion()
  const { isPlaying, toggle, scrub } = timeline
  return (
    <ControlGroup
      legend="Play through time"
      aside={`${String(months.length)} months`}
      {...(calm && { remark: 'Your system asks for less motion: a year a step, a step a second.' })}
    >
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play through time'}
          className="grid size-11 shrink-0 place-items-center rounded-button border border-control bg-surface hover:border-text"
          onClick={toggle}
        >
          <DemoIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <RangeField
          label="Month of the curve"
          value={Math.max(0, months.indexOf(at))}
          min={0}
          max={months.length - 1}
          valueText={formatMonth(at)}
          ends={[months[0]?.slice(0, 4) ?? '', months.at(-1)?.slice(0, 4) ?? '']}
          onChange={(index) => {
            const month = months[index]
            if (month !== undefined) scrub(month)
          }}
        />
      </div>
    </ControlGroup>
  )
}
