import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice, PendingAnswer } from '@/components/demo/faces'
import { Button } from '@/components/ui/button'
import { counted, formatNumber } from '@/lib/format'
import { Cancelled, Refusal } from '@/lib/tables/reading'
import type { Opened } from '@/lib/tables/messages'
import type { Asked } from '@/lib/tables/question'
import type { SqlWords } from '@/lib/tables/sql/messages'
import {
  askSql,
  endSql,
  startSql,
  type RunOptions,
  type SqlStage,
} from '@/lib/tables/sql/sql-client'
import { tables } from '@/lib/tables/table-client'
import type { Span } from '@/lib/tables/worker-messages'
import { firstQuestion } from './first-question'
import { SqlEditor } from './sql-editor'
import type { SqlState } from './use-sql'

/** The table that is asked. */
export interface SqlBase {
  /** Another for every table, also for a file that is read again. */
  id: string
  /** Whose it is, under what is drawn of its answers. */
  credit: string
  /** What is asked of it by columns. */
  asked: Asked
  open: () => Promise<Opened>
}

const stageWords: Record<SqlStage, string> = {
  fetching: 'Fetching DuckDB',
  starting: 'Starting DuckDB',
  'handing over': 'Handing the table over',
  running: 'Running the question',
}

/** What is known of the table before anything is run. */
interface Start {
  columns: readonly string[]
  /** The question by columns, in SQL. */
  text: string
}

const none: readonly string[] = []

/** What is drawn decides the rows of the question: spans of time, groups that are kept. */
async function startOf({ open, asked }: SqlBase): Promise<Start> {
  const { id } = await open()
  const report = await tables.ask('report', { table: id, asked })
  const columns = report.profile.map(({ name }) => name)
  return { columns, text: firstQuestion(report, asked) }
}

interface Problem {
  message: string
  at: Span | null
}

/** "Line 2, column 8". */
export function placeText(text: string, { from }: Span) {
  const before = text.slice(0, from).split('\n')
  return `Line ${String(before.length)}, column ${String((before.at(-1)?.length ?? 0) + 1)}`
}

// The engine stays when the panel is left: what it knows is still known when it is opened again.
let known: SqlWords | null = null

/** A question in SQL: an editor, the way to run and to stop it, and what went wrong. */
export function SqlPanel({ base, state }: { base: SqlBase; state: SqlState }) {
  const { brought, result } = state
  /** Undefined until it is known; null where the table does not open, which is said when a question is run. */
  const [start, setStart] = useState<Start | null>()
  const text = state.text ?? start?.text ?? ''
  const [words, setWords] = useState(known)
  const [stage, setStage] = useState<{ name: SqlStage; share: number | null } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tookMs, setTookMs] = useState(0)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const begin = useEffectEvent(() => startOf(base))
  const question = JSON.stringify(base.asked)
  useEffect(() => {
    let isWanted = true
    const begun = (next: Start | null) => {
      if (isWanted) setStart(next)
    }
    begin().then(begun, () => {
      begun(null)
    })
    return () => {
      isWanted = false
    }
  }, [question])

  const run = async (question: string) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    state.begin(endSql)
    state.setText(question)
    setProblem(null)
    setStage({ name: 'handing over', share: null })
    try {
      const options: RunOptions = {
        signal: stop.signal,
        onStage: (name, share) => {
          if (!stop.signal.aborted) setStage({ name, share })
        },
      }
      const { id } = await base.open()
      known = await startSql(options)
      setWords(known)
      const began = performance.now()
      const answer = await askSql(
        id,
        { name: 'SQL answer', text: question, of: base.credit },
        options,
      )
      if (stop.signal.aborted) {
        // An answer that came too late is nobody's.
        void tables.ask('close', { table: answer.id })
        return
      }
      setTookMs(performance.now() - began)
      state.show(answer)
    } catch (error) {
      if (stop.signal.aborted || error instanceof Cancelled) return
      const at = error instanceof Refusal ? (error.at ?? null) : null
      setProblem({ message: error instanceof Error ? error.message : String(error), at })
    } finally {
      if (running.current === stop) setStage(null)
    }
  }
  const stop = () => {
    running.current?.abort()
    setStage(null)
  }
  // A recipe that waited for its file is carried out when the file is there.
  const runBrought = useEffectEvent(() => void run(text))
  useEffect(() => {
    if (brought?.runOn !== base.id) return
    const timer = setTimeout(() => {
      runBrought()
    })
    return () => {
      clearTimeout(timer)
    }
  }, [brought, base.id])

  // One who types already must not be given a question to start from.
  if (start === undefined && state.text === null) return <PendingAnswer what="the table" />
  return (
    <section aria-label="SQL" className="grid gap-3 text-sm">
      <SqlEditor
        text={text}
        onText={(next) => {
          state.setText(next)
          setProblem(null)
        }}
        onRun={(question) => void run(question)}
        columns={start?.columns ?? none}
        words={words}
        wrong={problem?.at ?? null}
      />
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={() => void run(text)}>
          Run
        </Button>
        {stage ? (
          <>
            <progress
              aria-label={stageWords[stage.name]}
              {...(stage.share !== null && { max: 1, value: stage.share })}
              className="h-2 w-48 accent-primary"
            />
            <button type="button" className="text-button" onClick={stop}>
              Stop
            </button>
            <p role="status">{stageWords[stage.name]}…</p>
          </>
        ) : (
          <p role="status" className="small-text">
            {result && !problem
              ? `${counted(result.opened.rows, 'row')} in ${formatNumber(tookMs / 1000, 1)} s. ${result.opened.how.notes.join(' ')}`
              : ''}
          </p>
        )}
      </div>
      {problem && (
        <Notice
          tone="danger"
          title={problem.at ? `${placeText(text, problem.at)}:` : 'Not answered'}
        >
          <p className="font-mono text-xs whitespace-pre-wrap">{problem.message}</p>
        </Notice>
      )}
      <p className="small-text">
        The table is called <code>data</code>. Ctrl or ⌘ with Enter runs, Ctrl with Space completes.
        DuckDB answers in a worker of this page that connects to nothing; the first run fetches it
        from this site, 5 MB. It reads no other file and loads no extension; an answer has up to
        1,000,000 rows, and its columns are then drawn like those of a file.{' '}
        <a href="/licences-sql.txt" className="text-primary underline underline-offset-3">
          Licences of its parts
        </a>
      </p>
    </section>
  )
}
