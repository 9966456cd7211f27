import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** Rows as text, for those who have no file of them. */
export function PasteBox({ example, onTake }: { example: string; onTake: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <div className="mt-4 grid gap-3">
      <textarea
        aria-label="Rows to paste, headings first"
        value={text}
        placeholder={example}
        rows={6}
        spellCheck={false}
        className="rounded-field border border-control bg-bg p-3 font-mono text-xs"
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      <Button
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => {
          onTake(text)
        }}
      >
        Use these rows
      </Button>
    </div>
  )
}
