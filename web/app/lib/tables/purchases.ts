/** A list of transactions added up by customer: day and amount of each order, and what was found in the rows. */
import { columnNamed, DAY, MISSING, type Column, type DataTable, type TextColumn } from './columns'
import { guessOrder, readDate } from './dates'
import { isAbsent } from './numbers'
import { missingColumns, type PurchaseColumns } from './purchase-columns'
import { Refusal } from './reading'
import { listed } from '../format'

export interface PurchaseCounts {
  rows: number
  /** Rows that name no customer: counted and left out. */
  withoutCustomer: number
  /** Rows of an invoice that begins with C. */
  cancellations: number
  /** Of these, rows whose amount is not below zero. */
  positiveCancellations: number
  /** Other rows with an amount or a quantity below zero. */
  negative: number
  /** Rows without a day or an amount that can be read: counted and left out. */
  unreadable: number
}

export interface Purchases {
  /** First and last day of all rows that can be read. */
  from: string
  to: string
  /** A row a customer, by name; the id is a number in place of it. */
  customers: { id: string; orders: string }[]
  /** The names, in the same order. */
  names: string[]
  orders: number
  counts: PurchaseCounts
}

/** Cents that no till adds up to: such a cell is none. */
const MOST = 1e9
const NOBODY = -1

/** Every row's value as a number from 0, and the names behind the numbers. */
interface Coded {
  codes: Int32Array
  names: string[]
}

function coded(column: Column, rows: number): Coded {
  const codes = new Int32Array(rows).fill(NOBODY)
  const names: string[] = []
  const numbers = new Map<string | number, number>()
  const codeOf = (key: string | number) => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, names.length)
    return names.push(String(key)) - 1
  }
  if (column.kind === 'number' || column.kind === 'date') {
    for (let row = 0; row < rows; row += 1) {
      const value = column.values[row] ?? Number.NaN
      if (!Number.isNaN(value)) codes[row] = codeOf(value)
    }
    return { codes, names }
  }
  // Each word is looked at once, not each row.
  // A till that knows no customer writes NA or NULL: nobody is called so.
  const ofWord = column.words.map((word) => (isAbsent(word) ? NOBODY : codeOf(word.trim())))
  for (let row = 0; row < rows; row += 1) {
    const code = column.codes[row] ?? MISSING
    if (code !== MISSING) codes[row] = ofWord[code] ?? NOBODY
  }
  return { codes, names }
}

function figures(table: DataTable, name: string | null) {
  const column = name === null ? undefined : columnNamed(table, name)
  if (column?.kind === 'number') return column.values
  throw new Refusal(`${name ?? 'The amount'} does not hold figures. Choose another column.`)
}

function amountsOf(table: DataTable, { amount, quantity, price }: PurchaseColumns) {
  if (amount !== null) return figures(table, amount)
  const [pieces, each] = [figures(table, quantity), figures(table, price)]
  return pieces.map((count, row) => count * (each[row] ?? Number.NaN))
}

function daysOf(table: DataTable, name: string) {
  const column = columnNamed(table, name)
  if (column?.kind === 'date') return column.values
  const dates = column?.kind === 'text' ? momentsOf(column) : null
  if (!dates) throw new Refusal(`${name} does not hold dates. Choose another column.`)
  return dates
}

/** Dates that a file keeps as words, as Parquet often does; each word is read once. */
function momentsOf({ codes, words }: TextColumn) {
  const guess = guessOrder(words.filter((word) => word.trim() !== ''))
  if (!guess || guess.isUnsure) return null
  const ofWord = Float64Array.from(words, (word) => readDate(word, guess.order)?.ms ?? Number.NaN)
  return Float64Array.from(codes, (code) => ofWord[code] ?? Number.NaN)
}

const isCancelled = (name: string) => /^c\s*-?\d/i.test(name)
const dayText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

export function purchasesOf(table: DataTable, columns: PurchaseColumns): Purchases {
  const missing = missingColumns(columns)
  const column = columnNamed(table, columns.customer ?? '')
  if (missing.length > 0 || columns.date === null || !column)
    throw new Refusal(`Choose ${listed(missing)}.`)
  const { rows } = table
  const customers = coded(column, rows)
  const invoice = columns.invoice === null ? undefined : columnNamed(table, columns.invoice)
  const invoices = invoice && coded(invoice, rows)
  const cancels = invoices?.names.map(isCancelled) ?? []
  const moments = daysOf(table, columns.date)
  const amounts = amountsOf(table, columns).slice()
  const pieces = columns.amount === null ? figures(table, columns.quantity) : null
  const counts: PurchaseCounts = {
    rows,
    withoutCustomer: 0,
    cancellations: 0,
    positiveCancellations: 0,
    negative: 0,
    unreadable: 0,
  }
  // How many rows each customer has, then where theirs begin: rows are sorted by customer without moving them.
  const starts = new Uint32Array(customers.names.length + 1)
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const cancelled: number[] = []
  for (let row = 0; row < rows; row += 1) {
    const amount = amounts[row] ?? Number.NaN
    const customer = customers.codes[row] ?? NOBODY
    const isReturned = amount < 0 || (pieces?.[row] ?? 0) < 0
    const isOfCancelled = cancels[invoices?.codes[row] ?? NOBODY] === true
    if (isOfCancelled) counts.cancellations += 1
    else if (isReturned) counts.negative += 1
    if (isOfCancelled && amount >= 0) cancelled.push(row)
    if (customer === NOBODY) counts.withoutCustomer += 1
    const day = Math.floor((moments[row] ?? Number.NaN) / DAY)
    if (Number.isNaN(day) || !(Math.abs(amount) <= MOST)) {
      counts.unreadable += 1
      customers.codes[row] = NOBODY
      continue
    }
    if (day < from) from = day
    if (day > to) to = day
    // A return of what cost nothing is no purchase.
    if (isReturned && amount === 0) customers.codes[row] = NOBODY
    else if (customer !== NOBODY) starts[customer + 1] = (starts[customer + 1] ?? 0) + 1
  }
  counts.positiveCancellations = cancelled.length
  // A file that marks cancellations by their number alone: none, or hardly any, is below zero.
  if (2 * cancelled.length > counts.cancellations)
    for (const row of cancelled) amounts[row] = -(amounts[row] ?? 0)
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const next = starts.slice()
  const sorted = new Uint32Array(starts.at(-1) ?? 0)
  for (let row = 0; row < rows; row += 1) {
    const customer = customers.codes[row] ?? NOBODY
    if (customer === NOBODY) continue
    const place = next[customer] ?? 0
    sorted[place] = row
    next[customer] = place + 1
  }
  if (sorted.length === 0)
    throw new Refusal('No row has a customer, a date and an amount together. Choose other columns.')
  const known = customers.names
    .map((name, code) => ({ name, code }))
    .filter(({ code }) => (starts[code + 1] ?? 0) > (starts[code] ?? 0))
    // As the engine sorts ids, by their bytes: its answer then is the same for numbers as for names.
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const width = String(known.length).length
  let orders = 0
  const written = known.map(({ code }, at) => {
    const list = ordersOf(
      sorted.subarray(starts[code], starts[code + 1]),
      moments,
      amounts,
      invoices?.codes,
    )
    orders += list.length
    return {
      id: String(at + 1).padStart(width, '0'),
      orders: list.map(({ day, sum }) => `${String(day - from)}:${String(sum)}`).join(' '),
    }
  })
  return {
    from: dayText(from),
    to: dayText(to),
    customers: written,
    names: known.map(({ name }) => name),
    orders,
    counts,
  }
}

interface Order {
  day: number
  sum: number
}

/** The sum of amounts with two decimals, without what floating point leaves behind. */
const inCents = (sum: number) => Math.round(Number((sum * 100).toFixed(4))) / 100

/** The orders of one customer: rows of an invoice are one; without returns those of a day are, which changes nothing. */
function ordersOf(
  rows: Uint32Array,
  moments: Float64Array,
  amounts: Float64Array,
  invoices: Int32Array | undefined,
): Order[] {
  const byInvoice = new Map<number, Order>()
  const orders: Order[] = []
  for (const row of rows) {
    const day = Math.floor((moments[row] ?? 0) / DAY)
    const amount = amounts[row] ?? 0
    const invoice = invoices?.[row] ?? NOBODY
    const known = invoice === NOBODY ? undefined : byInvoice.get(invoice)
    if (known) {
      known.sum += amount
      known.day = Math.min(known.day, day)
      continue
    }
    const order = { day, sum: amount }
    orders.push(order)
    if (invoice !== NOBODY) byInvoice.set(invoice, order)
  }
  for (const order of orders) order.sum = inCents(order.sum)
  orders.sort((a, b) => a.day - b.day)
  if (orders.some(({ sum }) => sum < 0)) return orders
  const days: Order[] = []
  for (const order of orders) {
    const last = days.at(-1)
    if (last?.day === order.day) last.sum = inCents(last.sum + order.sum)
    else days.push(order)
  }
  return days
}
