import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useHeldTable } from '@/components/demo/use-held-table'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import type { Opened } from '@/lib/tables/messages'
import { Cancelled, type ReadingChoice } from '@/lib/tables/reading'
import { tables } from '@/lib/tables/table-client'
import { missingFor, recipeIn, type Recipe } from './recipe'

/** A file that is being read, and how far it is. */
export interface Opening {
  name: string
  share: number
}

// A link may bring a recipe along; it stands behind the mark, of which no server is told.
const watchHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
  }
}
const hashNow = () => window.location.hash
const noHash = () => ''

/** A visitor's table and the question about it: both stay out of the address, which a reload would send. */
export function useOwnTable(onSql: (text: string, asked: Asked, of: Opened) => void) {
  const [own, setOwn] = useState<Opened | null>(null)
  const [asked, setAsked] = useState<Asked>(nothingAsked)
  const [opening, setOpening] = useState<Opening | null>(null)
  const [problem, setProblem] = useState<{ name: string; reason: string } | null>(null)
  /** Waits for a file that has its columns. */
  const [chosen, setRecipe] = useState<Recipe | null>()
  const hash = useSyncExternalStore(watchHash, hashNow, noHash)
  const linked = useMemo(() => recipeIn(hash), [hash])
  const recipe = chosen === undefined ? linked : chosen
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  useHeldTable(own?.id ?? null)

  /** Runs one piece of reading; a newer one ends it. */
  const read = async (
    name: string,
    work: (options: {
      signal: AbortSignal
      onProgress: (share: number) => void
    }) => Promise<Opened>,
  ) => {
    reading.current?.abort()
    const stop = new AbortController()
    reading.current = stop
    setProblem(null)
    setOpening({ name, share: 0 })
    try {
      const opened = await work({
        signal: stop.signal,
        onProgress: (share) => {
          setOpening({ name, share })
        },
      })
      setOpening(null)
      return opened
    } catch (error) {
      if (error instanceof Cancelled) return null
      setOpening(null)
      setProblem({ name, reason: error instanceof Error ? error.message : String(error) })
      return null
    }
  }

  const show = (opened: Opened, next: Asked) => {
    setOwn(opened)
    setAsked(next)
  }

  return {
    own,
    asked,
    opening,
    problem,
    recipe,
    setRecipe,
    ask: (patch: Partial<Asked>) => {
      setAsked({ ...asked, ...patch })
    },
    open: async (file: File) => {
      // One of our tables stays on offer: a file is never asked what was meant for it.
      const waiting = recipe?.set === '' ? recipe : null
      const choice = waiting?.choice ?? {}
      const opened = await read(file.name, (options) =>
        tables.ask('open', { file, name: file.name, choice }, options),
      )
      if (!opened) return
      const lacking = waiting ? missingFor(waiting, opened) : []
      if (lacking.length > 0)
        setProblem({
          name: file.name,
          reason: `The recipe needs ${lacking.join(', ')}, which the file does not have. It is shown without the recipe.`,
        })
      const isUsed = waiting && lacking.length === 0
      show(opened, isUsed && waiting.sql === '' ? waiting.asked : nothingAsked)
      if (isUsed && waiting.sql !== '') onSql(waiting.sql, waiting.asked, opened)
      if (waiting) setRecipe(null)
    },
    reread: async (choice: ReadingChoice) => {
      if (!own) return
      const { id, name } = own
      const opened = await read(name, (options) =>
        tables.ask('reread', { table: id, choice }, options),
      )
      if (opened) show(opened, asked)
    },
    join: (opened: Opened) => {
      show(opened, asked)
    },
    cancel: () => {
      reading.current?.abort()
      setOpening(null)
    },
    stop: () => {
      reading.current?.abort()
      setOpening(null)
      setProblem(null)
      setOwn(null)
      setAsked(nothingAsked)
    },
  }
}

export type OwnTableState = ReturnType<typeof useOwnTable>
