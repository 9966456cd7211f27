import { use } from 'react'
import { Link } from 'wouter'
import { Button } from '@/components/ui/button'
import { useStore } from '@/lib/store'
import { ApiProblem, whatHappened, worthRetrying } from './api-problem'
import { DemoIcon } from './demo-icons'
import { Notice } from './faces'
import { contactHref } from './contact-href'
import { FrameContext } from './frame-context'
import type { AnswerState } from './use-answer'

/** What a visitor may do instead: the snapshot, the sample. */
export interface WayOut {
  label: string
  onPress: () => void
}

/** Error: what happened, what is kept, what to do. The last good figures stay on the page below it. */
export function ProblemNotice({
  what,
  error,
  onRetry,
  kept = 'Your settings are kept in the address.',
  otherwise = [],
  ...words
}: {
  /** What did not come back: "The fit". */
  what: string
  error: unknown
  onRetry: () => void
  /** What the visitor does not have to do again. */
  kept?: string | undefined
  otherwise?: readonly WayOut[]
  /** Said in place of what the error itself says; under a title of its own the fault may be the page's, not ours. */
  title?: string
  text?: string
}) {
  const { slug, href } = useStore(use(FrameContext))
  const isFailure = worthRetrying(error)
  const { title = `${what} did not come back.`, text = whatHappened(error) } = words
  const isOurs = isFailure || words.title === undefined
  return (
    <Notice tone={isOurs ? 'danger' : 'warning'} title={title}>
      <p className="wrap-anywhere">
        {text} {kept}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isFailure && (
          <Button size="sm" onClick={onRetry}>
            <DemoIcon name="back" />
            Try again
          </Button>
        )}
        {otherwise.map(({ label, onPress }) => (
          <Button key={label} size="sm" variant="quiet" onClick={onPress}>
            {label}
          </Button>
        ))}
        {isOurs && (
          <span className="small-text">
            Still failing?{' '}
            <Link
              href={contactHref(slug, href)}
              className="text-primary underline underline-offset-3"
            >
              Tell us
            </Link>
            : the message carries this view.
          </span>
        )}
      </div>
    </Notice>
  )
}

/** The error of an answer that has one: a failure, or a refusal no field of the page shows. */
export function AnswerProblem({
  what,
  state: { error, refused, retry },
  placed = [],
  ...notice
}: {
  what: string
  state: Pick<AnswerState<unknown, unknown, unknown>, 'error' | 'refused' | 'retry'>
  /** The fields whose refusal stands beside them. */
  placed?: readonly string[]
  kept?: string | undefined
  otherwise?: readonly WayOut[]
}) {
  const unplaced = refused.filter(({ field }) => !placed.includes(field))
  if (error === null && unplaced.length === 0) return null
  const problem = error ?? new ApiProblem({ status: 422, title: what, errors: unplaced })
  return (
    <div className="mb-5">
      <ProblemNotice what={what} error={problem} onRetry={retry} {...notice} />
    </div>
  )
}
