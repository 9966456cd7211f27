import type { ViewState } from '@/lib/use-view'
import type { Refusal } from './api-problem'
import type { AnswerState } from './use-answer'

/** The one figure a demo's answer turns on. */
export interface MainFigure {
  /** "Each payment". */
  name: string
  value: number
  /** What else it turns on, in a few words: "you would qualify". */
  verdict?: string | undefined
  /** The view it is the figure of; both arrive together. */
  view: object
  /** Whether it is an earlier case's: the one now asked for cannot be worked out. */
  stale: boolean
  /** Why it cannot: the fields that were refused, and texts that are no values. */
  refused: readonly Refusal[]
  typed: object
  /** Also of a difference, without its sign. */
  format: (value: number) => string
  /** Takes the page back to that view. */
  restore: () => void
  /** The page's settings, to tell in which ones two cases differ. */
  settings: object
}

/** The main figure of an answer, with the way back to the case it belongs to. */
export function mainFigure<V extends object>(
  settings: object,
  { change, refused: typed }: Pick<ViewState<V>, 'change' | 'refused'>,
  {
    answered: { view },
    stale,
    refused,
  }: Pick<AnswerState<Partial<V>, unknown, unknown>, 'answered' | 'stale' | 'refused'>,
  figure: Pick<MainFigure, 'name' | 'value' | 'verdict' | 'format'>,
): MainFigure {
  const restore = () => {
    change(view, 'push')
  }
  return { ...figure, view, stale, refused, typed, settings, restore }
}
