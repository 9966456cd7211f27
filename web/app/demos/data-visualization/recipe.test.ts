import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { nothingAsked } from '@/lib/tables/question'
import { file, makeReport } from './make-report'
import {
  missingFor,
  readRecipe,
  recipeHash,
  recipeIn,
  recipeOf,
  sqlRecipeOf,
  type Recipe,
} from './recipe'

const profile = ['shop', 'sales', 'town'].map((name) => ({ name })) as never
const asked = { ...nothingAsked, show: 'sum', of: 'sales', by: 'shop' } as const
/** What comes back from a recipe's link. */
const linked = (recipe: Recipe) => recipeIn(recipeHash(recipe) ?? '')

test('a recipe holds the columns it uses and no cell, and comes back from its link', () => {
  const recipe = recipeOf({ profile, choice: { mark: ',' } }, asked)
  expect(recipe.columns).toEqual(['sales', 'shop'])
  expect(linked(recipe)).toEqual(recipe)
  expect(missingFor(recipe, { profile: [{ name: 'shop' }] as never })).toEqual(['sales'])
})

const filtered = {
  ...asked,
  where: 'town',
  test: 'not',
  value: 'Zebra Town',
  and: 'sales',
  and_test: 'least',
  and_value: '777',
  limit: '10',
  order: 'smallest',
} as const

test('a saved recipe holds its conditions, and a link their columns without the values', () => {
  const recipe = recipeOf({ profile, choice: {} }, filtered)
  expect(recipe.columns).toEqual(['sales', 'shop', 'town'])
  expect(readRecipe(JSON.stringify(recipe))).toEqual(recipe)
  expect(decodeURIComponent(recipeHash(recipe) ?? '')).not.toMatch(/Zebra|777/)
  expect(linked(recipe)?.asked).toEqual({ ...filtered, value: '', and_value: '' })
})

test('a question in SQL about a file is saved and has no link, one about our table has both', () => {
  const sql = `SELECT shop FROM data WHERE lower("town") = 'zebra town'`
  const ofFile = sqlRecipeOf({ profile, choice: {} }, 'fuel', sql, filtered)
  expect(recipeHash(ofFile)).toBeNull()
  expect(readRecipe(JSON.stringify(ofFile))).toEqual(ofFile)
  const ofOurs = sqlRecipeOf(null, 'trade', 'FROM data', filtered)
  expect(linked(ofOurs)).toEqual(ofOurs)
})

test('a recipe from before there were conditions asks for all rows', () => {
  const read = readRecipe(
    '{"recipe":"boreal-table","version":1,"asked":{"show":"sum","of":"sales"}}',
  )
  expect(read?.asked).toEqual({ ...nothingAsked, show: 'sum', of: 'sales' })
  const odd = readRecipe(
    '{"recipe":"boreal-table","version":1,"asked":{"where":"a","test":"like","value":7,"limit":"3","order":"odd"}}',
  )
  expect(odd?.asked).toEqual({ ...nothingAsked, where: 'a' })
})

test('a recipe of long names comes back from its file and its link', () => {
  const long = `total ${'of everything '.repeat(40)}`
  const of = { profile: [{ name: long }, { name: 'shop' }] as never, choice: {} }
  const recipe = recipeOf(of, { ...asked, of: long })
  expect(recipe.columns).toEqual([long, 'shop'])
  expect(linked(recipe)).toEqual(recipe)
  // More than a recipe can hold is left out of it.
  const [first, second] = ['a'.repeat(60_000), 'b'.repeat(60_000)]
  const endless = { profile: [{ name: first }, { name: second }] as never, choice: {} }
  const shorter = recipeOf(endless, nothingAsked)
  expect(shorter.columns).toEqual([])
  const least = recipeOf(endless, { ...asked, of: first, by: second })
  expect(least.asked).toEqual({ ...nothingAsked, show: 'sum' })
  for (const one of [shorter, least]) {
    expect(readRecipe(JSON.stringify(one, null, 2))).toEqual(one)
    expect(linked(one)).toEqual(one)
  }
})

test('a recipe in SQL names the columns that stand in its question, or the table of ours', () => {
  const sql = 'SELECT "Shop", sum(sales) FROM data WHERE hometown = 1'
  const ofFile = sqlRecipeOf({ profile, choice: {} }, 'fuel', sql, asked)
  expect(ofFile).toMatchObject({ columns: ['shop', 'sales'], sql, set: '' })
  const ofOurs = sqlRecipeOf(null, 'trade', sql, asked)
  expect(ofOurs).toMatchObject({ columns: [], sql, set: 'trade' })
  for (const recipe of [ofFile, ofOurs]) expect(readRecipe(JSON.stringify(recipe))).toEqual(recipe)
})

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['another kind', '{"recipe":"cake","version":1}'],
  ['another version', '{"recipe":"boreal-table","version":2}'],
  ['columns that are no names', '{"recipe":"boreal-table","version":1,"columns":[1]}'],
  ['a question that is no text', '{"recipe":"boreal-table","version":1,"sql":7}'],
  [
    'a question that is too long',
    `{"recipe":"boreal-table","version":1,"sql":"${'y'.repeat(20_001)}"}`,
  ],
  ['too long', `{"recipe":"boreal-table","version":1,"x":"${'y'.repeat(100_000)}"}`],
])('%s is no recipe', (_, text) => {
  expect(readRecipe(text)).toBeNull()
})

test('what a recipe asks beyond what is known is left out', () => {
  const read = readRecipe(
    '{"recipe":"boreal-table","version":1,"asked":{"show":"guess","kind":"pie","of":"a","by":7}}',
  )
  expect(read?.asked).toEqual({ ...nothingAsked, of: 'a' })
  const told = readRecipe(
    '{"recipe":"boreal-table","version":1,"choice":{"mark":",","header":-1,"separator":"x","kinds":{"a":"text","b":7}}}',
  )
  expect(told?.choice).toEqual({ mark: ',', kinds: { a: 'text' } })
  const choices = [{ quote: "'" }, { quote: '' }, { quote: '`' }].map(
    (choice) => readRecipe(JSON.stringify({ recipe: 'boreal-table', version: 1, choice }))?.choice,
  )
  expect(choices).toEqual([{ quote: "'" }, { quote: '' }, {}])
  const elsewhere = readRecipe(
    '{"recipe":"boreal-table","version":1,"set":"moon","sql":"FROM data"}',
  )
  expect(elsewhere).toMatchObject({ sql: 'FROM data', set: '' })
  expect(readRecipe('{"recipe":"boreal-table","version":1,"set":"fuel"}')?.set).toBe('')
  expect(recipeIn('#recipe=%')).toBeNull()
  expect(recipeIn('#figure-chart')).toBeNull()
})

test('the prerendered report is fresh: else run `make gen`', async () => {
  const table = new Blob([await readFile(new URL(`data/${file}`, import.meta.url))])
  const written = await readFile(new URL('default-report.gen.json', import.meta.url), 'utf8')
  expect(await makeReport(table)).toBe(written)
})
