import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { SmallMultiples } from '@/components/charts/small-multiples'
import { formatNumber } from '@/lib/format'
import type { Report } from './ask'
import { shared, type Basis } from './fleet-figure'
import { alignedTo, drawnUnit } from './sensors'
import { lackOf, nounOf, sensorName, unknown, whole } from './words'

/** Sensors shown by how much they say. */
const MOST = 8

export function speechTitle({ sensors, age_rise }: Report) {
  const [first, second] = sensors
  if (!first || first.rise <= 0) return 'No sensor says more than the age'
  if (age_rise > first.rise) return `Most is said by the age, then by ${sensorName(first.name)}`
  return second
    ? `Most is said by ${sensorName(first.name)}, then by ${sensorName(second.name)}`
    : `Most is said by ${sensorName(first.name)}`
}

/** How much each sensor says. */
export function SpeechFigure(basis: Basis) {
  const { report } = basis.answered
  const rows = [...report.sensors, { name: 'age', rise: report.age_rise }]
    .sort((a, b) => b.rise - a.rise)
    .slice(0, MOST)
  return (
    <ChartFigure
      {...shared(basis)}
      name="what speaks"
      title={speechTitle(report)}
      sub="By how many cycles the root mean square miss grows when a sensor’s values are shuffled among the checks. At zero or below it says nothing the others do not."
      table={{
        columns: [
          { key: 'name', header: 'Sensor', value: ({ name }) => sensorName(name) },
          {
            key: 'rise',
            header: 'Miss grows by',
            unit: 'cycles',
            format: (value) => formatNumber(value, 2),
          },
        ],
        rows,
        fixedOrder: true,
      }}
      foot={<CursorHint unit="sensor" />}
    >
      <BarChart
        label="How much each sensor says"
        horizontal
        values
        categories={rows.map(({ name }) => sensorName(name))}
        series={[
          {
            key: 'rise',
            name: 'Miss grows by',
            tone: 'signal',
            values: rows.map(({ rise }) => Math.max(0, rise)),
          },
        ]}
        format={(value) => formatNumber(value, 1)}
        unitName="sensor"
      />
    </ChartFigure>
  )
}

/** A machine's sensors on those of the machines that failed. */
export function SensorsFigure({ machine, ...basis }: Basis & { machine: string }) {
  const { answered } = basis
  const { report } = answered
  const unit = drawnUnit(report, machine)
  const panels = report.drawings.map((drawing) => ({
    name: sensorName(drawing.sensor),
    key: drawing.sensor,
    ...alignedTo(drawing, report, unit),
  }))
  const steps = panels[0]?.cyclesLeft ?? []
  const noun = nounOf(answered)
  const silent = unknown(report).find((one) => String(one.unit) === unit)
  const lack = silent ? lackOf(silent) : 'too few readings'
  const isKnown = panels.some(({ own }) => own.some((value) => value !== null))
  return (
    <ChartFigure
      {...shared(basis)}
      name="sensors"
      title={
        isKnown
          ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${unit} on the way of those that failed`
          : `The way of those that failed; ${noun} ${unit} has ${lack}`
      }
      sub="Smoothed readings up to failure at the right. Grey: eight in ten of the machines that failed. Green: this one, its last reading where its estimate says it stands. Each panel has its own scale."
      table={{
        columns: [
          { key: 'sensor', header: 'Sensor' },
          { key: 'left', header: 'Left', unit: 'cycles' },
          { key: 'fleet_low', header: 'From', format: (value) => formatNumber(value, 2) },
          { key: 'fleet_high', header: 'To', format: (value) => formatNumber(value, 2) },
          {
            key: 'reading',
            header: `This ${noun}`,
            format: (value) => formatNumber(value, 2),
          },
        ],
        rows: panels.flatMap(({ name, cyclesLeft, band, own }) =>
          cyclesLeft.map((left, index) => ({
            sensor: name,
            left,
            fleet_low: band[index]?.[0] ?? null,
            fleet_high: band[index]?.[1] ?? null,
            reading: own[index] ?? null,
          })),
        ),
        fixedOrder: true,
      }}
      foot={<CursorHint unit="step" bigUnit="panel" />}
    >
      {panels.length > 0 ? (
        <SmallMultiples
          label={`Sensors of ${noun} ${unit}`}
          items={panels.map(({ key, name, own, band, last }) => ({
            key,
            name,
            values: own,
            band,
            ...(last !== null && { last: formatNumber(last, Math.abs(last) < 100 ? 1 : 0) }),
          }))}
          columns={steps.map((left) => `${whole(left)} cycles before failure`)}
          ends={[`${whole(steps[0] ?? 0)} left`, 'failure']}
          format={(value) => formatNumber(value, Math.abs(value) < 100 ? 1 : 0)}
          unitName="step"
        />
      ) : null}
    </ChartFigure>
  )
}
