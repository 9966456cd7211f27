import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as files from '@/lib/save-text'
import { SaveButtons } from './save-buttons'

test('a text is kept as a file, and that is said; an empty one cannot be', async () => {
  const save = vi.spyOn(files, 'saveText').mockReturnValue()
  const unread = vi.fn(() => '')
  render(
    <SaveButtons
      files={[
        { label: 'JSON', name: 'a.json', text: () => files.jsonText({ a: 1 }) },
        { label: 'Markdown', name: 'a.md', text: unread, isEmpty: true },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'JSON' }))
  expect(save).toHaveBeenCalledWith('a.json', '{\n  "a": 1\n}\n')
  expect(screen.getByRole('status')).toHaveTextContent('Saved as a.json')
  expect(screen.getByRole('button', { name: 'Markdown' })).toBeDisabled()
  expect(unread).not.toHaveBeenCalled()
})
