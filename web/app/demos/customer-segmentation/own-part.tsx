import { useId, useState } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Notice } from '@/components/demo/faces'
import { SelectField } from '@/components/demo/fields'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { scopeText, seeResult } from '@/components/demo/own-scope'
import { PasteBox } from '@/components/demo/paste-box'
import { HowRead } from '@/components/demo/table-reading'
import { UnderLabel } from '@/components/demo/under-label'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { counted, listed } from '@/lib/format'
import { missingColumns, type PurchaseRole } from '@/lib/tables/purchase-columns'
import { foundText, scope, type OwnPurchases } from './own-purchases'
import { useOwnPurchases, type Taken } from './use-own-purchases'

const TEMPLATE = [
  'customer,date,amount,invoice',
  'A-1,2025-01-05,40,1001',
  'A-1,2025-02-20,65,1017',
  'B-2,2025-01-18,12.50,1006',
  'C-3,2025-03-02,220,1020',
  'C-3,2025-03-09,-20,C1020',
  '',
].join('\n')

const BACK = 'Back to the bundled purchases'

/** Use your own data: a list of transactions, read and added up by customer beside the page. */
export function OwnPart({
  using,
  onUse,
}: {
  using: OwnPurchases | null
  onUse: (own: OwnPurchases | null) => void
}) {
  const id = useId()
  const [pasting, setPasting] = useState(false)
  const state = useOwnPurchases(using, onUse)
  const { taken, opening, problem } = state
  const { isOver, zone, choose, chooser } = useFileDrop((file) => void state.open(file, file.name))
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn(
        'no-print rounded-panel border-[1.5px] border-dashed bg-surface p-4.5 md:p-6',
        isOver ? 'border-accent' : 'border-control',
      )}
      {...zone}
    >
      <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id={`${id}-title`} className="figure-title">
            Use your own data
          </h2>
          <p className="mt-1.5 text-sm text-muted">
            Drop transactions of your own: a customer, a date and an amount a row, or quantity and
            price. The file is read and added up in this browser. Sent are the day and amount of
            each order, with a number in place of each customer’s name; nothing is stored.{' '}
            {scopeText(scope)}
          </p>
          <p className="small-text mt-1.5">
            CSV, Parquet, Excel or JSON of up to 250 MB and 5,000,000 rows; up to 100,000 customers
            with 1,000,000 orders.
          </p>
        </div>
        <div className="grid gap-2">
          <Button variant="quiet" size="sm" className="w-full" onClick={choose}>
            <DemoIcon name="upload" />
            Choose a file
          </Button>
          <FileChooser
            label="Your transactions"
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.parquet,.xlsx"
            {...chooser}
          />
          <span className="flex justify-center gap-1">
            <button
              type="button"
              aria-expanded={pasting}
              className="text-button"
              onClick={() => {
                setPasting(!pasting)
              }}
            >
              Paste text
            </button>
            <button
              type="button"
              className="text-button"
              onClick={() => {
                const text = new Blob([TEMPLATE], { type: 'text/csv' })
                saveFile('boreal-transactions-template.csv', text)
              }}
            >
              Download template
            </button>
          </span>
        </div>
      </div>
      {pasting && (
        <PasteBox
          example={TEMPLATE}
          onTake={(text) => {
            setPasting(false)
            void state.open(new Blob([text]), 'the pasted rows')
          }}
        />
      )}
      <div className="mt-4 grid gap-3 empty:hidden">
        {opening && (
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <progress
              aria-label={`Reading ${opening.name}`}
              max={1}
              value={opening.share}
              className="h-2 w-48 accent-primary"
            />
            <p role="status">Reading {opening.name}…</p>
            <button type="button" className="text-button" onClick={state.cancel}>
              Stop reading
            </button>
          </div>
        )}
        {problem && (
          <Notice tone="warning" title={`Not used: ${problem.name}`}>
            <p className="wrap-anywhere">{problem.reason}</p>
          </Notice>
        )}
        {using && (
          <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
            <span>
              The page shows <b className="font-semibold wrap-anywhere">{using.name}</b>,{' '}
              {counted(using.rows, 'row')}.
            </span>
            <button
              type="button"
              className="text-button -ml-2"
              onClick={() => {
                seeResult(scope)
              }}
            >
              See result
            </button>
            <button type="button" className="text-button -ml-2" onClick={state.stop}>
              {BACK}
            </button>
          </p>
        )}
        {taken && (
          <>
            <ColumnChoice taken={taken} onChange={(patch) => void state.change(taken, patch)} />
            <HowRead own={taken.opened} onChoose={(choice) => void state.reread(taken, choice)} />
          </>
        )}
      </div>
    </section>
  )
}

const roles: readonly { role: PurchaseRole; label: string; none?: string }[] = [
  { role: 'customer', label: 'Customer' },
  { role: 'date', label: 'Date' },
  { role: 'amount', label: 'Amount', none: 'quantity × price' },
  { role: 'quantity', label: 'Quantity' },
  { role: 'price', label: 'Price' },
  { role: 'invoice', label: 'Invoice', none: 'none' },
]

/** Which column is what, and what came of it. */
function ColumnChoice({
  taken,
  onChange,
}: {
  taken: Taken
  onChange: (patch: Partial<Taken['columns']>) => void
}) {
  const { opened, columns, purchases } = taken
  const missing = missingColumns(columns)
  const date = opened.how.columns.find(({ name }) => name === columns.date)
  const shown = roles.filter(
    ({ role }) => columns.amount === null || (role !== 'quantity' && role !== 'price'),
  )
  return (
    <section aria-label="Columns of your file" className="grid gap-2.5 text-sm">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ role, label, none = 'choose a column' }) => (
          <UnderLabel key={role} label={label}>
            <SelectField
              label={`${label} is in`}
              value={columns[role] ?? ''}
              options={[
                { value: '', label: none },
                ...opened.profile.map(({ name }) => ({ value: name, label: name })),
              ]}
              onChange={(name) => {
                onChange({ [role]: name === '' ? null : name })
              }}
            />
          </UnderLabel>
        ))}
      </div>
      {missing.length > 0 && (
        <p role="status" className="font-semibold">
          Choose {listed(missing)}.
        </p>
      )}
      {date?.isUnsure && (
        <p>
          Days and months of {date.name} could be the other way round: they are read as{' '}
          {date.order === 'mdy' ? 'month, day, year' : 'day, month, year'}. Change it under “Read it
          differently”.
        </p>
      )}
      {purchases && (
        <ul aria-label="What was found in the rows" className="list-disc pl-5">
          {foundText(purchases).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
