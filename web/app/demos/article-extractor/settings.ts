/** The settings of the page, as they stand in its address. A pasted page is never among them. */
import { megabytes } from '@/lib/megabytes'
import { addressOf } from '@/lib/page-address'
import { choice, writeView, type Setting, type ViewOf } from '@/lib/url-state'
import type { Page } from './ask'
import { extract } from './fields.gen'

/** The most HTML the API takes, and how the page says that. */
export const MAX_HTML_BYTES = extract.html.maxBytes
export const mostHtml = megabytes(MAX_HTML_BYTES)

/** An address as the field takes it. */
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
  input: choice({ url: 'Address', paste: 'HTML', file: 'File', batch: 'Batch' }, 'url', {
    label: 'Give the page as',
  }),
  blocks: choice(['all', 'kept', 'dropped'], 'all', { label: 'Blocks shown' }),
  form: choice(
    { reader: 'Article', text: 'Text', markdown: 'Markdown', html: 'HTML', json: 'JSON' },
    'reader',
    { label: 'Form' },
  ),
}

export type View = ViewOf<typeof settings>

/** The link to the article that is shown, whatever stands in the field by now. */
export function linkTo(page: Page, view: View, href: string) {
  const [path = ''] = href.split('?')
  const query = writeView(settings, { ...view, url: page.kind === 'url' ? page.url : '' })
  return query ? `${path}?${query}` : path
}
