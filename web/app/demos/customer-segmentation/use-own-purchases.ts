import { useEffect, useRef, useState } from 'react'
import { useHeldTable } from '@/components/demo/use-held-table'
import type { Opened } from '@/lib/tables/messages'
import {
  guessPurchaseColumns,
  missingColumns,
  type PurchaseColumns,
} from '@/lib/tables/purchase-columns'
import type { Purchases } from '@/lib/tables/purchases'
import { Cancelled, Refusal, type ReadingChoice } from '@/lib/tables/reading'
import { tables } from '@/lib/tables/table-client'
import type { AskOptions } from '@/lib/tables/worker-client'
import { kindsFor, scope, tooMany, type OwnPurchases } from './own-purchases'

/** A file that the worker holds, and what it adds up to by these columns. */
export interface Taken {
  opened: Opened
  columns: PurchaseColumns
  purchases: Purchases | null
}

/** Reads a visitor's transactions beside the page and hands them on, added up. */
export function useOwnPurchases(
  using: OwnPurchases | null,
  onUse: (own: OwnPurchases | null) => void,
) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const [opening, setOpening] = useState<{ name: string; share: number } | null>(null)
  const [problem, setProblem] = useState<{ name: string; reason: string } | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  useHeldTable(taken?.opened.id ?? null)
  const isUsing = using !== null
  const [wasUsing, setWasUsing] = useState(isUsing)
  if (isUsing !== wasUsing) {
    setWasUsing(isUsing)
    // The way back may be taken elsewhere on the page.
    if (!isUsing) setTaken(null)
  }

  /** Runs one piece of reading; a newer one ends it. */
  const read = async (name: string, work: (options: AskOptions) => Promise<Taken>) => {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setProblem(null)
    setOpening({ name, share: 0 })
    const onProgress = (share: number) => {
      setOpening({ name, share })
    }
    try {
      const next = await work({ signal, onProgress })
      setTaken(next)
      const { purchases, opened } = next
      const reason = purchases && tooMany(purchases)
      if (reason) setProblem({ name, reason })
      else if (purchases) onUse({ name, rows: opened.rows, scope, purchases })
      setOpening(null)
    } catch (error) {
      if (error instanceof Cancelled) return
      setOpening(null)
      setProblem({ name, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    taken,
    opening,
    problem,
    open: (file: Blob, name: string) =>
      read(name, async (options) => {
        const choice = await choiceFor(file, name, options)
        const opened = await tables.ask('open', { file, name, choice }, options)
        return addedUp(opened, guessPurchaseColumns(opened.profile), options)
      }),
    /** Takes other columns of the same file. */
    change: ({ opened, columns }: Taken, patch: Partial<PurchaseColumns>) =>
      read(opened.name, (options) => {
        const next = { ...columns, ...patch }
        setTaken({ opened, columns: next, purchases: null })
        return addedUp(opened, next, options)
      }),
    /** Reads the same file otherwise. */
    reread: ({ opened, columns }: Taken, choice: ReadingChoice) =>
      read(opened.name, async (options) => {
        const again = await tables.ask('reread', { table: opened.id, choice }, options)
        const hasAll = Object.values(columns).every(
          (name) => name === null || again.profile.some((column) => column.name === name),
        )
        return addedUp(again, hasAll ? columns : guessPurchaseColumns(again.profile), options)
      }),
    cancel: () => {
      reading.current?.abort()
      setOpening(null)
    },
    stop: () => {
      reading.current?.abort()
      setOpening(null)
      setProblem(null)
      setTaken(null)
      onUse(null)
    },
  }
}

/** Of a longer file its start is looked at first, so that the whole is read once and not twice. */
const LONG = 1_000_000
const START = 100_000

/** How a long text is to be read, from its start; nothing for what is no text. */
async function choiceFor(file: Blob, name: string, { signal }: AskOptions): Promise<ReadingChoice> {
  if (file.size < LONG) return {}
  try {
    const start = { file: file.slice(0, START), name, choice: {} }
    const opened = await tables.ask('open', start, signal && { signal })
    void tables.ask('close', { table: opened.id })
    const { customer, invoice } = guessPurchaseColumns(opened.profile)
    const words = [customer, invoice].filter((column) => column !== null)
    return { kinds: Object.fromEntries(words.map((column) => [column, 'text' as const])) }
  } catch (error) {
    if (error instanceof Refusal) return {}
    throw error
  }
}

/** Adds a table up where its columns are known, read as they have to be. */
async function addedUp(
  opened: Opened,
  columns: PurchaseColumns,
  options: AskOptions,
): Promise<Taken> {
  if (missingColumns(columns).length > 0) return { opened, columns, purchases: null }
  const kinds = opened.how.format === 'parquet' ? {} : kindsFor(columns, opened)
  const choice = { ...opened.choice, kinds: { ...opened.choice.kinds, ...kinds } }
  const table =
    Object.keys(kinds).length > 0
      ? await tables.ask('reread', { table: opened.id, choice }, options)
      : opened
  if (table !== opened) void tables.ask('close', { table: opened.id })
  return {
    opened: table,
    columns,
    purchases: await tables.ask('purchases', { table: table.id, columns }, options),
  }
}
