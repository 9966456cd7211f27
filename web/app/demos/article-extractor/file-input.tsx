import { useId, useState } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
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
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (file: File) => {
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
  const { isOver, zone, choose, chooser } = useFileDrop((file) => void take(file))
  return (
    <div>
      {/* Dropping is the mouse's way; the button is everybody's. */}
      <div
        className={cn(
          'mb-3 grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed px-4 py-6 text-center',
          isOver ? 'border-accent' : 'border-control',
        )}
        {...zone}
      >
        <Button
          disabled={isPending}
          aria-describedby={`${id}-problem ${id}-promise`}
          onClick={choose}
        >
          <DemoIcon name="upload" />
          Choose a page or drop it here
        </Button>
        <FileChooser
          label="Your HTML file"
          accept=".html,.htm,.xhtml,.txt,text/html,application/xhtml+xml,text/plain"
          {...chooser}
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
