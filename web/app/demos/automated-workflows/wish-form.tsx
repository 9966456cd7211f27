import { Suspense, use, useState } from 'react'
import type { Refusal } from '@/components/demo/api-problem'
import { fieldsOf } from '@/components/demo/fields-of'
import { EmbedContext } from '@/components/demo/frame-context'
import { SentenceForm, WordChoice, WordNumber } from '@/components/demo/sentence'
import { useTyped } from '@/components/demo/use-typed'
import { Close } from '@/components/ui/icons'
import { formatDollars, formatNumber } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredSearch } from './ask'
import { chipText, readChips, withWords, writeChips } from './chips'
import type { Read, Wish } from './contract.gen'
import { search } from './fields.gen'
import { ChipEditor, ModelReader } from './lazy-parts'
import { settings, type View } from './settings'
import { chipWords } from './words'

/** One line for the wish, how it was read as chips, and how the car will be used. */
export function WishForm({
  state,
  refused,
  answered,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  answered: AnsweredSearch
}) {
  const field = fieldsOf(settings, state, refused)
  if (use(EmbedContext)) return null
  return (
    <SentenceForm
      label="Your wish"
      state={state}
      below={<Chips state={state} answered={answered} />}
      derived="Edit a phrase by pressing it; × strikes it. Nothing you write is stored."
    >
      <WishLine
        value={state.view.wish}
        onChange={(wish) => {
          // Other words are read anew.
          state.change({ wish, chips: '' }, 'push')
        }}
      />
      <span className="text-base">
        I live in <WordChoice {...field('province')} />, drive{' '}
        <WordNumber {...field('km_per_year')} format={(value) => formatNumber(value)} /> km a year
        and pay <WordNumber {...field('fuel_price')} format={(value) => formatDollars(value, 2)} />{' '}
        a litre,{' '}
        <WordNumber {...field('power_price')} format={(value) => formatDollars(value, 2)} /> a kWh.
      </span>
    </SentenceForm>
  )
}

function WishLine({ value, onChange }: { value: string; onChange: (wish: string) => void }) {
  const { text, bind } = useTyped({
    value,
    read: (typed) =>
      typed.trim() === ''
        ? { reason: 'Say what you want, such as “SUV under 25k”.', isUnfinished: true }
        : { value: typed },
    onChange,
  })
  return (
    <span className="wish-line">
      <input
        type="text"
        aria-label="Your wish, in your own words"
        maxLength={search.wish.maxLength}
        autoComplete="off"
        spellCheck={false}
        value={text ?? value}
        {...bind}
      />
    </span>
  )
}

/** How each phrase was read. Struck or edited ones stand in the address. */
function Chips({ state, answered }: { state: ViewState<View>; answered: AnsweredSearch }) {
  const { report } = answered
  const [editing, setEditing] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const [assisted, setAssisted] = useState<Read | null>(null)
  const given = state.view.chips === '' ? undefined : readChips(state.view.chips)
  // What a language model has added holds as long as the words are the same.
  const added = given && assisted?.wish === state.view.wish ? assisted : null
  const isByModel = (chip: Wish) =>
    added?.read_as.some((one) => one.reader === 'model' && chipText(one) === chipText(chip))
  const left = added?.not_understood ?? report.not_understood
  const chips: readonly Wish[] = given ? withWords(given, report.read_as) : report.read_as
  const set = (next: readonly Wish[], words: string) => {
    setEditing(null)
    setSaid(words)
    state.change({ chips: writeChips(next) }, 'push')
  }
  const edited = editing === null ? undefined : chips[editing]
  return (
    <div className="border-t border-hairline pt-3">
      <ul aria-label="How the wish was read" className="flex flex-wrap gap-1.5">
        {chips.map((chip, at) => (
          <li
            key={`${chipWords(chip)} ${String(at)}`}
            className="inline-flex min-h-11 items-stretch overflow-hidden rounded-field border border-control bg-bg text-sm md:min-h-9"
          >
            <button
              type="button"
              aria-expanded={editing === at}
              className="inline-flex items-center gap-1.5 pl-3 text-left hover:text-primary"
              onClick={() => {
                setEditing(editing === at ? null : at)
              }}
            >
              <span className="sr-only">Edit </span>
              {chip.text && (
                <>
                  <span className="text-muted max-md:sr-only">{chip.text} </span>
                  <span aria-hidden="true" className="text-muted max-md:hidden">
                    →
                  </span>
                </>
              )}
              <b className="font-semibold">{chipWords(chip)}</b>
              {isByModel(chip) && <span className="small-text">read by {added?.model}</span>}
            </button>
            <button
              type="button"
              aria-label={`Strike ${chipWords(chip)}`}
              className="grid w-9 place-items-center text-muted hover:text-text"
              onClick={() => {
                set(
                  chips.filter((_, other) => other !== at),
                  `${chipWords(chip)} struck.`,
                )
              }}
            >
              <Close width="14" height="14" />
            </button>
          </li>
        ))}
        {left.map((text) => (
          <li
            key={text}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-dashed border-control px-3 text-sm text-muted md:min-h-9"
          >
            {text} <span className="small-text">not understood</span>
          </li>
        ))}
        {report.waived.map((text) => (
          <li
            key={text}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-dashed border-control px-3 text-sm text-muted md:min-h-9"
          >
            {text} <span className="small-text">not asked for, not refused</span>
          </li>
        ))}
        {state.view.chips !== '' && (
          <li>
            <button
              type="button"
              className="text-button min-h-11 md:min-h-9"
              onClick={() => {
                setEditing(null)
                setSaid('The wish is read anew.')
                state.change({ chips: '' }, 'push')
              }}
            >
              Read the wish anew
            </button>
          </li>
        )}
      </ul>
      {edited && editing !== null && (
        <Suspense>
          <ChipEditor
            key={editing}
            chip={edited}
            onTake={(chip) => {
              set(
                chips.map((one, at) => (at === editing ? chip : one)),
                `Now ${chipWords(chip)}.`,
              )
            }}
            onLeave={() => {
              setEditing(null)
            }}
          />
        </Suspense>
      )}
      {report.not_understood.length > 0 && state.view.chips === '' && (
        <Suspense>
          <ModelReader
            key={state.view.wish}
            wish={state.view.wish}
            onRead={(read) => {
              setAssisted(read)
              set(read.read_as, `${read.model ?? 'The model'} has read more of the wish.`)
            }}
          />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
