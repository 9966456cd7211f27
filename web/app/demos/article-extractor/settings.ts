/** The settings of the page, as they stand in its address. A pasted page is never among them. */
import { addressOf } from '@/lib/page-address'
import { choice, writeView, type Setting, type ViewOf } from '@/lib/url-state'
import type { Page } from './ask'

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
