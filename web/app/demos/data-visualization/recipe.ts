/** A recipe: how a file was read and what was asked of it, by columns or in SQL, without its rows. */
import { encodings, type Encoding } from '@/lib/decode-text'
import { aggregates } from '@/lib/tables/aggregate'
import { timeSpans } from '@/lib/tables/buckets'
import type { ColumnKind } from '@/lib/tables/columns'
import { dateOrders, quotes, separators } from '@/lib/tables/choices'
import type { Opened } from '@/lib/tables/messages'
import { chartKinds, limits, nothingAsked, tests, type Asked } from '@/lib/tables/question'
import type { ReadingChoice } from '@/lib/tables/reading'
import { LONGEST_SQL } from '@/lib/tables/sql/limits'
import { setNames, type SetName } from './starter-sets'

export interface Recipe {
  recipe: 'boreal-table'
  version: 1
  /** The columns a file must have. */
  columns: readonly string[]
  choice: ReadingChoice
  /** A question in SQL, if there is one: what is drawn is drawn of its answer. */
  sql: string
  /** The table of ours that is asked; empty for a file. */
  set: SetName | ''
  asked: Asked
}

/** Longer texts are no recipes. */
const LONGEST = 100_000
const MARK = '#recipe='

const empty = {
  recipe: 'boreal-table',
  version: 1,
  columns: [],
  choice: {},
  sql: '',
  set: '',
} as const

/** What is saved can be read again: where names are too long to be carried along, the recipe says less. */
function loadable(recipe: Recipe): Recipe {
  const shorter = [recipe, { ...recipe, columns: [] }, { ...recipe, columns: [], choice: {} }]
  // As it stands in a file, which has spaces and ends with a line.
  const found = shorter.find((one) => JSON.stringify(one, null, 2).length < LONGEST)
  const { show } = recipe.asked
  return found ?? { ...empty, sql: recipe.sql, asked: { ...nothingAsked, show } }
}

export function recipeOf(
  { profile, choice }: Pick<Opened, 'profile' | 'choice'>,
  asked: Asked,
): Recipe {
  const { of, also, by, split, where, and } = asked
  const used = [of, also, by, split, where, and].filter((name) =>
    profile.some((column) => column.name === name),
  )
  const columns = used.length > 0 ? used : profile.map(({ name }) => name)
  return loadable({ ...empty, columns: [...new Set(columns)], choice, asked })
}

/** A question in SQL, of a file or of one of our tables. A file must have the columns that stand in it. */
export function sqlRecipeOf(
  own: Pick<Opened, 'profile' | 'choice'> | null,
  set: SetName,
  sql: string,
  asked: Asked,
): Recipe {
  if (!own) return { ...empty, sql, set, asked }
  const words = sql.toLowerCase()
  const isNamed = ({ name }: { name: string }) => {
    const at = words.indexOf(name.toLowerCase())
    const [before, after] = [words[at - 1] ?? ' ', words[at + name.length] ?? ' ']
    return at !== -1 && !/[\p{L}\p{N}_]/u.test(before + after)
  }
  const columns = own.profile.filter(isNamed).map(({ name }) => name)
  return loadable({ ...empty, columns, choice: own.choice, sql, asked })
}

const columnKinds = ['number', 'date', 'text', 'boolean'] as const
// Names may be long, in JSON and Parquet; all of the recipe together has an end.
const isText = (value: unknown): value is string => typeof value === 'string'
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | '' =>
  list.find((one) => one === value) ?? ''

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value)

/** How to read, as far as it is known; each field by itself. */
function choiceOf(given: unknown): ReadingChoice {
  const { encoding, separator, quote, header, mark, order, sheet, kinds } = (given ?? {}) as Record<
    keyof ReadingChoice,
    unknown
  >
  const columns = Object.entries(kinds ?? {}).filter(
    (entry): entry is [string, ColumnKind] => isText(entry[0]) && isOneOf(columnKinds, entry[1]),
  )
  return {
    ...(isOneOf(Object.keys(encodings) as Encoding[], encoding) && { encoding }),
    ...(isOneOf(separators, separator) && { separator }),
    ...(isOneOf(quotes, quote) && { quote }),
    ...(typeof header === 'number' && Number.isSafeInteger(header) && header >= 0 && { header }),
    ...(isOneOf(['.', ','] as const, mark) && { mark }),
    ...(isOneOf(dateOrders, order) && { order }),
    ...(isText(sheet) && { sheet }),
    ...(columns.length > 0 && { kinds: Object.fromEntries(columns) }),
  }
}

/** A recipe out of a file or a link, or null; what it says beyond what is known is left out. */
export function readRecipe(text: string): Recipe | null {
  if (text.length > LONGEST) return null
  try {
    const given = JSON.parse(text) as Partial<Recipe> | null
    if (given?.recipe !== 'boreal-table' || given.version !== 1) return null
    const { asked, columns = [], choice = {}, sql = '', set = '' } = given
    if (!Array.isArray(columns) || !columns.every(isText)) return null
    if (typeof sql !== 'string' || sql.length > LONGEST_SQL) return null
    // Our tables are asked by columns through the address: a recipe of one holds a question in SQL.
    const ours = setNames.find((name) => name === set && sql !== '') ?? ''
    const word = (key: keyof Asked) => {
      const value: unknown = asked?.[key]
      return isText(value) ? value : ''
    }
    return {
      recipe: 'boreal-table',
      version: 1,
      columns: columns.slice(0, 500),
      choice: choiceOf(choice),
      sql,
      set: ours,
      asked: {
        ...nothingAsked,
        show: oneOf(aggregates, asked?.show),
        of: word('of'),
        also: word('also'),
        by: word('by'),
        split: word('split'),
        kind: oneOf(chartKinds, asked?.kind),
        span: oneOf(timeSpans, asked?.span),
        axis: oneOf(['zero', 'data'] as const, asked?.axis),
        where: word('where'),
        test: oneOf(tests, asked?.test),
        value: word('value'),
        and: word('and'),
        and_test: oneOf(tests, asked?.and_test),
        and_value: word('and_value'),
        limit: oneOf(limits, asked?.limit),
        order: oneOf(['smallest'] as const, asked?.order),
      },
    }
  } catch {
    return null
  }
}

/**
 * The part of an address behind the mark: browsers keep it, and no server is told of it. Null where there is no link:
 * a question in SQL about a file may hold cells of the file.
 */
export function recipeHash(recipe: Recipe): string | null {
  if (recipe.sql !== '' && recipe.set === '') return null
  return MARK + encodeURIComponent(JSON.stringify(linkable(recipe)))
}

/** A condition's value may be a cell of a visitor's file, which no link carries. */
function linkable(recipe: Recipe): Recipe {
  if (recipe.set !== '') return recipe
  return { ...recipe, asked: { ...recipe.asked, value: '', and_value: '' } }
}

export function recipeIn(hash: string) {
  if (!hash.startsWith(MARK)) return null
  try {
    return readRecipe(decodeURIComponent(hash.slice(MARK.length)))
  } catch {
    return null
  }
}

/** Columns that a recipe needs and a table has not. */
export const missingFor = ({ columns }: Recipe, { profile }: Pick<Opened, 'profile'>) =>
  columns.filter((name) => !profile.some((column) => column.name === name))
