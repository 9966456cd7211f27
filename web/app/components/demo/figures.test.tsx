import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPart } from '@/components/ui/lazy-part'
import { Figures } from './figures'
import { NumberRows, SmallForm } from './small-form'

const Late = lazyPart(() => Promise.resolve({ Late: () => <p>late</p> }), 'Late')

test('figures stand one below the other, and one in a file of its own comes by itself', async () => {
  await act(async () => {
    render(
      <Figures>
        <p>first</p>
        {false}
        <Late />
      </Figures>,
    )
  })
  expect(screen.getByText('first')).toBeVisible()
  expect(screen.getByText('late')).toBeVisible()
})

test('a small form names its numbers, and says when the figures are not theirs', () => {
  const field = { label: 'Heating', value: 5, min: 0, max: 9, onChange: () => undefined }
  render(
    <SmallForm label="Your household" refused>
      <NumberRows fields={[field]} />
    </SmallForm>,
  )
  expect(screen.getByRole('spinbutton', { name: 'Heating' })).toHaveValue(5)
  expect(screen.getByRole('form', { name: 'Your household' })).toHaveTextContent(
    'The figures shown are those of the last possible case.',
  )
})
