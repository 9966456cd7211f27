import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { QuickChoices } from '@/components/demo/fields'
import { Close } from '@/components/ui/icons'
import { cn } from '@/lib/cn'
import { counted } from '@/lib/format'
import { cropName, cropSets, findCrops } from './crop-search'
import { knownCrops } from './report'

/** The chosen crops as chips, and a search to add more: type, arrows, Enter; Backspace takes the last one away. */
export function CropPicker({
  chosen,
  onChange,
  problemId,
}: {
  chosen: readonly string[]
  onChange: (slugs: readonly string[]) => void
  problemId: string | undefined
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [said, setSaid] = useState('')
  const found = open ? findCrops(text, chosen) : []
  const active = found[Math.min(at, found.length - 1)]

  const say = (words: string, now: readonly string[]) => {
    setSaid(`${words} ${counted(now.length, 'crop')} chosen.`)
  }
  const add = (slug: string) => {
    const now = [...chosen, slug]
    onChange(now)
    setText('')
    setAt(0)
    say(`${cropName(slug)} added.`, now)
  }
  const remove = (slug: string) => {
    const now = chosen.filter((other) => other !== slug)
    onChange(now)
    say(`${cropName(slug)} removed.`, now)
    input.current?.focus()
  }
  const set = (slugs: readonly string[]) => {
    onChange(slugs)
    say('', slugs)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (open && found.length > 0)
        setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
      setOpen(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) add(active.slug)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Backspace' && text === '') {
      const last = chosen.at(-1)
      if (last !== undefined) remove(last)
    }
  }
  const sameAs = (slugs: readonly string[]) =>
    slugs.length === chosen.length && slugs.every((slug) => chosen.includes(slug))
  return (
    <div
      role="group"
      aria-label="Crops"
      className="no-print mt-2 border-t border-hairline pt-3 pb-1"
    >
      <ul aria-label="Chosen crops" className="flex flex-wrap gap-1.5">
        {chosen.map((slug) => (
          <li key={slug}>
            <button
              type="button"
              aria-label={`Remove ${cropName(slug)}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-control bg-bg pr-2 pl-3 text-sm font-semibold text-primary hover:border-text md:min-h-9"
              onClick={() => {
                remove(slug)
              }}
            >
              {cropName(slug)}
              <Close width="14" height="14" />
            </button>
          </li>
        ))}
        <li className="relative min-w-48 flex-1">
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Add a crop"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${id}-${active.slug}` : undefined}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
            autoComplete="off"
            spellCheck={false}
            placeholder={`Add a crop: ${String(knownCrops.length)} to choose from`}
            value={text}
            className="min-h-11 w-full rounded-field border border-control bg-bg px-3 text-sm md:min-h-9"
            onChange={(event) => {
              setText(event.target.value)
              setAt(0)
              setOpen(true)
            }}
            onFocus={() => {
              setOpen(true)
            }}
            onBlur={() => {
              setOpen(false)
            }}
            onKeyDown={onKeyDown}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Crops to add"
            className={cn(
              'absolute top-full left-0 z-10 mt-1 max-h-72 w-full min-w-64 overflow-auto rounded-field border border-control bg-surface py-1 text-sm shadow-overlay',
              found.length === 0 && 'hidden',
            )}
          >
            {found.map((crop) => (
              <div
                key={crop.slug}
                id={`${id}-${crop.slug}`}
                role="option"
                aria-selected={crop === active}
                className={cn(
                  'flex cursor-pointer justify-between gap-3 px-3 py-2 md:py-1.5',
                  crop === active && 'bg-surface-2 font-semibold',
                )}
                // Before the field loses the focus and the list closes.
                onPointerDown={(event) => {
                  event.preventDefault()
                  add(crop.slug)
                }}
              >
                {crop.name}
                <span className="font-normal text-muted">
                  {crop.kind}, {crop.hardiness}
                </span>
              </div>
            ))}
          </div>
          {open && text !== '' && found.length === 0 && (
            <p role="status" className="small-text absolute top-full left-0 mt-1">
              No crop of that name is left to add.
            </p>
          )}
        </li>
      </ul>
      <QuickChoices
        label="Ready-made choices"
        choices={[
          ...cropSets.map(({ label, slugs }) => ({
            label,
            pressed: sameAs(slugs),
            onPress: () => {
              set(slugs)
            },
          })),
          {
            label: `All ${String(knownCrops.length)}`,
            pressed: chosen.length === knownCrops.length,
            onPress: () => {
              set(knownCrops.map(({ slug }) => slug))
            },
          },
          {
            label: 'None',
            pressed: chosen.length === 0,
            onPress: () => {
              set([])
            },
          },
        ]}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
