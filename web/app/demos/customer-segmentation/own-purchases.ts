/** A visitor's transactions while the page uses them, and how a file of them is taken. */
import type { OwnInUse } from '@/components/demo/own-in-use'
import { counted } from '@/lib/format'
import type { ColumnKind } from '@/lib/tables/columns'
import type { Opened } from '@/lib/tables/messages'
import type { PurchaseColumns, PurchaseRole } from '@/lib/tables/purchase-columns'
import type { PurchaseCounts, Purchases } from '@/lib/tables/purchases'
import { histories } from './fields.gen'

export interface OwnPurchases extends OwnInUse {
  rows: number
  purchases: Purchases
}

export const scope = {
  recomputed: ['the answer', 'every figure', 'the list of customers'],
  kept: ['nothing'],
  result: 'answer',
}

/** The engine's own limits; its contract says the second in words. */
const MOST_CUSTOMERS = histories.customers.maxItems
const MOST_ORDERS = 1_000_000

/** Why the engine would not take them. */
export function tooMany({ customers, orders }: Purchases) {
  if (customers.length > MOST_CUSTOMERS)
    return `It names ${counted(customers.length, 'customer')}; up to ${counted(MOST_CUSTOMERS, 'customer')} are grouped. Keep one region or one range of customers, and try that file.`
  if (orders > MOST_ORDERS)
    return `It adds up to ${counted(orders, 'order')}; up to ${counted(MOST_ORDERS, 'order')} are taken. Keep fewer years, and try that file.`
  return null
}

const wanted: Partial<Record<PurchaseRole, ColumnKind>> = {
  amount: 'number',
  quantity: 'number',
  price: 'number',
}

/**
 * Kinds to read columns by that were guessed otherwise. A few names among figures would be left out as odd, and with them
 * their customers and their cancellations: such columns are words.
 */
export function kindsFor(columns: PurchaseColumns, { how }: Pick<Opened, 'how'>) {
  const kinds: Record<string, ColumnKind> = {}
  for (const [role, name] of Object.entries(columns) as [PurchaseRole, string | null][]) {
    const column = how.columns.find((one) => one.name === name)
    if (!column) continue
    const kind = wanted[role]
    if (kind && column.kind !== kind) kinds[column.name] = kind
    // Dates are read from words too.
    if (
      role !== 'date' &&
      !kind &&
      column.kind !== 'text' &&
      (column.kind !== 'number' || column.odd.count > 0)
    )
      kinds[column.name] = 'text'
  }
  return kinds
}

/** What was found in the rows and what became of it, a sentence each. */
export function foundText({ counts, customers, orders }: Purchases) {
  const { rows, withoutCustomer, cancellations, negative, unreadable } = counts
  return [
    `${counted(rows, 'row')} read and added up to ${counted(orders, 'order')} of ${counted(customers.length, 'customer')}.`,
    `${counted(withoutCustomer, 'row')} without a customer: counted and left out.`,
    `${counted(cancellations, 'cancellation')} (an invoice that begins with C) and ${counted(negative, 'other row')} with an amount or quantity below zero: what cancels one order exactly takes it out, the rest reduces what the customer spent.`,
    ...positiveText(counts),
    ...(unreadable > 0
      ? [`${counted(unreadable, 'row')} without a day or an amount that can be read: left out.`]
      : []),
  ]
}

function positiveText({ cancellations, positiveCancellations: above }: PurchaseCounts) {
  if (above === 0) return []
  return [
    2 * above > cancellations
      ? `${counted(above, 'cancellation')} not below zero: taken as returns of that amount.`
      : `${counted(above, 'cancellation')} not below zero: taken as written.`,
  ]
}
