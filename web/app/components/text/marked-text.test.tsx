import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MarkedText, type TextParagraph } from './marked-text'

const text = '<b>Ada</b> met Bo. Rain fell.'
const mark = (words: string, id: number) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  id,
  kind: 'person',
  isChosen: id === 1,
  className: 'name-person',
  data: { 'data-letter': 'P' },
})
const plain = { isFound: false, className: false, highlightClass: 'bright' } as const
const paragraphs: readonly TextParagraph[] = [
  {
    key: 0,
    isHeading: false,
    sentences: [
      {
        ...plain,
        index: 0,
        start: 0,
        end: 18,
        marks: [mark('Ada', 0), mark('Bo', 1)],
        highlights: [],
      },
      { ...plain, index: 1, start: 19, end: 29, marks: [], highlights: [{ start: 19, end: 23 }] },
    ],
  },
]

function open(shown: { sentence: number } | null = null) {
  const onChoose = vi.fn()
  const onClear = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <MarkedText
      label="A text"
      lang="en"
      text={text}
      paragraphs={paragraphs}
      marksName="names"
      shown={shown}
      onChoose={onChoose}
      onClear={onClear}
      describe={(sentence) => `Sentence ${String(sentence + 1)}`}
    />,
  )
  const box = screen.getByRole('region', { name: 'A text' })
  return { user: userEvent.setup({ delay: null }), onChoose, onClear, box }
}

test('every character stands as text, its marks as pressed or not', () => {
  const { box } = open()
  expect(box.textContent).toBe(text)
  expect(box.querySelector('b')).toBeNull()
  expect(screen.getByRole('button', { name: 'Bo, person' })).toHaveAttribute('aria-pressed', 'true')
  expect(within(box).getByText('Rain')).toHaveClass('bright')
})

test('the keys lead to marks and sentences, choose them and put the choice away', async () => {
  const { user, onChoose, onClear, box } = open({ sentence: 0 })
  box.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(screen.getByRole('button', { name: 'Bo, person' })).toHaveFocus()
  expect(onChoose).toHaveBeenLastCalledWith('mark', 1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('sentence', 1)
  expect(screen.getByRole('status')).toHaveTextContent('Sentence 2')
  await user.keyboard('{Escape}')
  expect(onClear).toHaveBeenCalledOnce()
})

test('a press chooses the mark under it, else its sentence', async () => {
  const { user, onChoose } = open()
  await user.click(screen.getByRole('button', { name: 'Ada, person' }))
  await user.click(screen.getByText('Rain'))
  expect(onChoose.mock.calls).toEqual([
    ['mark', 0],
    ['sentence', 1],
  ])
})
