import { useId, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { Reason, type ReadInput } from './input-reason'

interface TypedProps<T extends object> {
  label: string
  /** What the form is called, where its field does not say it. */
  formLabel?: string
  /** Read out only, where the switch above the field says it already. */
  isLabelHidden?: boolean
  placeholder?: string
  value: string
  onType: (text: string) => void
  /** Understands the text when the form is sent. */
  read: (text: string) => ReadInput<T>
  onGive: (given: T) => void
  /** The button that sends it. */
  button: ReactNode
  /** What will happen to it. */
  promise?: ReactNode
}

/** A field that is checked when it is sent; the reason stands until the text is another. */
function useTypedInput<T extends object>(props: TypedProps<T>) {
  const { value, onType, read, onGive, label, formLabel, isLabelHidden = false } = props
  const id = useId()
  const [refused, setRefused] = useState({ value: '', reason: null as string | null })
  const problem = refused.value === value ? refused.reason : null
  return {
    promiseId: `${id}-promise`,
    form: {
      noValidate: true,
      'aria-label': formLabel,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        const given = read(value)
        setRefused({ value, reason: 'refusal' in given ? given.refusal : null })
        if (!('refusal' in given)) onGive(given)
      },
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
      },
    },
  }
}

const asAddress = {
  inputMode: 'url',
  autoComplete: 'url',
  placeholder: 'https://',
} as const

/** One line: the address of an article, or a few words. */
export function LineInput<T extends object>({
  isWords = false,
  ...props
}: TypedProps<T> & { isWords?: boolean }) {
  const { field, legend, reason, promiseId, form } = useTypedInput(props)
  return (
    <form {...form}>
      {legend}
      <div className="flex flex-wrap gap-3">
        <div className="control-field min-w-0 flex-1 basis-72">
          <input
            type="text"
            {...(isWords ? { className: 'font-sans' } : asAddress)}
            {...(props.placeholder !== undefined && { placeholder: props.placeholder })}
            {...field}
          />
        </div>
        {props.button}
      </div>
      {reason}
      <p id={promiseId} className="small-text mt-2 wrap-anywhere empty:hidden">
        {props.promise}
      </p>
    </form>
  )
}

/** Sends an input, and says while it is busy; it can still be focused then. */
export function SubmitButton({
  isBusy,
  idle,
  busy,
}: {
  isBusy: boolean
  idle: string
  busy: string
}) {
  return (
    <Button type="submit" size="sm" className="min-h-11" aria-disabled={isBusy}>
      {isBusy ? busy : idle}
    </Button>
  )
}

/** An address beside another field, such as where a text was read. */
export function AddressField({
  label,
  hint,
  value,
  onType,
}: {
  label: string
  hint: string
  value: string
  onType: (text: string) => void
}) {
  const id = useId()
  return (
    <div className="flex-1 basis-72">
      <label htmlFor={id} className="control-legend">
        {label} <span className="font-normal text-muted">({hint})</span>
      </label>
      <div className="control-field">
        <input
          id={id}
          type="text"
          {...asAddress}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            onType(event.target.value)
          }}
        />
      </div>
    </div>
  )
}

/** An article as text, its HTML, or a list of addresses. */
export function PasteInput<T extends object>({
  rows = 7,
  isCode = false,
  aside,
  children,
  ...props
}: TypedProps<T> & {
  rows?: number
  /** In the face of code: HTML and addresses. */
  isCode?: boolean
  /** At the label's side. */
  aside?: ReactNode
  /** Fields that belong to the text, beside the button. */
  children?: ReactNode
}) {
  const { field, legend, reason, promiseId, form } = useTypedInput(props)
  const { button, promise } = props
  return (
    <form {...form}>
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
