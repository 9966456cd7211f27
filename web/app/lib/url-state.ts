/**
 * A demo's settings in the address: read with fallbacks, written without the
 * defaults, so that the plain address is the default view and a link says only
 * what differs. Pure; `use-view` connects it to the browser.
 */

/** One setting: how its text is understood, how it is written, and its default. */
export interface Setting<T> {
  initial: T
  /** Undefined when the text is not a valid value: the default then holds. */
  parse: (text: string) => T | undefined
  format: (value: T) => string
}

export type Settings = Readonly<Record<string, Setting<never>>>

/** The values of a set of settings. */
export type ViewOf<S> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

/** One word out of a list. */
export function choice<const T extends string>(options: readonly T[], initial: T): Setting<T> {
  return {
    initial,
    parse: (text) => options.find((option) => option === text),
    format: (value) => value,
  }
}

/** A number between two limits; what lies outside is refused, not clipped. */
export function numeric(
  initial: number,
  { min, max, whole = false }: { min: number; max: number; whole?: boolean },
): Setting<number> {
  return {
    initial,
    parse: (text) => {
      const value = text.trim() === '' ? Number.NaN : Number(text)
      const fits = value >= min && value <= max && (!whole || Number.isInteger(value))
      return fits ? value : undefined
    },
    format: String,
  }
}

/** Yes or no, written as 1 or 0. */
export function flag(initial: boolean): Setting<boolean> {
  return {
    initial,
    parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
    format: (value) => (value ? '1' : '0'),
  }
}

/** Short text that must match a pattern, such as a month or a postal code. */
export function matching(initial: string, pattern: RegExp): Setting<string> {
  return {
    initial,
    parse: (text) => (text.length <= 200 && pattern.test(text) ? text : undefined),
    format: (value) => value,
  }
}

/** A calendar day, `2027-01-15`; `initial` may be empty for "the newest there is". */
export function day(initial: string): Setting<string> {
  return {
    initial,
    parse: (text) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
    format: (value) => value,
  }
}

/** A month, `2026-05`; `initial` may be empty for "the newest there is". */
export function month(initial: string): Setting<string> {
  return matching(initial, /^\d{4}-(0[1-9]|1[0-2])$/)
}

/** Several words, joined by commas, in the order given. */
export function words(
  initial: readonly string[],
  pattern = /^[\w.-]+$/,
): Setting<readonly string[]> {
  return {
    initial,
    parse: (text) => {
      const list = text === '' ? [] : text.split(',')
      return list.length <= 100 && list.every((word) => pattern.test(word)) ? list : undefined
    },
    format: (value) => value.join(','),
  }
}

/** The default view. */
export function initialView<S extends object>(settings: S): ViewOf<S> {
  const entries = Object.entries(settings as Record<string, Setting<unknown>>)
  return Object.fromEntries(entries.map(([key, setting]) => [key, setting.initial])) as ViewOf<S>
}

/** The view an address asks for. Unknown names are ignored, bad values fall back to the default. */
export function readView<S extends object>(settings: S, search: string): ViewOf<S> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(settings as Record<string, Setting<unknown>>)
  return Object.fromEntries(
    entries.map(([key, setting]) => {
      const text = params.get(key)
      return [key, (text === null ? undefined : setting.parse(text)) ?? setting.initial]
    }),
  ) as ViewOf<S>
}

/** The query of a view without the question mark; empty for the default view. */
export function writeView<S extends object>(settings: S, view: ViewOf<S>): string {
  const params = new URLSearchParams()
  const entries = Object.entries(settings as Record<string, Setting<unknown>>)
  for (const [key, setting] of entries) {
    const text = setting.format(view[key as keyof S])
    if (text !== setting.format(setting.initial)) params.set(key, text)
  }
  // A comma is allowed in a query and keeps lists readable in a shared link.
  return params.toString().replaceAll('%2C', ',')
}
