import { formatNumber } from '@/lib/format'
import type { Setting } from '@/lib/url-state'

interface Control {
  label?: string
  options?: readonly { value: unknown; label: string }[]
}

export type Settings = Readonly<Record<string, Setting<unknown, Control>>>

/** A setting's value as its control shows it. */
export function shownValue(value: unknown, { options }: Control) {
  const option = options?.find((one) => one.value === value)
  if (option) return option.label
  if (typeof value === 'number') {
    const [, decimals = ''] = String(value).split('.')
    return formatNumber(value, decimals.length)
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value || 'not set')
}

/** What a setting is called: as its control is labelled, without the unit. */
export const settingName = (key: string, { props = {}, noun = key }: Setting<unknown, Control>) =>
  (props.label || noun.replace(/^The /, '')).replace(/,.*/, '')
