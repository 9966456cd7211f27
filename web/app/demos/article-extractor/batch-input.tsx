import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldProblem } from './field-problem'
import { addressesOf, MAX_BATCH } from './page-address'

/** Several addresses, one a line. */
export function BatchInput({
  value,
  isRunning,
  isOff,
  onType,
  onStart,
}: {
  value: string
  isRunning: boolean
  /** Whether this server fetches nothing. */
  isOff: boolean
  onType: (text: string) => void
  onStart: (urls: readonly string[]) => void
}) {
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = addressesOf(value)
        setRefusal('refusal' in given ? given.refusal : null)
        if ('urls' in given) onStart(given.urls)
      }}
    >
      <label htmlFor={`${id}-urls`} className="control-legend">
        Addresses of articles, one a line
      </label>
      <textarea
        id={`${id}-urls`}
        value={value}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={'https://\nhttps://'}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-problem ${id}-promise`}
        className="block w-full rounded-field border border-control bg-bg p-3 font-mono text-xs"
        onChange={(event) => {
          onType(event.target.value)
        }}
      />
      <FieldProblem id={`${id}-problem`} text={refusal} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={isRunning || isOff} className="max-sm:w-full">
          Extract all
        </Button>
        <p id={`${id}-promise`} className="small-text flex-1 basis-72">
          {isOff
            ? 'This server does not fetch pages: whoever runs it has switched that off.'
            : `At most ${String(MAX_BATCH)}, two at a time, with the pauses our server asks for. The list is not part of the link.`}
        </p>
      </div>
    </form>
  )
}
