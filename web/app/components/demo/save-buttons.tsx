import { useState } from 'react'
import { saveText } from '@/lib/save-text'

/** Texts the visitor can keep as files, a button each; what was saved is said. */
export function SaveButtons({
  files,
}: {
  files: readonly { label: string; name: string; text: () => string; isEmpty?: boolean }[]
}) {
  const [said, setSaid] = useState('')
  return (
    <>
      {files.map(({ label, name, text, isEmpty = false }) => (
        <button
          key={label}
          type="button"
          disabled={isEmpty}
          className="text-button disabled:text-muted disabled:no-underline"
          onClick={() => {
            saveText(name, text())
            setSaid(`Saved as ${name}`)
          }}
        >
          {label}
        </button>
      ))}
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
