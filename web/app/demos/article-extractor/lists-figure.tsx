import { ListPart } from '@/components/demo/list-part'
import { NewTabLink } from '@/components/ui/new-tab-link'
import type { Report } from './ask'

/** The article's links and pictures, as addresses: this page loads nothing from elsewhere. */
export function ListsFigure({ report: { links, images } }: { report: Report }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-11 md:grid-cols-2">
      <ListPart
        title={`${links.length === 0 ? 'No' : String(links.length)} ${links.length === 1 ? 'link' : 'links'} in the article`}
        sub="Each address once. Links open in a new tab."
        empty="The text leads nowhere else."
        entries={links.map(({ url, text }) => (
          <Entry key={url} url={url} words={text} />
        ))}
      />
      <ListPart
        title={`${images.length === 0 ? 'No' : String(images.length)} ${images.length === 1 ? 'picture' : 'pictures'} in the article`}
        sub="Named, not loaded: this page asks no other host for anything, so nobody learns what you read."
        empty="The text has no pictures."
        entries={images.map(({ url, alt }) => (
          <Entry key={url} url={url} words={alt ?? 'No description'} />
        ))}
      />
    </div>
  )
}

function Entry({ url, words }: { url: string; words: string }) {
  return (
    <li className="border-b border-hairline py-2 text-sm">
      <span className="wrap-anywhere">{words}</span>
      <NewTabLink
        href={url}
        isVouched={false}
        className="block font-mono text-xs break-all text-primary underline underline-offset-3"
      >
        {url}
      </NewTabLink>
    </li>
  )
}
