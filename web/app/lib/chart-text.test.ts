import { expect, test } from 'vitest'
import { fitText, spreadLabels, wrapText } from './chart-text'

test('labels that would touch move apart and stay inside', () => {
  expect(spreadLabels([50, 52, 200], 18, 0, 300)).toEqual([50, 68, 200])
  const low = spreadLabels([290, 295, 299], 18, 0, 300)
  expect(low).toEqual([264, 282, 300])
})

test('labels keep the order of their lines', () => {
  const [first = 0, second = 0] = spreadLabels([60, 58], 20, 0, 300)
  expect(second).toBeLessThan(first)
})

test('long text is cut with an ellipsis, or left out where nothing fits', () => {
  expect(fitText('United Kingdom', 200, 13)).toBe('United Kingdom')
  expect(fitText('United Kingdom', 60, 13)).toBe('United…')
  expect(fitText('United Kingdom', 20, 13)).toBe('')
})

test('titles wrap at words', () => {
  expect(wrapText('one two three', 60, 13)).toEqual(['one two', 'three'])
})
