/** The settings of the page, as they stand in its address. A visitor's own text is never one of them. */
import { flag, matching, words, type ViewOf } from '@/lib/url-state'
import type { EntityKind } from './query'

export const entityKinds = [
  'person',
  'organization',
  'place',
  'other',
  'date',
  'money',
] as const satisfies readonly EntityKind[]

const slug = /^[a-z0-9-]{1,60}$/

export const settings = {
  /** The sample shown; empty is the first. */
  sample: matching('', slug),
  /** Kinds of names that are not marked. */
  hide: words([], /^(?:person|organization|place|other|date|money)$/),
  /** Whether sentences are tinted by their tone. */
  tone: flag(true),
  /** The two samples compared; empty are the two on one story. */
  first: matching('', slug),
  second: matching('', slug),
}

export type View = ViewOf<typeof settings>

/** The hidden kinds after one was switched, in the legend's order. */
export function switchKind(hidden: readonly string[], kind: EntityKind): EntityKind[] {
  return entityKinds.filter((other) => hidden.includes(other) !== (other === kind))
}
