/** The words of a sentence that say which rows are asked for, and how many of the groups they make. */
import { useId } from 'react'
import { useTyped } from '@/components/demo/use-typed'
import { WordChoice } from '@/components/demo/sentence'
import { testOf, testsFor } from '@/lib/tables/conditions'
import type { ColumnProfile } from '@/lib/tables/profile'
import { limits, testWords, type Asked, type Test } from '@/lib/tables/question'

interface Asking {
  /** Of the whole table. */
  profile: readonly ColumnProfile[]
  asked: Asked
  onAsk: (patch: Partial<Asked>) => void
}

/** A test and its value, and a second condition. */
export function FilterWords({ profile, asked, onAsk }: Asking) {
  const columnOf = (name: string) => profile.find((column) => column.name === name)
  const [first, second] = [columnOf(asked.where), columnOf(asked.and)]
  if (!first) return null
  return (
    <>
      {' '}
      <ConditionWords
        labels={['Condition', 'Value']}
        column={first}
        test={asked.test}
        value={asked.value}
        onTest={(test) => {
          onAsk({ test })
        }}
        onValue={(value) => {
          onAsk({ value })
        }}
      />{' '}
      and{' '}
      <WordChoice
        label="And where"
        value={second?.name ?? ''}
        options={[
          { value: '', label: 'nothing else' },
          ...profile.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(and) => {
          onAsk({ and, and_test: '', and_value: '' })
        }}
      />
      {second && (
        <>
          {' '}
          <ConditionWords
            labels={['Second condition', 'Second value']}
            column={second}
            test={asked.and_test}
            value={asked.and_value}
            onTest={(and_test) => {
              onAsk({ and_test })
            }}
            onValue={(and_value) => {
              onAsk({ and_value })
            }}
          />
        </>
      )}
    </>
  )
}

/** So many of the groups, and which. */
export function LimitWords({ asked, onAsk }: Pick<Asking, 'asked' | 'onAsk'>) {
  return (
    <>
      , {asked.limit === '' ? 'with ' : 'only the '}
      <WordChoice
        label="Groups kept"
        value={asked.limit}
        options={[
          { value: '' as const, label: 'all groups' },
          ...limits.map((count) => ({ value: count, label: count })),
        ]}
        onChange={(limit) => {
          onAsk({ limit })
        }}
      />
      {asked.limit !== '' && (
        <>
          {' '}
          <WordChoice
            label="Which groups"
            value={asked.order}
            options={[
              { value: '' as const, label: 'largest' },
              { value: 'smallest' as const, label: 'smallest' },
            ]}
            onChange={(order) => {
              onAsk({ order })
            }}
          />
        </>
      )}
    </>
  )
}

function ConditionWords({
  labels: [testLabel, valueLabel],
  column: { name, kind, top },
  test,
  value,
  onTest,
  onValue,
}: {
  labels: readonly [test: string, value: string]
  column: ColumnProfile
  test: Test | ''
  value: string
  onTest: (test: Test) => void
  onValue: (value: string) => void
}) {
  const chosen = testOf(kind, test)
  return (
    <>
      <WordChoice
        label={testLabel}
        value={chosen}
        options={testsFor(kind).map((one) => ({ value: one, label: testWords[one] }))}
        onChange={onTest}
      />
      {chosen !== 'missing' && (
        <>
          {' '}
          <WordText
            // What is half typed for one column is none of the next.
            key={name}
            label={valueLabel}
            value={value}
            words={top.map(({ word }) => word)}
            onChange={onValue}
          />
        </>
      )}
    </>
  )
}

/** A word to type; those that occur most in the column are offered. */
function WordText({
  label,
  value,
  words,
  onChange,
}: {
  label: string
  value: string
  words: readonly string[]
  onChange: (value: string) => void
}) {
  const id = useId()
  const { text, bind } = useTyped({ value, read: (typed) => ({ value: typed }), onChange })
  const shown = text ?? value
  return (
    <>
      <input
        type="text"
        aria-label={label}
        list={id}
        value={shown}
        size={Math.max(6, shown.length)}
        maxLength={200}
        // A browser keeps what is typed into fields to offer it again: cells of a file are not kept.
        autoComplete="off"
        spellCheck={false}
        {...bind}
      />
      <datalist id={id}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  )
}
