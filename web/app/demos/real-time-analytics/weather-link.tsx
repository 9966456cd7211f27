import { LinkNotice, type Idle } from '@/components/demo/link-notice'
import type { Link } from '@/lib/use-view'
import type { View } from './settings'

const ofTestSignal = ['seed', 'start', 'fault', 'where', 'since', 'size', 'hours'] as const

/** What is asked of a replay and not played: links from before there was a choice of what is played ask for it alone. */
export function idleIn({ mode }: Pick<View, 'mode'>): Idle | null {
  if (mode === 'test') return null
  if (mode === 'event') return { keys: ofTestSignal, instead: 'the past event as it was' }
  return { keys: ['event', 'speed', 'at', ...ofTestSignal], instead: 'everybody’s live stream' }
}

/** A link to the weather, which may ask a replay of what plays none. */
export function WeatherLink({ link }: { link: Link }) {
  return <LinkNotice link={link} idle={idleIn(link.view as View)} />
}
