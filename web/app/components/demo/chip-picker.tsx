import { useRef, useState } from 'react'
import { Close } from '@/components/ui/icons'
import { findOptions, type Findable } from '@/lib/find-options'
import { counted } from '@/lib/format'
import { Combobox } from './combobox'
import { QuickChoices } from './fields'
import type { FieldProps } from './fields-of'

/** What is chosen as chips, and a search to add more; Backspace takes the last one away. */
export function ChipPicker({
  label,
  noun,
  options,
  sets,
  value: chosen,
  onChange,
  onFocus,
  problem,
}: FieldProps<readonly string[]> & {
  label: string
  /** What one of them is called, such as "crop". */
  noun: string
  options: readonly Findable[]
  /** Ready-made choices, beside all and none. */
  sets: readonly { label: string; values: readonly string[] }[]
}) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  /** The last change made here: what was chosen before it, and what after. */
  const [last, setLast] = useState<Record<'before' | 'after', readonly string[]> | null>(null)
  // What a link or the back button chose since then is not undone with it.
  const canUndo = last !== null && last.after.join() === chosen.join()
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`
  // A value nobody knows stands for itself.
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  const set = (values: readonly string[], words = '') => {
    onChange(values)
    setLast({ before: chosen, after: values })
    setSaid(`${words} ${counted(values.length, noun)} chosen.`)
  }
  const remove = (value: string) => {
    set(
      chosen.filter((other) => other !== value),
      `${nameOf(value)} removed.`,
    )
    input.current?.focus()
  }
  const everything = {
    label: `All ${String(options.length)}`,
    values: options.map(({ value }) => value),
  }
  return (
    <div
      role="group"
      aria-label={title}
      className="no-print mt-2 border-t border-hairline pt-3 pb-1"
    >
      <ul aria-label={`Chosen ${noun}s`} className="flex flex-wrap gap-1.5">
        {chosen.map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-label={`Remove ${nameOf(value)}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-control bg-bg pr-2 pl-3 text-sm font-semibold text-primary hover:border-text md:min-h-9"
              onClick={() => {
                remove(value)
              }}
            >
              {nameOf(value)}
              <Close width="14" height="14" />
            </button>
          </li>
        ))}
        <li className="min-w-48 flex-1">
          <Combobox
            label={label}
            listLabel={`${title} to add`}
            placeholder={`${label}: ${String(options.length - chosen.length)} to choose from`}
            empty={`No ${noun} of that name is left to add.`}
            find={(text) =>
              findOptions(
                options.filter(({ value }) => !chosen.includes(value)),
                text,
              )
            }
            onChoose={(value) => {
              set([...chosen, value], `${nameOf(value)} added.`)
            }}
            onErase={() => {
              const last = chosen.at(-1)
              if (last !== undefined) remove(last)
            }}
            input={input}
            onFocus={onFocus}
            problem={problem}
          />
        </li>
      </ul>
      <QuickChoices
        label="Ready-made choices"
        choices={[...sets, everything, { label: 'None', values: [] }].map(
          ({ label: name, values }) => ({
            label: name,
            pressed:
              values.length === chosen.length && values.every((value) => chosen.includes(value)),
            onPress: () => {
              set(values)
            },
          }),
        )}
      />
      {canUndo && (
        <button
          type="button"
          className="text-button mt-1 -ml-2"
          onClick={() => {
            set(last.before, 'Undone.')
            setLast(null)
            input.current?.focus()
          }}
        >
          Undo the last change
        </button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
