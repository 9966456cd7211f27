import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { DemoIcon } from './demo-icons'
import { FileChooser, useFileDrop } from './file-drop'
import { Reason, type ReadInput } from './input-reason'

/** A saved article: chosen or dropped, and read at once. */
export function FileInput<T extends object>({
  label,
  accept,
  action,
  hint,
  promise,
  isBusy,
  isCompact = false,
  read,
  onGive,
  children,
}: {
  label: string
  accept: string
  /** What the button says. */
  action: string
  /** Which files are meant, in the zone itself. */
  hint: ReactNode
  promise?: ReactNode
  isBusy: boolean
  isCompact?: boolean
  read: (file: File) => Promise<ReadInput<T>>
  onGive: (given: T) => void
  /** Fields that belong to the file. */
  children?: ReactNode
}) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    const given = await read(file)
    setProblem('refusal' in given ? given.refusal : null)
    if (!('refusal' in given)) onGive(given)
  }
  const { isOver, zone, choose, chooser } = useFileDrop((file) => void take(file))
  return (
    <div>
      {/* Dropping is the mouse's way; the button is everybody's. */}
      <div
        className={cn(
          'rounded-card border-[1.5px] border-dashed',
          isCompact
            ? 'flex flex-wrap items-center gap-x-4 gap-y-2 p-3'
            : 'grid justify-items-center gap-2 px-4 py-6 text-center',
          isOver ? 'border-accent' : 'border-control',
        )}
        {...zone}
      >
        <Button
          {...(isCompact && { size: 'sm', variant: 'quiet' })}
          aria-disabled={isBusy}
          aria-describedby={`${id}-problem ${id}-promise`}
          onClick={choose}
        >
          <DemoIcon name="upload" />
          {action}
        </Button>
        <FileChooser label={label} accept={accept} {...chooser} />
        <p className={cn('small-text', isCompact && 'min-w-0 flex-1 basis-60')}>{hint}</p>
      </div>
      {children && <div className="mt-3">{children}</div>}
      <Reason id={`${id}-problem`}>{problem}</Reason>
      <p id={`${id}-promise`} className="small-text mt-2 empty:hidden">
        {promise}
      </p>
    </div>
  )
}
