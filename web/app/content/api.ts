import contract from '@/api/endpoints.gen.json'
import type { ApiRequest } from '@/api/request'

/** A field of a call. */
export interface EndpointField {
  name: string
  required: boolean
  what: string
  rule: string
}

/** An answer by its status. */
export interface EndpointStatus {
  status: string
  what: string
}

/** One operation of the contract, in words. */
export interface Endpoint {
  id: string
  method: string
  path: string
  summary: string
  note: string
  fields: readonly EndpointField[]
  answer: {
    status: string
    type: string
    what: string
    fields: readonly { name: string; what: string }[]
    /** Other answers that are no failure. */
    others: readonly EndpointStatus[]
  }
  errors: readonly EndpointStatus[]
  /** A call that can be made as it stands; none where it would write to us. */
  call: ApiRequest | null
}

/** The operations of the generated contract, by the demo or part of the site they belong to. */
export const endpointGroups = contract as readonly {
  slug: string
  endpoints: readonly Endpoint[]
}[]

/** The words of the page that are not the contract's. */
export const apiPage = {
  lead: 'What a working demo computes is one call away. No key, no account; what you send is read, used and forgotten, except a message to us.',
  groups: { site: 'This site', contact: 'Contact form' } as Partial<Record<string, string>>,
  conventions: {
    title: 'What holds for every call',
    items: [
      'Send and receive JSON in snake_case. Amounts are dollars, rounded half-up to cents. Days are written 2026-11-15, times in UTC (RFC 3339).',
      'An answer made from published figures says in “source” who published them, how old they are and on which terms.',
      'A call that cannot be answered brings application/problem+json (RFC 9457). “errors” names every wrong field at once, with a sentence for you and a code for your program.',
      '240 calls a minute are yours unless the owner sets another number. After that the answer is 429, and Retry-After says how many seconds to wait.',
    ],
  },
  contract: 'The contract for machines, OpenAPI 3.1',
  parameters: 'What you send',
  none: 'Nothing: the call has no parameters.',
  answer: 'What comes back',
  errors: 'When it fails',
  field: 'Field',
  meaning: 'Meaning',
  limits: 'Limits',
  required: 'required',
  call: 'A call to try',
  send: 'Send',
  sending: 'Sending',
  copy: 'Copy',
  open: 'Open the demo',
  next: {
    title: 'Need one of these on your own data?',
    text: 'Tell us which call is closest to what you need, and what it would have to answer.',
    pages: [
      { href: '/demo/overview', title: 'Demos', note: 'The same calls with controls and pictures' },
      {
        href: '/services/data-architecture',
        title: 'Data Architecture',
        note: 'How such interfaces are built',
      },
    ],
  },
} as const
