import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldProblem } from './field-problem'
import { addressOf } from './page-address'
import type { Page, Status } from './query'

/** One address, fetched by our server when the button is pressed and not before. */
export function UrlInput({
  value,
  isFromLink,
  isPending,
  server,
  onType,
  onStart,
  onStop,
}: {
  value: string
  /** Whether the address came with the link the visitor followed. */
  isFromLink: boolean
  isPending: boolean
  /** What this server can do; undefined until it has said so. */
  server: Status | undefined
  onType: (text: string) => void
  onStart: (page: Page) => void
  onStop: () => void
}) {
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isOff = server?.fetch_enabled === false
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = addressOf(value)
        if ('refusal' in given) {
          setRefusal(given.refusal)
          return
        }
        setRefusal(null)
        onStart({ kind: 'url', url: given.url })
      }}
    >
      <label htmlFor={`${id}-url`} className="control-legend">
        Address of an article
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="control-field flex-1 basis-72">
          <input
            id={`${id}-url`}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://"
            value={value}
            aria-invalid={refusal !== null}
            aria-describedby={`${id}-problem ${id}-promise`}
            onChange={(event) => {
              onType(event.target.value)
            }}
          />
        </div>
        <StartButton isPending={isPending} isOff={isOff} onStop={onStop} />
      </div>
      <FieldProblem id={`${id}-problem`} text={refusal} />
      <p id={`${id}-promise`} className="small-text mt-2 wrap-anywhere">
        {isPending
          ? 'Fetching and reading the page. A slow site is given ten seconds.'
          : promise(isOff, isFromLink, server?.user_agent)}
      </p>
    </form>
  )
}

/** What happens to the address, before anything does. */
function promise(isOff: boolean, isFromLink: boolean, name: string | null | undefined) {
  if (isOff)
    return 'This server does not fetch pages: whoever runs it has switched that off. Give the page as HTML or as a file; everything else works the same.'
  if (isFromLink)
    return 'The link you followed brought this address. It is fetched when you press Extract and not before, so that nobody can make you fetch a page by sending you a link.'
  return `Our server fetches the page once, from the public web only${name ? `, as ${name},` : ''} and obeys the site’s robots.txt. Nothing is stored.`
}

/** The one main action; while it runs, the way to stop it. */
export function StartButton({
  isPending,
  isOff = false,
  onStop,
}: {
  isPending: boolean
  isOff?: boolean
  onStop: () => void
}) {
  return isPending ? (
    <Button variant="quiet" className="max-sm:w-full" onClick={onStop}>
      Stop
    </Button>
  ) : (
    <Button type="submit" disabled={isOff} className="max-sm:w-full">
      Extract
    </Button>
  )
}
