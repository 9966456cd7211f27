import { useId, useRef, useState, type DragEvent } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { readPageFile } from '@/lib/read-page-file'
import { BaseField, baseOf } from './base-field'
import { FieldProblem } from './field-problem'
import type { Page } from './query'

/** A saved page: chosen or dropped, decoded here, and read at once. */
export function FileInput({
  base,
  isPending,
  onBase,
  onStart,
}: {
  base: string
  isPending: boolean
  onBase: (text: string) => void
  onStart: (page: Page) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const { url, refusal: refusedBase } = baseOf(base)
    if (refusedBase !== null) {
      setRefusal(refusedBase)
      return
    }
    const read = await readPageFile(file)
    if ('refusal' in read) {
      setRefusal(read.refusal)
      return
    }
    setRefusal(null)
    onStart({ kind: 'file', name: file.name, url, ...read })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div>
      {/* Dropping is the mouse's way; the button is everybody's. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the drop zone repeats the button in it */}
      <div
        className={cn(
          'mb-3 grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed px-4 py-6 text-center',
          isOver ? 'border-accent' : 'border-control',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => {
          setOver(false)
        }}
        onDrop={onDrop}
      >
        <Button
          disabled={isPending}
          aria-describedby={`${id}-problem ${id}-promise`}
          onClick={() => input.current?.click()}
        >
          <DemoIcon name="upload" />
          Choose a page or drop it here
        </Button>
        <input
          ref={input}
          type="file"
          accept=".html,.htm,.xhtml,.txt,text/html,application/xhtml+xml,text/plain"
          aria-label="Your HTML file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file may be chosen again after it was changed.
            event.target.value = ''
          }}
        />
        <span className="small-text">.html, .htm or .txt, at most 5 MB</span>
      </div>
      <BaseField value={base} onType={onBase} />
      <FieldProblem id={`${id}-problem`} text={refusal} />
      <p id={`${id}-promise`} className="small-text mt-2">
        The encoding is read as a browser does: byte-order mark, then the page’s own charset, then
        UTF-8, else Windows-1252. The file is read for this answer and never stored.
      </p>
    </div>
  )
}
