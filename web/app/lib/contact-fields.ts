/** The fields of the contact form and the rules they follow; the server keeps the same ones. */
export const contactFields = ['name', 'email', 'message'] as const

export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>

/** In characters as a reader counts code points. The minima are the specification's; 254 is the longest address mail can carry (RFC 5321). */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  message: { min: 10, max: 5000 },
} as const

/** From this share of its limit on, a field counts its characters aloud. */
const COUNT_FROM = 0.9

/** What a field has used of its limit, once it is near; nothing before. */
export function countNearLimit(field: ContactField, used: number) {
  const { max } = contactLimits[field]
  return used >= COUNT_FROM * max ? { used, max } : undefined
}

/** Characters of a text as the limits count them. */
export function lengthOf(text: string) {
  return [...text.trim()].length
}

/** What is wrong with a field, in the words shown under it; nothing when it is right. */
export function errorIn(field: ContactField, value: string): string | undefined {
  const length = lengthOf(value)
  switch (field) {
    case 'name':
      if (length < contactLimits.name.min) return 'Name must be at least 2 characters'
      if (length > contactLimits.name.max) return 'Name must be at most 100 characters'
      return undefined
    case 'email':
      if (length > contactLimits.email.max) return 'Email must be at most 254 characters'
      return isEmail(value.trim()) ? undefined : 'Please enter a valid email address'
    case 'message':
      if (length < contactLimits.message.min) return 'Message must be at least 10 characters'
      if (length > contactLimits.message.max) return 'Message must be at most 5,000 characters'
      return undefined
  }
}

/** Everything wrong with the form, by field. */
export function errorsIn(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of contactFields) {
    const error = errorIn(field, values[field])
    if (error !== undefined) errors[field] = error
  }
  return errors
}

// Quoted local parts and address literals are valid mail but only ever typing mistakes or tricks in a form.
const localPart = /^[^\s\p{C}"(),.:;<>@[\\\]]+(?:\.[^\s\p{C}"(),.:;<>@[\\\]]+)*$/u
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Whether a text can be a person's address: one local part, a domain of at least two labels, letters of any script. */
function isEmail(text: string) {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  const top = labels.at(-1) ?? ''
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(top)
  )
}
