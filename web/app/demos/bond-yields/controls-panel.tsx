import { SeriesKey } from '@/components/charts/marks'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DemoIcon } from '@/components/demo/demo-icons'
import { QuickChoices, Segments, SelectField, Stepper } from '@/components/demo/fields'
import type { ViewState } from '@/components/demo/use-view'
import { CheckField, NumberField, RangeField } from '@/components/demo/value-fields'
import { formatMonth } from '@/lib/format'
import { monthAfter } from './curve-math'
import { fitRemark, models, spreadKeys, spreadPairs, type View } from './params'
import { useReducedMotion, type Timeline } from './use-timeline'

/** The panel beside the figures. An empty month in the address is the newest, or a year before it. */
export function ControlsPanel({
  state,
  months,
  shown,
  deepest,
  timeline,
  points,
}: {
  state: ViewState<View>
  months: readonly string[]
  /** The months the page shows. */
  shown: { curve: string; against: string }
  /** The month of the deepest inversion, if there was one. */
  deepest: string | null
  timeline: Timeline
  /** How many points the fitted curve has. */
  points: number
}) {
  const { view, change, reset, isDefault, href } = state
  const newest = months.at(-1) ?? shown.curve
  const options = months.map((value) => ({ value, label: value }))
  const yearBefore = monthAfter(newest, -12)
  const setCurve = (month: string) => {
    change({
      curve: month === newest ? '' : month,
      // A year before the newest is the default; with another curve the month is kept by name.
      against: view.against === '' && month !== newest ? yearBefore : view.against,
    })
  }
  const setAgainst = (month: string) => {
    change({ against: month === yearBefore && view.curve === '' ? '' : month })
  }
  const remark = fitRemark(view.fit, points)
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{formatMonth(timeline.frame ?? shown.curve)}</b> against{' '}
          <b className="font-semibold">{formatMonth(shown.against)}</b>
          <br />
          {view.fit === 'none' ? 'No fit' : models[view.fit].name}, {spreadPairs[view.spread].name}
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
          value={timeline.frame ?? shown.curve}
          options={options}
          onChange={setCurve}
        />
      </ControlGroup>
      <ControlGroup legend="Against">
        <Stepper
          label="Against"
          unitName="month"
          mark={<SeriesKey tone="noise" />}
          value={shown.against}
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
            pressed: shown.against === month,
            onPress: () => {
              setAgainst(month)
            },
          }))}
        />
      </ControlGroup>
      <PlayGroup months={months} at={timeline.frame ?? shown.curve} timeline={timeline} />
      <ControlGroup legend="Fit" {...(remark !== null && { remark })}>
        <Segments
          label="Fit"
          value={view.fit}
          options={[
            { value: 'none', label: 'None' },
            { value: 'nelson_siegel', label: models.nelson_siegel.name },
            { value: 'svensson', label: models.svensson.name },
          ]}
          onChange={(fit) => {
            change({ fit })
          }}
        />
      </ControlGroup>
      <ControlGroup
        legend="Inversion rule"
        remark="Below 0 bp for at least this many month-ends in a row."
      >
        <div className="grid grid-cols-[1fr_7rem] gap-2">
          <SelectField
            label="Spread"
            value={view.spread}
            options={spreadKeys.map((value) => ({ value, label: value.replace('-', ' − ') }))}
            onChange={(spread) => {
              change({ spread })
            }}
          />
          <NumberField
            label="At least"
            unit={view.run === 1 ? 'month' : 'months'}
            value={view.run}
            min={1}
            max={12}
            step={1}
            onChange={(run) => {
              change({ run: Math.round(run) })
            }}
          />
        </div>
      </ControlGroup>
      <div className="py-2.5">
        <CheckField
          label="Residuals"
          checked={view.residuals}
          onChange={(residuals) => {
            change({ residuals })
          }}
        />
        <CheckField
          label="Forward rates"
          checked={view.forwards}
          onChange={(forwards) => {
            change({ forwards })
          }}
        />
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
