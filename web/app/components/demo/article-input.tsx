import { useId, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { DemoIcon } from './demo-icons'
import { FileChooser, useFileDrop } from './file-drop'

interface TypedProps {
  label: string
  /** Read out only, where the switch above the field says it already. */
  isLabelHidden?: boolean
  placeholder?: string
  value: string
  onType: (text: string) => void
  /** Called when the form is sent; returns why the text cannot be used, or null where it is on its way. */
  onGive: (text: string) => string | null
  /** The button that sends it. */
  button: ReactNode
  /** What will happen to it. */
  promise?: ReactNode
}

/** A field that is checked when it is sent; the reason stands until somebody types on. */
function useTypedInput({ value, onType, onGive, label, isLabelHidden = false }: TypedProps) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    promiseId: `${id}-promise`,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      setProblem(onGive(value))
    },
    legend: !isLabelHidden && (
      <label htmlFor={`${id}-field`} className="control-legend">
        {label}
      </label>
    ),
    reason: <Reason id={`${id}-problem`}>{problem}</Reason>,
    field: {
      id: `${id}-field`,
      value,
      ...(isLabelHidden && { 'aria-label': label }),
      'aria-invalid': problem !== null,
      'aria-describedby': `${id}-problem ${id}-promise`,
      autoCapitalize: 'off',
      spellCheck: false,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        onType(target.value)
        setProblem(null)
      },
    },
  }
}

/** The place is there before the words, so that they are read out. */
function Reason({ id, children }: { id: string; children: string | null }) {
  return (
    <p id={id} role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  )
}

/** The address of an article. */
export function AddressInput(props: TypedProps) {
  const { field, legend, reason, promiseId, onSubmit } = useTypedInput(props)
  return (
    <form noValidate onSubmit={onSubmit}>
      {legend}
      <div className="flex flex-wrap gap-3">
        <div className="control-field min-w-0 flex-1 basis-72">
          <input
            type="text"
            inputMode="url"
            autoComplete="url"
            placeholder={props.placeholder ?? 'https://'}
            {...field}
          />
        </div>
        {props.button}
      </div>
      {reason}
      <p id={promiseId} className="small-text mt-2 wrap-anywhere">
        {props.promise}
      </p>
    </form>
  )
}

/** An article as text, its HTML, or a list of addresses. */
export function PasteInput({
  rows = 7,
  isCode = false,
  aside,
  children,
  ...props
}: TypedProps & {
  rows?: number
  /** In the face of code: HTML and addresses. */
  isCode?: boolean
  /** At the label's side. */
  aside?: ReactNode
  /** Fields that belong to the text, beside the button. */
  children?: ReactNode
}) {
  const { field, legend, reason, promiseId, onSubmit } = useTypedInput(props)
  const { button, promise } = props
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="flex items-baseline justify-between gap-4">
        {legend}
        {aside}
      </div>
      <textarea
        rows={rows}
        autoComplete="off"
        placeholder={props.placeholder}
        className={cn(
          'block w-full rounded-field border border-control bg-bg p-3',
          isCode ? 'font-mono text-xs' : 'text-sm',
        )}
        {...field}
      />
      {children !== undefined && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {children}
          {button}
        </div>
      )}
      {reason}
      {children === undefined ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {button}
          <p id={promiseId} className="small-text min-w-0 flex-1 basis-60 empty:hidden">
            {promise}
          </p>
        </div>
      ) : (
        <p id={promiseId} className="small-text mt-2">
          {promise}
        </p>
      )}
    </form>
  )
}

/** A saved article: chosen or dropped, and read at once. */
export function FileInput({
  label,
  accept,
  action,
  hint,
  promise,
  isBusy,
  isCompact = false,
  onFile,
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
  /** Returns why the file was not read, or null where it is on its way. */
  onFile: (file: File) => Promise<string | null>
  /** Fields that belong to the file. */
  children?: ReactNode
}) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const { isOver, zone, choose, chooser } = useFileDrop(
    (file) => void onFile(file).then(setProblem),
  )
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
