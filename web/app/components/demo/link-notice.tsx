import { refusedTexts, type Setting } from '@/lib/url-state'
import type { Link } from '@/lib/use-view'
import { settingName, shownValue, type Settings } from './shown-value'

/** Settings that a view leaves out of play, and what holds in their place. */
export interface Idle {
  keys: readonly string[]
  instead: string
}

const LONGEST = 40
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/**
 * What of a link is not taken, and what holds instead: values nobody knows, and settings that have no part in its
 * view. Typed ones are not among them: they stand in their control, with the reason.
 */
export function linkText({ query, settings, view }: Link, idle: Idle | null = null) {
  const params = new URLSearchParams(query)
  const values = new Map<string, unknown>(Object.entries(view))
  const typed = refusedTexts(settings, query)
  const said = Object.entries(settings as Settings).flatMap(([key, setting]) => {
    const given = params.get(key)
    if (given === null || key in typed) return []
    const isIdle = idle?.keys.includes(key)
    if (!isIdle && (setting as Setting<unknown>).parse(given) !== undefined) return []
    const instead = isIdle ? idle?.instead : shownValue(values.get(key), setting.props ?? {})
    return `${settingName(key, setting)} “${cut(given)}” (instead: ${String(instead)})`
  })
  return said.length > 0 ? `Not taken from this link: ${said.join('; ')}.` : null
}

/** Says above the answer that a link is not shown as it was meant. */
export function LinkNotice({ link, idle }: { link: Link; idle?: Idle | null }) {
  const text = linkText(link, idle)
  if (text === null) return null
  return (
    <p
      role="status"
      className="no-print mb-4 rounded-card border border-warning bg-warning-bg px-4 py-2.5 text-sm wrap-anywhere"
    >
      {text}
    </p>
  )
}
