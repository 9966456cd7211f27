import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LongSeriesChart } from './long-series-chart'

const HOURS = 100_000
const x = Float64Array.from({ length: HOURS }, (_, index) => index)
const wave = (shift: number) =>
  Float64Array.from({ length: HOURS }, (_, index) => Math.sin(index / 500 + shift) * 10)

const chart = (
  <LongSeriesChart
    label="load"
    x={x}
    series={[
      { key: 'a', name: 'Ontario', tone: 'signal', y: wave(0) },
      { key: 'b', name: 'Quebec', tone: 2, y: wave(1) },
      { key: 'c', name: 'Alberta', tone: 3, y: wave(2) },
    ]}
    formatX={(value) => `hour ${String(Math.round(value))}`}
    formatY={(value) => value.toFixed(1)}
    unit="GW"
    unitName="hour"
    step={24}
  />
)

test('three lines of 100,000 points are three short paths', () => {
  const { container } = render(chart)
  const drawing = container.querySelector('svg')
  const lines = [...(drawing?.querySelectorAll('.chart-line') ?? [])]
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.getAttribute('d')?.length).toBeLessThan(30_000)
  expect(drawing?.querySelectorAll('*').length).toBeLessThan(80)
  expect(screen.getAllByText('Quebec').length).toBeGreaterThan(0)
})

test('one looks closer by button, and sees what is in view', async () => {
  const user = userEvent.setup()
  render(chart)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('button', { name: 'Farther' })).toHaveAttribute('aria-disabled', 'true')
  await press('Closer')
  expect(screen.getByText('hour 25000 to hour 74999')).toBeInTheDocument()
  await press('Later')
  expect(screen.getByText('hour 50000 to hour 99999')).toBeInTheDocument()
  await press('Earlier')
  await press('Whole')
  expect(screen.queryByText(/^hour \d+ to/)).not.toBeInTheDocument()
})

test('keys look closer around the cursor, which brings its window along', async () => {
  const user = userEvent.setup()
  render(chart)
  await user.tab()
  await user.keyboard('{Home}+++')
  expect(screen.getAllByText('hour 0 to hour 12500').length).toBeGreaterThan(0)
  await user.keyboard('{End}')
  expect(screen.getAllByText('hour 87499 to hour 99999').length).toBeGreaterThan(0)
  expect(screen.getAllByText('hour 99999').length).toBeGreaterThan(0)
  await user.keyboard('0')
  expect(screen.getByRole('button', { name: 'Whole' })).toHaveAttribute('aria-disabled', 'true')
})
