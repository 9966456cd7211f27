import { expect, test } from 'vitest'
import { NO_CHIPS, chipText, opsOf, readChips, withWords, writeChips } from './chips'
import { defaultReport } from './contract.gen'
import { chipWords, valueNames } from './words'

const read = defaultReport.report.read_as

test('chips are read back from a link as they were written', () => {
  const text = writeChips(read)
  expect(text).toContain('price:at_most:25000')
  expect(readChips(text)?.map(chipText)).toEqual(read.map(chipText))
  expect(readChips('place:near:Calgary:200')).toMatchObject([{ within_km: 200 }])
})

test('all struck is not the same as none touched', () => {
  expect(writeChips([])).toBe(NO_CHIPS)
  expect(readChips(NO_CHIPS)).toEqual([])
})

test.each([
  'price',
  'price:at_most',
  'price:at_most:cheap',
  'price:at_most:-1',
  'price:like:5',
  'engine:is:v8',
  'body:is:',
  'place:near:Calgary:0',
  'constructor:is:x',
  `model:is:${'x'.repeat(61)}`,
  new Array(25).fill('colour:is:red').join(';'),
])('%s is no chip', (text) => {
  expect(readChips(text)).toBeUndefined()
})

test('a chip that was read keeps the words it came from', () => {
  const [first] = withWords(readChips('price:at_most:25000') ?? [], read)
  expect(first?.text).toBe('under 25k')
  const [other] = withWords(readChips('price:at_most:26000') ?? [], read)
  expect(other?.text).toBe('')
})

test('wishes are said as one would say them', () => {
  const say = (text: string) =>
    readChips(text)?.map((chip) => chipWords(chip).replaceAll('\u00a0', ' '))[0]
  expect(say('price:at_most:25000')).toBe('at most $25,000')
  expect(say('km:at_most:100000')).toBe('at most 100,000 km')
  expect(say('year:at_least:2018')).toBe('2018 or newer')
  expect(say('seats:at_least:7')).toBe('at least 7 seats')
  expect(say('colour:is_not:red')).toBe('not red')
  expect(say('place:near:Calgary:200')).toBe('near Calgary, 200 km')
  expect(say('place:not_near:Calgary:200')).toBe('not near Calgary, 200 km')
  expect(say('place:not_near:Toronto')).toBe('not near Toronto')
  expect(say('place:is:AB')).toBe('in Alberta')
  expect(say('model:like:CR-V')).toBe('like a CR-V')
  expect(say('consumption:at_most:6.5')).toBe('at most 6.5 L/100 km')
  expect(say('quality:is:efficient')).toBe('good on fuel')
})

test('every value of a small set has a name, and every field its comparisons', () => {
  for (const field of Object.keys(valueNames)) expect(opsOf).toHaveProperty(field)
})
