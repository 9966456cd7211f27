import { expect, test } from 'vitest'
import { openFile } from './open-file'
import { guessPurchaseColumns, missingColumns, type PurchaseColumns } from './purchase-columns'
import { purchasesOf } from './purchases'
import { noWork, Refusal, type ReadingChoice } from './reading'

async function read(text: string, choice: ReadingChoice = {}) {
  const { table } = await openFile(new Blob([text]), choice, noWork)
  return table
}

async function added(
  text: string,
  patch: Partial<PurchaseColumns> = {},
  choice: ReadingChoice = {},
) {
  const table = await read(text, choice)
  return purchasesOf(table, { ...guessPurchaseColumns(table.columns), ...patch })
}

// The first lines of Online Retail II and a few of its awkward ones: a cancellation, one that is not below zero, rows
// without a customer, a write-off.
const retail = `Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country
489434,85048,15CM CHRISTMAS GLASS BALL 20 LIGHTS,12,2009-12-01 07:45:00,6.95,13085,United Kingdom
489434,79323P,PINK CHERRY LIGHTS,12,2009-12-01 07:45:00,6.75,13085,United Kingdom
489435,22350,CAT BOWL,12,2009-12-01 07:46:00,2.55,13085,United Kingdom
C489449,22087,PAPER BUNTING WHITE LACE,-12,2009-12-01 10:33:00,2.95,16321,Australia
489450,22087,PAPER BUNTING WHITE LACE,12,2009-12-01 09:10:00,2.95,16321,Australia
489464,21733,85123a mixed,-96,2009-12-01 10:52:00,0,,United Kingdom
489521,21646,,-50,2009-12-01 11:44:00,0,,United Kingdom
489525,85226C,BLUE PULL BACK RACING CAR,1,2009-12-01 11:49:00,0.55,,United Kingdom
C496350,M,Manual,1,2010-02-01 08:24:00,373.57,,United Kingdom
489999,22350,CAT BOWL,1,2009-12-03 07:46:00,2.55,12346,United Kingdom
`
const invoices: ReadingChoice = { kinds: { Invoice: 'text' } }

test('the columns of a shop’s export are found by their headings', async () => {
  const { columns } = await read(retail, invoices)
  expect(guessPurchaseColumns(columns)).toEqual({
    customer: 'Customer ID',
    date: 'InvoiceDate',
    amount: null,
    quantity: 'Quantity',
    price: 'Price',
    invoice: 'Invoice',
  })
})

test('without known headings the only date and the only figures are taken, and the customer asked for', async () => {
  const { columns } = await read('who,when,paid\na,2025-01-01,5\nb,2025-02-01,6\n')
  const guessed = guessPurchaseColumns(columns)
  expect(guessed).toMatchObject({ customer: null, date: 'when', amount: 'paid', invoice: null })
  expect(missingColumns(guessed)).toEqual(['the customer'])
  expect(missingColumns({ ...guessed, customer: 'who' })).toEqual([])
})

test('nobody is called NA or NULL', async () => {
  const { names, counts } = await added(
    'customer,date,amount\nAnn,2025-01-01,5\nNA,2025-01-02,6\nNULL,2025-01-03,7\nNatalie,2025-01-04,8\n',
  )
  expect(names).toEqual(['Ann', 'Natalie'])
  expect(counts.withoutCustomer).toBe(2)
})

test('rows of an invoice are one order, cancellations and rows without a customer are counted', async () => {
  const { counts, customers, names, from, to, orders } = await added(retail, {}, invoices)
  expect(counts).toEqual({
    rows: 10,
    withoutCustomer: 4,
    cancellations: 2,
    positiveCancellations: 1,
    negative: 2,
    unreadable: 0,
  })
  expect({ from, to }).toEqual({ from: '2009-12-01', to: '2010-02-01' })
  expect(names).toEqual(['12346', '13085', '16321'])
  expect(customers).toEqual([
    { id: '1', orders: '2:2.55' },
    // Two invoices of a day without a return are one visit.
    { id: '2', orders: '0:195' },
    // With a return they stay apart, for it may cancel one of them.
    { id: '3', orders: '0:-35.4 0:35.4' },
  ])
  expect(orders).toBe(4)
})

test('cancellations that are marked by their number alone are returns', async () => {
  const { customers, counts } = await added(
    'customer,date,amount,invoice\na,2025-01-01,10,1\na,2025-01-02,10,C1\nb,2025-01-02,7,2\n',
    {},
    { kinds: { invoice: 'text' } },
  )
  expect(counts).toMatchObject({ cancellations: 1, positiveCancellations: 1 })
  expect(customers[0]).toEqual({ id: '1', orders: '0:10 1:-10' })
})

test('rows that cannot be read are counted and left out, whatever their order', async () => {
  const rows = ['a,2025-01-01,10', 'b,,5', 'a,2025-03-01,', 'a,2025-02-01,0.1', 'a,2025-02-01,0.2']
  const head = 'customer,date,amount\n'
  const one = await added(head + rows.join('\n'))
  expect(one.counts).toMatchObject({ rows: 5, unreadable: 2, withoutCustomer: 0 })
  expect(one.customers).toEqual([{ id: '1', orders: '0:10 31:0.3' }])
  const other = await added(head + rows.toReversed().join('\n'))
  expect(other).toEqual(one)
})

test('figures as names of customers are the same customer, numbered by name', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `${String(100 - at)},2025-01-01,1`)
  const { customers, names } = await added(['customer,date,amount', ...rows, ''].join('\n'))
  expect(names.slice(0, 3)).toEqual(['100', '89', '90'])
  expect(customers.map(({ id }) => id).slice(0, 3)).toEqual(['01', '02', '03'])
})

test('amounts whose commas could mean two things are told of with the file, and can be said', async () => {
  const text = 'customer\tdate\tamount\na\t2025-01-01\t1,234\nb\t2025-01-02\t2,345\n'
  const { how } = await openFile(new Blob([text]), {}, noWork)
  expect(how.columns[2]).toMatchObject({ name: 'amount', isUnsure: true })
  expect(how.notes.join(' ')).toMatch(/“1,234” was read as 1234\. If it means 1\.234, change/)
  expect((await added(text)).customers[0]?.orders).toBe('0:1234')
  expect((await added(text, {}, { mark: ',' })).customers[0]?.orders).toBe('0:1.23')
})

test('columns that do not hold what they should are refused by name', async () => {
  const text = 'customer,date,amount\na,2025-01-01,1\nb,2025-01-02,2\n'
  await expect(added(text, { date: 'customer' })).rejects.toThrow(/^customer does not hold dates/)
  await expect(added(text, { amount: 'customer' })).rejects.toThrow(
    /^customer does not hold figures/,
  )
  await expect(added(text, { customer: null })).rejects.toThrow('Choose the customer.')
  await expect(
    added('customer,date,amount\n,2025-01-01,1\n,2025-01-02,2\n', { customer: 'customer' }),
  ).rejects.toThrow(Refusal)
})
