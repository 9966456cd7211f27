/** The page in a test: a worker on its own thread, our tables from their files, and what a visitor does with it. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'
import { setQuery, settle } from '@/lib/address'
import { fakeFetch } from './tables.test-support'

/** Begins every test of the file at the plain address; tells what the page fetches. */
export function plainPage() {
  const fetched = fakeFetch()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched)
    // Also what a test before had it answer.
    fetched.mockReset()
    // The address of the test before is left at once: later it would take a recipe’s link along.
    setQuery('', 'replace')
    settle()
    window.location.hash = ''
  })
  return fetched
}

export const answer = () => document.querySelector('.demo-answer')
export const says = async (text: string | RegExp) => {
  await waitFor(() => {
    expect(answer()).toHaveTextContent(text)
  })
}
export const give = async (name: string, text: string) => {
  await userEvent.upload(screen.getByLabelText('Your table'), new File([text], name))
}
export const word = (name: string) => screen.getByRole('combobox', { name })
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A recipe as the part of an address behind the mark. */
export const hashOf = (recipe: object) =>
  `#recipe=${encodeURIComponent(JSON.stringify({ recipe: 'boreal-table', version: 1, ...recipe }))}`
