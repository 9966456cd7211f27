import { describe, expect, test } from 'vitest'
import { phaseWords, refusedText } from './phase-words'

const own = {
  idle: 'It starts in view.',
  calm: 'It waits for you.',
  open: { word: 'Live', text: 'As it comes.' },
  ended: 'Done.',
}

describe('before the first connection', () => {
  test('the page says what it shows, and whether it waits for the visitor', () => {
    expect(phaseWords({ name: 'idle' }, own).text).toBe('It starts in view.')
    expect(phaseWords({ name: 'idle' }, own, true).text).toBe('It waits for you.')
  })
})

test('an open stream and an ended one speak in the page’s own words', () => {
  expect(phaseWords({ name: 'open' }, own)).toEqual({ word: 'Live', text: 'As it comes.' })
  expect(phaseWords({ name: 'ended' }, own)).toEqual({ word: 'Over', text: 'Done.' })
})

test('a pause says who asked for it', () => {
  expect(phaseWords({ name: 'paused', by: 'visitor' }, own).text).toMatch(/^Resume goes on/)
  expect(phaseWords({ name: 'paused', by: 'hidden' }, own).text).toMatch(/tab was hidden/)
  const elsewhere = { ...own, paused: 'Resume plays from noon.' }
  expect(phaseWords({ name: 'paused', by: 'visitor' }, elsewhere).text).toBe(elsewhere.paused)
})

describe('a refusal', () => {
  const problem = { status: 429, title: 'Too many', detail: 'at most 12 streams.', errors: [] }

  test('says when the page asks again', () => {
    expect(refusedText({ name: 'refused', problem, waitSeconds: 29.2 })).toBe(
      'The server said no (429): at most 12 streams. The page asks again in 30 seconds.',
    )
  })

  test('of the settings says which rule they break', () => {
    const errors = [{ field: 'speed', message: 'speed must be 1 to 600' }]
    const refused = { name: 'refused', problem: { ...problem, errors }, waitSeconds: null } as const
    expect(refusedText(refused)).toBe(
      'The server said no (429): speed must be 1 to 600. Change the settings and start again.',
    )
  })
})
