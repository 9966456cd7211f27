/**
 * A page's settings in the address: read with fallbacks, written without the defaults, so that the plain address
 * is the default view and a link says only what differs. A setting is declared once: how its text is understood,
 * the field's name in the API, and what its control needs. Pure; `use-view` connects it to the browser.
 */
import type { History } from './address'
import { fits, plainNumber, type Limits } from './plain-number'

export interface Setting<T, P extends object = object> {
  initial: T
  /** Undefined when the text is not a valid value: the default then holds. */
  parse: (text: string) => T | undefined
  format: (value: T) => string
  /** The field of the API it becomes, where its own name is not that: a refusal of it is shown at the control. */
  wire?: string | undefined
  /** How a sentence calls it, where its label does not say: "The balance" of what is labelled "Still owed". */
  noun?: string | undefined
  /** Whether a change is a step for the back button. */
  how?: History
  /** It has a control to type into: a text that is no valid value stays in the address, and with it in the control. */
  isTyped?: boolean
  /** What its control needs beside the value. */
  props?: P
}

/** How a setting is declared beside its values. */
export interface Declared {
  label?: string
  wire?: string
  noun?: string
  how?: History
}

export interface Option<T extends string | number> {
  value: T
  label: string
  disabled?: boolean
}

/** A field of the contract, as `fields.gen.ts` has it. */
export interface ContractField {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  /** Of a day: the first and the last there is. */
  readonly first?: string
  readonly last?: string
  readonly default?: unknown
}

/** The values of a set of settings. */
export type ViewOf<S> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

const declared = <P extends object>({ label = '', ...rest }: Declared, props: P, how: History) => ({
  how,
  // "Price, dollars" is called "The price".
  ...(label !== '' && { noun: `The ${label.replace(/,.*/, '').toLowerCase()}` }),
  ...rest,
  props: { label, ...props },
})

/** The limits of the API; what its contract does not say yet is given beside the field. */
export function limitsOf(field: ContractField, otherwise: Partial<Limits> = {}): Limits {
  return {
    min: field.minimum ?? otherwise.min ?? -Number.MAX_SAFE_INTEGER,
    max: field.maximum ?? otherwise.max ?? Number.MAX_SAFE_INTEGER,
    whole: otherwise.whole ?? field.type === 'integer',
  }
}

/** The same for a day. */
export function daysOf(
  { first, last }: ContractField,
  otherwise: { min?: string; max?: string } = {},
) {
  return { min: first ?? otherwise.min, max: last ?? otherwise.max }
}

const isList = (options: object): options is readonly unknown[] => Array.isArray(options)

/** One word out of a list, or out of words with their labels. */
export function choice<const T extends string>(
  options: readonly (T | Option<T>)[] | Readonly<Record<T, string>>,
  initial: NoInfer<T>,
  more: Declared = {},
) {
  const list: readonly Option<T>[] = isList(options)
    ? options.map((option) =>
        typeof option === 'string' ? { value: option, label: option } : option,
      )
    : (Object.keys(options) as T[]).map((value) => ({ value, label: options[value] }))
  return {
    initial,
    parse: (text: string) => list.find(({ value }) => value === text)?.value,
    format: (value: T) => value,
    ...declared(more, { options: list }, 'push'),
  } satisfies Setting<T>
}

/** A number between two limits; what lies outside is refused, not clipped. */
export function numeric(
  initial: number,
  { min, max, whole = false }: Limits,
  more: Declared & { unit?: string } = {},
) {
  const { unit, ...rest } = more
  const isMoney = /^\$|dollars$/.test(unit ?? rest.label ?? '')
  const limits = { min, max, whole, isMoney }
  return {
    initial,
    parse: (text: string) => {
      const { plain } = plainNumber(text, limits)
      const value = Number(plain)
      return plain !== '' && fits(value, limits) ? value : undefined
    },
    format: String,
    isTyped: rest.label !== undefined,
    ...declared(rest, { ...limits, unit }, 'replace'),
  } satisfies Setting<number>
}

/** The numbers of an operation by their names in the API, with the defaults and limits of the contract. */
export const numbersOf =
  <D extends object, F extends Record<string, ContractField>>(defaults: D, contract: F) =>
  <K extends keyof D & keyof F & string>(
    key: K,
    label: string,
    more: { unit?: string; noun?: string } = {},
  ) =>
    numeric(Number(defaults[key]), limitsOf(contract[key] ?? {}), { label, wire: key, ...more })

/** Yes or no, written as 1 or 0. */
export function flag(initial: boolean, more: Declared = {}) {
  return {
    initial,
    parse: (text: string) => (text === '1' ? true : text === '0' ? false : undefined),
    format: (value: boolean) => (value ? '1' : '0'),
    ...declared(more, {}, 'push'),
  } satisfies Setting<boolean>
}

/** Text as it is typed; what is blank is the default. */
export function text(initial: string, { maxLength }: { maxLength: number }, more: Declared = {}) {
  return {
    initial,
    parse: (given: string) => (given.length <= maxLength ? given : undefined),
    format: (value: string) => (value.trim() === '' ? initial : value),
    ...declared(more, { maxLength }, 'replace'),
  } satisfies Setting<string>
}

/** Short text that must match a pattern, such as a month or a postal code. */
export function matching(initial: string, pattern: RegExp, more: Declared = {}) {
  return {
    initial,
    parse: (given: string) => (given.length <= 200 && pattern.test(given) ? given : undefined),
    format: (value: string) => value,
    ...declared(more, {}, 'push'),
  } satisfies Setting<string>
}

/** Whether the text is a day that the calendar has: `2027-01-15`, not `2026-02-31`. */
export function isDay(given: string) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(given) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(given)
}

/** A calendar day; `initial` may be empty for "the newest there is". */
export function day(
  initial: string,
  more: Declared & { min?: string | undefined; max?: string | undefined } = {},
) {
  const { min, max, ...rest } = more
  return {
    initial,
    parse: (given: string) =>
      isDay(given) && given >= (min ?? given) && given <= (max ?? given) ? given : undefined,
    format: (value: string) => value,
    isTyped: rest.label !== undefined,
    ...declared(rest, { min, max }, 'replace'),
  } satisfies Setting<string>
}

/** A month, `2026-05`; `initial` may be empty for "the newest there is". */
export function month(initial: string, more: Declared = {}) {
  return matching(initial, /^\d{4}-(0[1-9]|1[0-2])$/, more)
}

/** Several words, joined by commas, in the order given. */
export function words(initial: readonly string[], pattern = /^[\w.-]+$/, more: Declared = {}) {
  return {
    initial,
    parse: (given: string) => {
      const list = given === '' ? [] : given.split(',')
      return list.length <= 100 && list.every((word) => pattern.test(word)) ? list : undefined
    },
    format: (value: readonly string[]) => value.join(','),
    ...declared(more, {}, 'push'),
  } satisfies Setting<readonly string[]>
}

/** The settings as a list; each value fits its own setting, which the types of an object cannot say. */
const listOf = (settings: object) => Object.entries(settings as Record<string, Setting<unknown>>)

/** The default view. */
export function initialView<S extends object>(settings: S): ViewOf<S> {
  return readView(settings, '')
}

/** The view an address asks for. Unknown names are ignored, bad values fall back to the default. */
export function readView<S extends object>(settings: S, search: string): ViewOf<S> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    listOf(settings).map(([key, setting]) => {
      const given = params.get(key)
      return [key, (given === null ? undefined : setting.parse(given)) ?? setting.initial]
    }),
  ) as ViewOf<S>
}

/** Texts by the setting they were typed for. */
export type GivenTexts = Readonly<Record<string, string>>

/** What an address says for typed settings that is no valid value. */
export function refusedTexts(settings: object, search: string): GivenTexts {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    listOf(settings).flatMap(([key, { isTyped, parse }]) => {
      const given = params.get(key)
      return isTyped && given !== null && parse(given) === undefined ? [[key, given]] : []
    }),
  )
}

/** Those of the controls that are shown: what stands in others asks for nothing. */
export function shownTexts(texts: GivenTexts, isShown: Readonly<Record<string, boolean>>) {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isShown[key] ?? true))
}

/**
 * The query of a view without the question mark; empty for the default view. What else `search` holds is kept, and
 * `refused` stands in place of the values that were not understood.
 */
export function writeView<S extends object>(
  settings: S,
  view: ViewOf<S>,
  search = '',
  refused: GivenTexts = {},
): string {
  const params = new URLSearchParams(search)
  for (const [key, setting] of listOf(settings)) {
    const given = refused[key] ?? setting.format(view[key as keyof S])
    params.delete(key)
    if (given !== setting.format(setting.initial)) params.set(key, given)
  }
  // A comma is allowed in a query and keeps lists readable in a shared link.
  return params.toString().replaceAll('%2C', ',')
}

/** Some settings of a view: those that make a question of their own. */
export function pick<V extends object, const K extends keyof V>(view: V, keys: readonly K[]) {
  return Object.fromEntries(keys.map((key) => [key, view[key]])) as Pick<V, K>
}

/** The part of a view that some of its settings make. */
export function partOf<S extends object>(settings: S, view: NoInfer<ViewOf<S>>): ViewOf<S> {
  return pick(view, Object.keys(settings) as (keyof S)[])
}
