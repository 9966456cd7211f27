import { useRef, useState } from 'react'
import { useHeldTable, useLeaving } from '@/components/demo/use-held-table'
import type { Opened } from '@/lib/tables/messages'
import { nothingAsked, type Asked } from '@/lib/tables/question'

export type Way = 'columns' | 'sql'

/** A question that a recipe brought along. */
export interface Brought {
  text: string
  asked: Asked
  /** The visitor gave the file it waited for. */
  isToRun: boolean
}

/** The way to ask, the question in SQL and the table it came to: another table it was not asked of hides it. */
export function useSql(base: string) {
  const [way, setWay] = useState<Way>('columns')
  /** Null until there is one: then one to start from is shown. */
  const [text, setText] = useState<string | null>(null)
  const [brought, setBrought] = useState<Brought | null>(null)
  const [answer, setAnswer] = useState<{ base: string; opened: Opened; asked: Asked } | null>(null)
  useHeldTable(answer?.opened.id ?? null)
  /** Ends the engine, once it was asked for: its code is not here before. */
  const end = useRef<() => void>(null)
  useLeaving(() => {
    end.current?.()
  })
  const result = way === 'sql' && answer?.base === base ? answer : null
  return {
    way,
    setWay,
    text,
    setText,
    result,
    brought,
    bring: (given: Brought) => {
      setWay('sql')
      setText(given.text)
      setBrought(given)
    },
    /** The engine is asked for; how it is ended with the page. */
    begin: (endEngine: () => void) => {
      end.current = endEngine
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
