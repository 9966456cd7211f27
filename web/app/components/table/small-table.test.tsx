import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SmallTable } from './small-table'

test('rows are named, figures open, and what is not computed yet is a dash', () => {
  const note = () => ({ title: 'Mean', formula: [], result: '4', source: 'us', date: 'today' })
  render(
    <SmallTable
      head={['Window', 'n', 'mean']}
      rows={[
        { name: 'A day', cells: ['24', { text: '4.0', note }] },
        { name: 'Six hours', cells: null },
      ]}
    />,
  )
  expect(screen.getByRole('row', { name: 'A day 24 4.0' })).toBeVisible()
  expect(screen.getByRole('button', { name: '4.0, Mean' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Six hours – –' })).toBeVisible()
})
