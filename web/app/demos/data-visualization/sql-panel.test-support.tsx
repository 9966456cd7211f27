/** The panel for SQL in a test: a plain field for its editor, and an engine that answers what it is told to. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { askSql } from '@/lib/tables/sql/sql-client'
import { tables } from '@/lib/tables/table-client'

/** In place of the editor, whose styles and shadow need a browser. */
export const SqlEditor = ({ text, onText }: { text: string; onText: (text: string) => void }) => (
  <textarea
    aria-label="Question in SQL"
    value={text}
    onChange={(event) => {
      onText(event.target.value)
    }}
  />
)

/** In place of what starts the engine and asks it. */
export const sqlClient = {
  askSql: vi.fn<typeof askSql>(),
  endSql: vi.fn(),
  startSql: () => Promise.resolve({ keywords: [], functions: [] }),
}

export const editor = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Question in SQL' })
export const chooseSql = async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'SQL' }))
  return editor()
}
export const write = async (text: string) => {
  const field = await editor()
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** The engine's answer to whatever it is asked. */
export const answers = (csv: string, text = 'SELECT 1') =>
  sqlClient.askSql.mockImplementation(async (_, { of }) => {
    const opened = await tables.ask('open', {
      file: new Blob([csv]),
      name: 'SQL answer',
      choice: {},
    })
    return { ...opened, sql: { text, of } }
  })
