import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { contact } from '@/content/contact'

/** What stands over the emptied form after a message has been stored. */
export function ContactSent({
  reference,
  onAnother,
}: {
  reference: string | undefined
  onAnother: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className="mb-6 rounded-card border border-hairline bg-bg p-5">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {contact.sent.title}
      </h3>
      <p className="mt-2 text-sm text-muted">
        {reference === undefined ? contact.sent.withoutReference : contact.sent.text}
      </p>
      {reference !== undefined && (
        <p className="mt-3 font-display text-2xl font-semibold tracking-wide tabular">
          {reference}
        </p>
      )}
      <Button variant="outline" size="sm" className="mt-4" onClick={onAnother}>
        {contact.sent.another}
      </Button>
    </div>
  )
}
