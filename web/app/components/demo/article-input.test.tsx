import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LineInput, PasteInput } from './article-input'
import { FileInput } from './file-input'

const read = (text: string) => (text === '' ? { refusal: 'Give something.' } : { text })
const give = vi.fn()

function Typed({ Input }: { Input: typeof LineInput | typeof PasteInput }) {
  const [value, setValue] = useState('')
  return (
    <Input
      label="The article"
      value={value}
      onType={setValue}
      read={read}
      onGive={give}
      button={<button type="submit">Go</button>}
      promise="Never stored."
    />
  )
}

test.each([
  ['a line', LineInput],
  ['a text', PasteInput],
])('%s is checked when it is sent, and the reason goes once somebody types', async (_, Input) => {
  give.mockClear()
  render(<Typed Input={Input} />)
  const user = userEvent.setup({ delay: null })
  const field = screen.getByRole('textbox', { name: 'The article' })
  expect(field).toHaveAccessibleDescription(/Never stored\.$/)
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Give something.')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Give something. Never stored.')
  await user.type(field, 'a.example')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(give).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(give).toHaveBeenLastCalledWith({ text: 'a.example' })
  expect(field).toBeValid()
})

test('a file is given at once, chosen or dropped, and its refusal is said', async () => {
  const readFile = vi.fn(({ name }: File) =>
    Promise.resolve(name === 'a.png' ? { refusal: 'No text.' } : { name }),
  )
  const onGive = vi.fn()
  const props = { label: 'Your file', accept: '.html', action: 'Choose', hint: 'HTML' }
  render(<FileInput {...props} isBusy={false} read={readFile} onGive={onGive} />)
  const user = userEvent.setup({ delay: null, applyAccept: false })
  await user.upload(screen.getByLabelText('Your file'), new File(['x'], 'a.png'))
  expect(await screen.findByText('No text.')).toBeVisible()
  const zone = screen.getByText('HTML').parentElement
  if (!zone) throw new Error('the hint stands in the zone')
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'b.html')] } })
  await waitFor(() => {
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
  expect(readFile.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'b.html'])
  expect(onGive.mock.calls).toEqual([[{ name: 'b.html' }]])
})

test('a line of words is a field without an address in mind', () => {
  render(
    <LineInput
      isWords
      isLabelHidden
      formLabel="Your question"
      label="Question"
      placeholder="Why?"
      value=""
      onType={vi.fn()}
      read={read}
      onGive={give}
      button={<button type="submit">Ask</button>}
    />,
  )
  expect(screen.getByRole('form', { name: 'Your question' })).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Question' })
  expect(field).not.toHaveAttribute('inputmode')
  expect(field).toHaveAttribute('placeholder', 'Why?')
})
