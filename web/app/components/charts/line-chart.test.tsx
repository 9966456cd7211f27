import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatMonth, formatSigned } from '@/lib/format'
import { LineChart } from './line-chart'

const months = ['2023-05', '2023-06', '2023-07', '2023-08']
const spread = [-104, -132, -97, 12]

const chart = (
  <LineChart
    label="Ten-year minus two-year spread"
    x={{ kind: 'time', format: (at) => formatMonth(new Date(at).toISOString().slice(0, 7)) }}
    y={{ format: (value) => formatSigned(value), unit: 'bp' }}
    series={[
      {
        key: 'spread',
        name: 'Spread',
        tone: 'signal',
        fill: 'below-zero',
        points: months.map((month, index) => ({ x: Date.parse(month), y: spread[index] ?? null })),
      },
    ]}
    cursor={{ unit: 'month', bigUnit: 'quarter', step: 3 }}
  />
)

test('arrows move the cursor, and its reading is drawn and said', async () => {
  const user = userEvent.setup()
  render(chart)
  const plot = screen.getByRole('application', { name: 'Ten-year minus two-year spread' })
  await user.tab()
  expect(plot).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('June 2023: −132 bp')
  expect(screen.getAllByText('June 2023').length).toBeGreaterThan(0)
  await user.keyboard('{End}')
  expect(screen.getByRole('status')).toHaveTextContent('August 2023: +12 bp')
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(screen.getByRole('status')).toHaveTextContent('May 2023: −104 bp')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the chart is one tab stop and says its keys', async () => {
  const user = userEvent.setup()
  render(
    <>
      {chart}
      <button type="button">after</button>
    </>,
  )
  expect(screen.getByRole('application')).toHaveAccessibleDescription(
    /one month, with Shift by one quarter/,
  )
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
})

test('it prerenders at two true widths, without a style attribute', () => {
  const html = renderToStaticMarkup(chart)
  expect(html).toContain('viewBox="0 0 768 310"')
  expect(html).toContain('viewBox="0 0 358 280"')
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).toContain('−100')
})

test('a gap breaks the line', () => {
  const html = renderToStaticMarkup(
    <LineChart
      label="gap"
      x={{ kind: 'linear', format: String }}
      y={{ format: String }}
      series={[
        {
          key: 'a',
          name: 'A',
          tone: 'signal',
          points: [
            { x: 0, y: 1 },
            { x: 1, y: 2 },
            { x: 2, y: null },
            { x: 3, y: 2 },
            { x: 4, y: 1 },
          ],
        },
      ]}
    />,
  )
  const d = /class="chart-line" stroke-width="2.5"|d="(M[^"]+)" class="chart-line"/.exec(html)?.[1]
  expect(d?.match(/M/g)).toHaveLength(2)
})
