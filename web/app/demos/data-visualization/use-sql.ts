import { useState } from 'react'
import type { Opened } from '@/lib/tables/messages'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { tables } from '@/lib/tables/table-client'

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
    show: (opened: Opened) => {
      if (answer) void tables.ask('close', { table: answer.opened.id })
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
