import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lazyPart } from '@/components/ui/lazy-part'
import { Figures } from './figures'
import { Fold } from './fold'
import { FormFigure, NumberRows } from './small-form'

const Late = lazyPart(() => Promise.resolve({ Late: () => <p>late</p> }), 'Late')

test('figures stand one below the other, and one in a file of its own comes by itself', async () => {
  await act(async () => {
    render(
      <Figures names={['the first', 'nothing', 'the late one']}>
        <p>first</p>
        {false}
        <Late />
      </Figures>,
    )
  })
  expect(screen.getByText('first')).toBeVisible()
  expect(screen.getByText('late')).toBeVisible()
  screen.getByRole('button', { name: /Show all of it.*the late one/ })
})

test('a form beside a figure names its numbers', () => {
  const field = { label: 'Heating', value: 5, min: 0, max: 9, onChange: () => undefined }
  render(
    <FormFigure
      demo="x"
      name="x"
      title="x"
      sub=""
      credit=""
      table={{ columns: [], rows: [] }}
      formLabel="Your household"
      form={<NumberRows fields={[field]} />}
    />,
  )
  const form = screen.getByRole('form', { name: 'Your household' })
  expect(within(form).getByRole('spinbutton', { name: 'Heating' })).toHaveValue('5')
})

test('a part is unfolded for good once it is asked for or the focus is in it, and keeps the focus', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <>
      <Fold name="the bed">
        <button type="button">Inside</button>
      </Fold>
      <Fold name="the heat">
        <p>warm</p>
      </Fold>
      <button type="button">Elsewhere</button>
    </>,
  )
  const folded = () => container.querySelectorAll('[data-folded]').length
  expect(folded()).toBe(2)
  screen.getByRole('button', { name: 'Inside' }).focus()
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(folded()).toBe(1)
  await user.click(screen.getByRole('button', { name: /Show all of it.*the heat/ }))
  expect(folded()).toBe(0)
  expect(screen.getByText('warm').parentElement).toHaveFocus()
})
