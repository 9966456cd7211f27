import { useRef, useState } from 'react'
import { useHeldTable, useLeaving } from '@/components/demo/use-held-table'
import type { Opened } from '@/lib/tables/messages'
import { nothingAsked, type Asked } from '@/lib/tables/question'

export type Way = 'columns' | 'sql'

/** A question that a recipe brought along. */
export interface Brought {
  text: string
  asked: Asked
  /** The file it waited for, which the visitor gave: it is run by itself, once, on that table and no other. */
  runOn: string | null
}

interface Written {
  text: string
  /** It was written or edited while a table of the visitor's was open: its words may be cells of that table. */
  isOfOwn: boolean
}

/**
 * The way to ask, the question in SQL and the table it came to: another table it was not asked of hides it. What was
 * written over a visitor's table leaves with the table: run over one of ours it would stand in a recipe's link.
 */
export function useSql(base: string, isOwn: boolean) {
  const [way, setWay] = useState<Way>('columns')
  /** Null until there is one: then one to start from is shown. */
  const [written, setWritten] = useState<Written | null>(null)
  const [brought, setBrought] = useState<Brought | null>(null)
  const [answer, setAnswer] = useState<{ base: string; opened: Opened; asked: Asked } | null>(null)
  useHeldTable(answer?.opened.id ?? null)
  /** Ends the engine, once it was asked for: its code is not here before. */
  const end = useRef<() => void>(null)
  if (!isOwn && written?.isOfOwn) {
    setWritten(null)
    setBrought(null)
  }
  useLeaving(() => {
    end.current?.()
  })
  const result = way === 'sql' && answer?.base === base ? answer : null
  return {
    way,
    setWay,
    text: written?.text ?? null,
    setText: (text: string) => {
      setWritten((now) => (now?.text === text ? now : { text, isOfOwn: isOwn }))
    },
    result,
    brought,
    bring: (given: Brought) => {
      setWay('sql')
      setWritten({ text: given.text, isOfOwn: given.runOn !== null })
      setBrought(given)
    },
    /** A question is run; how the engine is ended with the page. */
    begin: (endEngine: () => void) => {
      end.current = endEngine
      // Where it fails, or is stopped, the next table must not be asked it unbidden.
      setBrought((now) => (now?.runOn ? { ...now, runOn: null } : now))
    },
    show: (opened: Opened) => {
      // What a recipe draws is drawn once; the next answer may have other columns.
      setAnswer({ base, opened, asked: brought?.asked ?? nothingAsked })
      setBrought(null)
    },
    ask: (patch: Partial<Asked>) => {
      if (answer) setAnswer({ ...answer, asked: { ...answer.asked, ...patch } })
    },
  }
}

export type SqlState = ReturnType<typeof useSql>
