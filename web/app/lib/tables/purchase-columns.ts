/** Which column of a table is the customer, the date, the amount: guessed from headings, and changed by the visitor. */
import { plainLetters } from '../plain-letters'
import type { ColumnKind } from './columns'

/** The columns of a list of transactions; null for one that is not there. */
export interface PurchaseColumns {
  customer: string | null
  date: string | null
  /** Where it is null, quantity times price. */
  amount: string | null
  quantity: string | null
  price: string | null
  /** Its rows are one order; one that begins with C is a cancellation. */
  invoice: string | null
}

export type PurchaseRole = keyof PurchaseColumns

interface Named {
  name: string
  kind: ColumnKind
}

/** Headings without blanks, marks and accents, the likeliest first. */
const headings: Record<PurchaseRole, readonly string[]> = {
  customer: [
    ...['customerid', 'customer', 'customernumber', 'customerno', 'custid', 'clientid', 'client'],
    ...['numeroclient', 'userid', 'user', 'memberid', 'member', 'buyerid', 'buyer', 'accountid'],
    ...['account', 'householdid', 'email'],
  ],
  date: [
    ...['invoicedate', 'orderdate', 'transactiondate', 'purchasedate', 'date', 'day', 'datetime'],
    ...['timestamp', 'createdat', 'orderedat', 'jour'],
  ],
  amount: [
    ...['amount', 'total', 'linetotal', 'totalamount', 'totalprice', 'value', 'sales', 'revenue'],
    ...['spend', 'montant', 'usd', 'cad'],
  ],
  quantity: ['quantity', 'qty', 'units', 'pieces', 'quantite'],
  price: ['price', 'unitprice', 'priceeach', 'prix', 'prixunitaire'],
  invoice: [
    ...['invoice', 'invoiceno', 'invoicenumber', 'invoiceid', 'order', 'orderid', 'orderno'],
    ...[
      'ordernumber',
      'transactionid',
      'transaction',
      'receipt',
      'receiptid',
      'facture',
      'commande',
    ],
  ],
}

const plain = (name: string) => plainLetters(name).replace(/[^a-z0-9]/g, '')

/** The kinds a column of figures or dates may have; names and invoices are of any. */
const kindOf: Partial<Record<PurchaseRole, ColumnKind>> = {
  date: 'date',
  amount: 'number',
  quantity: 'number',
  price: 'number',
}

const found = (columns: readonly Named[], role: PurchaseRole, kind = kindOf[role]) => {
  const fitting = columns.filter((column) => column.kind === (kind ?? column.kind))
  const names = headings[role]
  const known = fitting
    .map(({ name }) => ({ name, place: names.indexOf(plain(name)) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
  return known[0]?.name ?? null
}

/** The only column of a kind that has no other part. */
const onlyOne = (
  columns: readonly Named[],
  kind: ColumnKind,
  taken: readonly (string | null)[],
) => {
  const left = columns.filter((column) => column.kind === kind && !taken.includes(column.name))
  return left.length === 1 ? (left[0]?.name ?? null) : null
}

export function guessPurchaseColumns(columns: readonly Named[]): PurchaseColumns {
  const customer = found(columns, 'customer')
  const invoice = found(columns, 'invoice')
  const date =
    found(columns, 'date') ??
    onlyOne(columns, 'date', [customer, invoice]) ??
    // Parquet often keeps dates as words.
    found(columns, 'date', 'text')
  const [quantity, price] = [found(columns, 'quantity'), found(columns, 'price')]
  const named = found(columns, 'amount')
  if (named === null && quantity !== null && price !== null)
    return { customer, date, amount: null, quantity, price, invoice }
  const amount = named ?? onlyOne(columns, 'number', [customer, invoice, quantity])
  return { customer, date, amount, quantity: null, price: null, invoice }
}

/** What still has to be chosen, in words. */
export function missingColumns({ customer, date, amount, quantity, price }: PurchaseColumns) {
  return [
    ...(customer === null ? ['the customer'] : []),
    ...(date === null ? ['the date'] : []),
    ...(amount === null && (quantity === null || price === null)
      ? ['the amount, or quantity and price']
      : []),
  ]
}
