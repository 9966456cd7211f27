import type { Setting, ViewOf } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import type { Refusal } from './api-problem'
import { refusalText } from './refusal-text'

/** What any control takes from its setting. */
export interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  /** How a sentence calls it. */
  noun?: string | undefined
  /** Why the API refused it. */
  problem?: string | undefined
  onFocus?: (() => void) | undefined
  /** What was typed and could not be used; who keeps it. */
  refused?: string | undefined
  onRefuse?: ((text: string) => void) | undefined
}

type Valued<S> = S extends Setting<infer T> ? FieldProps<T> : never
type PropsOf<S> = S extends { props: infer P } ? P : object

/**
 * The props of each setting's control: `<WordNumber {...field('price')} />`. Label, limits and options come from
 * the declaration, the refusal from the API.
 */
export function fieldsOf<S extends object>(
  settings: S,
  state: Pick<ViewState<ViewOf<S>>, 'view' | 'change' | 'refused' | 'keep'>,
  refused: readonly Refusal[] = [],
  /** Told the field of the API whose control has the focus. */
  onTouch?: (wire: string) => void,
) {
  return <K extends keyof S & string>(key: K) => {
    // Every member of a set of settings is a setting, and its value in the view fits it: the compiler cannot follow
    // that through a key, so that this one function says it for all controls.
    const { props, wire = key, noun, isTyped } = settings[key] as Setting<unknown>
    const refusal = refused.find(({ field }) => field === wire)
    return {
      ...props,
      noun,
      value: state.view[key],
      refused: state.refused[key],
      onRefuse:
        isTyped &&
        ((text: string) => {
          state.keep(key, text)
        }),
      onChange: (value: unknown) => {
        state.change({ [key]: value } as Partial<ViewOf<S>>)
        // Not every browser gives a check box the focus when it is pressed.
        onTouch?.(wire)
      },
      problem: refusal && refusalText(refusal, noun),
      onFocus:
        onTouch &&
        (() => {
          onTouch(wire)
        }),
    } as unknown as PropsOf<S[K]> & Valued<S[K]>
  }
}

/** The fields of the API these settings become. */
export function wiresOf(settings: object) {
  const entries = Object.entries(settings as Record<string, Setting<unknown>>)
  return entries.map(([key, { wire }]) => wire ?? key)
}
