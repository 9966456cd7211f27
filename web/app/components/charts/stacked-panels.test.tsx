import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { stubMedia } from '@/lib/media.test-support'
import { StackedPanels } from './stacked-panels'

beforeEach(stubMedia)

const chart = (
  <StackedPanels
    label="Price and power"
    panels={[
      {
        key: 'price',
        title: 'Price, $',
        kind: 'steps',
        tone: 'noise',
        values: [10, -5, 30],
        format: String,
        height: 100,
      },
      {
        key: 'power',
        title: 'Power, MW',
        kind: 'bars',
        tone: 'signal',
        values: [0, -1, 1],
        format: String,
        height: 80,
      },
      {
        key: 'stored',
        title: 'Stored, MWh',
        kind: 'area',
        tone: 'signal',
        values: [0, 1, 0],
        format: String,
        height: 60,
        wideOnly: true,
      },
    ]}
    stretches={[{ from: 0, to: 3, label: 'Monday', value: '$35', stands: true }]}
    mark={{ at: 2, label: 'dearest' }}
    cursor={{ unit: 'hour', read: (at) => ({ title: `hour ${String(at)}` }) }}
  />
)

test('every panel has its title, and the dearest step its word', () => {
  const { container } = render(chart)
  for (const text of ['Price, $', 'Power, MW', 'Monday', '$35', 'dearest'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  // What is bought and what is sold are two drawings.
  expect(container.querySelectorAll('.chart-bars').length % 2).toBe(0)
  expect(container.querySelector('.tone-noise .chart-bars')?.getAttribute('d')).toMatch(/^M/)
})

test('one cursor walks the steps of all of them', async () => {
  render(chart)
  const user = userEvent.setup({ delay: null })
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('hour 1')
})
