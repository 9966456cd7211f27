/** The settings of the page, as they stand in its address. A pasted page is never among them. */
import { choice, type Setting, type ViewOf } from '@/lib/url-state'
import { addressOf } from './page-address'

/** The ways to give a page. */
export const inputs = ['url', 'paste', 'file', 'batch'] as const
export type Input = (typeof inputs)[number]

/** The article's forms. */
export const forms = ['reader', 'text', 'markdown', 'html', 'json'] as const
export type Form = (typeof forms)[number]

const address: Setting<string> = {
  initial: '',
  parse: (text) => {
    const given = addressOf(text)
    return 'url' in given ? given.url : undefined
  },
  format: (value) => value,
}

export const settings = {
  /** The address in the field. A link may carry it; only a press of the button fetches it. */
  url: address,
  input: choice(inputs, 'url'),
  blocks: choice(['all', 'kept', 'dropped'], 'all'),
  form: choice(forms, 'reader'),
}

export type View = ViewOf<typeof settings>
