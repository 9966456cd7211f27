import { expect, test, vi } from 'vitest'
import { knownQuestion } from './use-answer'

test('what the prerender knew is not asked, another view or an own table is', async () => {
  const ask = vi.fn(() => Promise.resolve('asked'))
  const initial = { view: { at: 1 }, own: null as object | null, report: 'known' }
  const question = knownQuestion('test', initial, ask)
  const call = () => Promise.reject(new Error('not answered'))
  expect(await question.ask(call, { at: 1 }, null)).toBe('known')
  expect(ask).not.toHaveBeenCalled()
  expect(await question.ask(call, { at: 2 }, null)).toBe('asked')
  expect(await question.ask(call, { at: 1 }, {})).toBe('asked')
})
