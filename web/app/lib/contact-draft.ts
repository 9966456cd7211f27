import { contactFields, type ContactValues } from './contact-fields'

/** One try at sending, known to the server by its key. */
export interface Attempt {
  key: string
  /** What the key stands for: another body needs another key. */
  body: string
}

/** What the visitor has written so far. It stays in this tab and survives a reload. */
export interface Draft {
  values: ContactValues
  attempt?: Attempt
}

const storageKey = 'contact-draft'

/** The draft kept in this tab, if there is a sound one. */
export function readDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(draft: Draft) {
  try {
    const empty = contactFields.every((field) => draft.values[field] === '')
    if (empty) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage may be closed or full: the text then lasts as long as the page.
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}

/** The attempt a body is sent under: the last one while the body stays the same, else a new one. */
export function attemptFor(body: string, last?: Attempt): Attempt {
  return last?.body === body ? last : { key: randomKey(), body }
}

/** A random UUID. Browsers offer theirs on secure pages only, and the site also runs on plain HTTP in a local network. */
function randomKey() {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function isDraft(draft: unknown): draft is Draft {
  if (!isRecord(draft) || !isRecord(draft['values'])) return false
  const { values, attempt } = draft
  const sound =
    attempt === undefined ||
    (isRecord(attempt) && isText(attempt['key']) && isText(attempt['body']))
  return sound && contactFields.every((field) => isText(values[field]))
}

const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
