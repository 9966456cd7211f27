/** The settings of the page, as they stand in its address. A visitor's own text is never one of them. */
import { choice, flag, pick, words, type ViewOf } from '@/lib/url-state'
import type { EntityKind } from './ask'
import generated from './default-report.gen.json'
import { namedKinds } from './words'

export const entityKinds = [...namedKinds, 'date', 'money'] as const satisfies readonly EntityKind[]

const { samples } = generated
const options = samples.map(({ slug, title }) => ({ value: slug, label: title }))
/** One of our samples; the two on one story stand first. */
const sample = (place: number, label: string) =>
  choice(options, samples[place]?.slug ?? '', { label })

export const settings = {
  sample: sample(0, 'Sample article'),
  /** Kinds of names that are not marked. */
  hide: words([], /^(?:person|organization|place|other|date|money)$/),
  tone: flag(true, { label: 'Tone of sentences' }),
  first: sample(0, 'First article'),
  second: sample(1, 'Second article'),
}

export type View = ViewOf<typeof settings>

/** The settings that make a question of one article, and of two; the others change the drawing alone. */
export const articleView = (view: View) => pick(view, ['sample'])
export const pairView = (view: View) => pick(view, ['first', 'second'])

/** The hidden kinds after one was switched, in the legend's order. */
export function switchKind(hidden: readonly string[], kind: EntityKind): EntityKind[] {
  return entityKinds.filter((other) => hidden.includes(other) !== (other === kind))
}
