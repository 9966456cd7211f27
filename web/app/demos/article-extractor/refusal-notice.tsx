import { Link } from 'wouter'
import { contactHref } from '@/components/demo/demo-frame'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Notice } from '@/components/demo/faces'
import { Button } from '@/components/ui/button'
import { articleExtractor } from './meta'
import type { Input } from './params'
import type { Page } from './query'
import { refusalOf } from './refusal'

/** Why there is no article of this page, and what to do next. The last article stays below. */
export function RefusalNotice({
  page,
  error,
  href,
  onRetry,
  onInput,
}: {
  page: Page
  error: unknown
  href: string
  onRetry: () => void
  onInput: (input: Input) => void
}) {
  const { title, text, isFetching, isWorthRetrying } = refusalOf(error, page)
  return (
    <Notice tone={isWorthRetrying ? 'danger' : 'warning'} title={title}>
      <p className="wrap-anywhere">{text} The article below is still the last one.</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isWorthRetrying && (
          <Button size="sm" onClick={onRetry}>
            <DemoIcon name="back" />
            Try again
          </Button>
        )}
        {isFetching && (
          <>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                onInput('paste')
              }}
            >
              Paste the HTML
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                onInput('file')
              }}
            >
              Give a file
            </Button>
          </>
        )}
        {isWorthRetrying && (
          <span className="small-text">
            Still failing?{' '}
            <Link
              href={contactHref(articleExtractor.slug, href)}
              className="text-primary underline underline-offset-3"
            >
              Tell us
            </Link>
            .
          </span>
        )}
      </div>
    </Notice>
  )
}
