import { useEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/demo/fields'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { Notice } from '@/components/demo/faces'
import { UnderLabel } from '@/components/demo/under-label'
import { Button } from '@/components/ui/button'
import { counted, listed } from '@/lib/format'
import type { JoinKeys } from '@/lib/tables/join'
import type { Opened } from '@/lib/tables/messages'
import { tables } from '@/lib/tables/table-client'

function letGo({ id }: Opened) {
  void tables.ask('close', { table: id })
}

/** A second file beside the first: by which columns, and what becomes of rows without a match. */
export function JoinPart({ own, onJoin }: { own: Opened; onJoin: (joined: Opened) => void }) {
  const [other, setOther] = useState<Opened | null>(null)
  const [keys, setKeys] = useState<JoinKeys>({ left: '', right: '' })
  const [second, setSecond] = useState<JoinKeys | null>(null)
  const [isInner, setInner] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Joined or not, the second table is let go with this part, or when another takes its place.
  useEffect(
    () => () => {
      if (other) letGo(other)
    },
    [other],
  )
  // A first file that was opened meanwhile has a part of its own: what comes for this one is let go.
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // The button that joined them goes with its table: the focus moves to what came of it.
  const joinedLine = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    joinedLine.current?.focus()
  }, [])
  const fail = (error: unknown) => {
    setProblem(error instanceof Error ? error.message : String(error))
  }
  const take = async (file: File) => {
    let opened: Opened | null = null
    try {
      opened = await tables.ask('open', { file, name: file.name, choice: {} })
      const guessed = await tables.ask('guessKeys', { left: own.id, right: opened.id })
      if (!isShown.current) {
        letGo(opened)
        return
      }
      setOther(opened)
      setProblem(null)
      const first = (table: Opened) => table.profile[0]?.name ?? ''
      setKeys(guessed ?? { left: first(own), right: first(opened) })
      setSecond(null)
    } catch (error) {
      if (opened) letGo(opened)
      fail(error)
    }
  }
  const join = async (right: Opened) => {
    try {
      const joined = await tables.ask('join', {
        left: own.id,
        right: right.id,
        way: { keys: second ? [keys, second] : [keys], isInner },
      })
      if (isShown.current) onJoin(joined)
      else letGo(joined)
    } catch (error) {
      fail(error)
    }
  }
  const { choose, chooser } = useFileDrop((file) => void take(file))
  return (
    <section aria-label="Join a second file" className="grid gap-2 text-sm">
      <h3 className="font-semibold">Join a second file</h3>
      {own.joined ? (
        <p ref={joinedLine} tabIndex={-1} className="outline-none">
          {joinedText(own.joined)}
        </p>
      ) : (
        <p className="text-muted">
          Each row of {own.name} is given the columns of the row with the same key, or the same two.
        </p>
      )}
      <div className="no-print flex flex-wrap items-end gap-3">
        <Button size="sm" variant="quiet" onClick={choose}>
          Choose the second file
        </Button>
        <FileChooser
          label="Your second table"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.parquet,.xlsx"
          {...chooser}
        />
        {other && (
          <>
            <KeyChoice
              label={`Key of ${own.name}`}
              table={own}
              value={keys.left}
              onChange={(left) => {
                setKeys({ ...keys, left })
              }}
            />
            <KeyChoice
              label={`Key of ${other.name}`}
              table={other}
              value={keys.right}
              onChange={(right) => {
                setKeys({ ...keys, right })
              }}
            />
            <KeyChoice
              label={`Second key of ${own.name}`}
              table={own}
              none="no second key"
              value={second?.left ?? ''}
              onChange={(left) => {
                setSecond(left === '' ? null : { left, right: second?.right ?? alike(other, left) })
              }}
            />
            {second && (
              <KeyChoice
                label={`Second key of ${other.name}`}
                table={other}
                value={second.right}
                onChange={(right) => {
                  setSecond({ ...second, right })
                }}
              />
            )}
            <UnderLabel label="Rows without a match">
              <SelectField
                label="Rows without a match"
                value={isInner ? 'drop' : 'keep'}
                options={[
                  { value: 'keep', label: 'keep them' },
                  { value: 'drop', label: 'drop them' },
                ]}
                onChange={(value) => {
                  setInner(value === 'drop')
                }}
              />
            </UnderLabel>
            <Button size="sm" onClick={() => void join(other)}>
              Join
            </Button>
          </>
        )}
      </div>
      {problem && (
        <Notice tone="warning" title="Not joined">
          <p>{problem}</p>
        </Notice>
      )}
    </section>
  )
}

/** The column of the same name, else the first. */
const alike = ({ profile }: Opened, wanted: string) =>
  (profile.find(({ name }) => name === wanted) ?? profile[0])?.name ?? ''

function KeyChoice({
  label,
  table: { profile },
  none,
  value,
  onChange,
}: {
  label: string
  table: Opened
  /** What is said where none may be chosen. */
  none?: string
  value: string
  onChange: (name: string) => void
}) {
  return (
    <UnderLabel label={label}>
      <SelectField
        label={label}
        value={value}
        options={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...profile.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={onChange}
      />
    </UnderLabel>
  )
}

/** What became of the rows of both files. */
function joinedText({
  with: name,
  keys,
  isInner,
  matched,
  unmatched,
  doubled,
  unused,
}: NonNullable<Opened['joined']>) {
  const rest = isInner
    ? `and ${unmatched === 1 ? 'is' : 'are'} dropped`
    : `and ${unmatched === 1 ? 'stays' : 'stay'} with empty cells`
  return `Joined with ${name} by ${listed(keys.map(({ left }) => left))}: ${counted(matched, 'row')} found a partner, ${counted(unmatched, 'row')} did not${unmatched === 0 ? '' : ` ${rest}`}. No row is multiplied: ${counted(doubled, 'key')} of the second file ${doubled === 1 ? 'stands' : 'stand'} in several rows, of which the first is taken; ${counted(unused, 'row')} of it ${unused === 1 ? 'is' : 'are'} not asked for.`
}
