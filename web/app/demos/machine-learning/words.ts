/** How the page calls what the engine finds. */
import { formatNumber, formatSigned } from '@/lib/format'
import type { Entity, EntityKind, Report, Tone } from './ask'

export const kindWords: Record<EntityKind, { one: string; many: string; letter: string }> = {
  person: { one: 'person', many: 'People', letter: 'P' },
  organization: { one: 'organization', many: 'Organizations', letter: 'O' },
  place: { one: 'place', many: 'Places', letter: 'L' },
  other: { one: 'other name', many: 'Other names', letter: 'N' },
  date: { one: 'date', many: 'Dates', letter: 'D' },
  money: { one: 'amount', many: 'Amounts', letter: '$' },
}

/** Kinds a text can feel something about. */
export const namedKinds = [
  'person',
  'organization',
  'place',
  'other',
] as const satisfies readonly EntityKind[]
export const isNamed = ({ kind }: { kind: EntityKind }) => kind !== 'date' && kind !== 'money'

export const tones = ['positive', 'neutral', 'negative'] as const satisfies readonly Tone[]

/** The sentences a name stands in, each once. */
export const sentencesOf = ({ mentions }: Entity) => [
  ...new Set(mentions.map(({ sentence }) => sentence)),
]

/** A share of one as a percentage. */
export const percent = (share: number, digits = 0) => `${formatNumber(share * 100, digits)} %`

/** A score between −1 and 1, always signed. */
export const formatScore = (score: number) => formatSigned(score, 2)

/** The step of a score on the diverging scale, −4 to 4; zero within the neutral band. */
export function toneStep(score: number, tone: Tone): number {
  if (tone === 'neutral') return 0
  const size = Math.min(4, Math.max(1, Math.ceil((Math.abs(score) - 0.2) / 0.2)))
  return score < 0 ? -size : size
}

/** People, organizations, places and other names, in the report's order. */
export const namedEntities = ({ entities }: Report) => entities.filter(isNamed)

/** A date or an amount in plain form, where the engine gives one: "2026-01-14", "$61,000,000". */
export function plainValue({ kind, value }: Entity): string | null {
  if (!value) return null
  if (kind !== 'money') return value
  const [currency = '', amount = ''] = value.split(' ')
  const size = Number(amount)
  if (!Number.isFinite(size) || amount === '') return value
  const figure = formatNumber(size, Number.isInteger(size) ? 0 : 2)
  return /^[A-Z]{3}$/.test(currency) ? `${figure} ${currency}` : currency + figure
}
