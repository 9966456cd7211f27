import { useRef, useState } from 'react'
import { Combobox } from '@/components/demo/combobox'
import { QuickChoices } from '@/components/demo/fields'
import type { FieldProps } from '@/components/demo/fields-of'
import { Close } from '@/components/ui/icons'
import { counted } from '@/lib/format'
import { knownCrops } from './ask'
import { cropName, cropSets, findCrops } from './crop-search'

/** The chosen crops as chips, and a search to add more; Backspace takes the last one away. */
export function CropPicker({
  label,
  value: chosen,
  onChange,
  onFocus,
  problem,
}: FieldProps<readonly string[]> & { label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const set = (slugs: readonly string[], words = '') => {
    onChange(slugs)
    setSaid(`${words} ${counted(slugs.length, 'crop')} chosen.`)
  }
  const remove = (slug: string) => {
    set(
      chosen.filter((other) => other !== slug),
      `${cropName(slug)} removed.`,
    )
    input.current?.focus()
  }
  const choiceOf = (name: string, slugs: readonly string[]) => ({
    label: name,
    pressed: slugs.length === chosen.length && slugs.every((slug) => chosen.includes(slug)),
    onPress: () => {
      set(slugs)
    },
  })
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
        <li className="min-w-48 flex-1">
          <Combobox
            label={label}
            listLabel="Crops to add"
            placeholder={`Add a crop: ${String(knownCrops.length)} to choose from`}
            empty="No crop of that name is left to add."
            find={(text) =>
              findCrops(text, chosen).map(({ slug, name, kind, hardiness }) => ({
                value: slug,
                label: name,
                hint: `${kind}, ${hardiness}`,
              }))
            }
            onChoose={(slug) => {
              set([...chosen, slug], `${cropName(slug)} added.`)
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
        choices={[
          ...cropSets.map((set) => choiceOf(set.label, set.slugs)),
          choiceOf(
            `All ${String(knownCrops.length)}`,
            knownCrops.map(({ slug }) => slug),
          ),
          choiceOf('None', []),
        ]}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
