import { encodings, type Encoding } from '@/lib/decode-text'
import { counted, listed } from '@/lib/format'
import type { ColumnKind } from '@/lib/tables/columns'
import {
  columnKindWords,
  quotes,
  separators,
  type DateOrder,
  type Quote,
  type Separator,
} from '@/lib/tables/choices'
import type { Opened } from '@/lib/tables/messages'
import type { ColumnReading, ReadingChoice } from '@/lib/tables/reading'
import { SelectField } from './fields'
import { UnderLabel } from './under-label'

const separatorWords: Record<Separator, string> = {
  '\t': 'tabs',
  ';': 'semicolons',
  '|': 'vertical bars',
  '^': 'carets',
  ',': 'commas',
}
const quoteWords: Record<Quote, string> = {
  '"': 'double quotes',
  "'": 'single quotes',
  '': 'no quote marks',
}
const formatWords = {
  delimited: 'text',
  json: 'JSON',
  'json-lines': 'JSON lines',
  parquet: 'Parquet',
  workbook: 'a workbook',
  sql: 'an answer in SQL',
}
const orderWords: Record<DateOrder, string> = {
  ymd: 'year, month, day',
  dmy: 'day, month, year',
  mdy: 'month, day, year',
  compact: '20240131',
}
const kinds: readonly ColumnKind[] = ['number', 'date', 'text', 'boolean']

/** Each way in which columns were read, with those it is of where they differ. */
function waysOf<Way extends string>(
  columns: readonly ColumnReading[],
  wayOf: (column: ColumnReading) => Way,
) {
  const ways = [...new Set(columns.map(wayOf))]
  return ways.map((way) => {
    const names = columns.filter((column) => wayOf(column) === way).map(({ name }) => name)
    return { way, of: ways.length > 1 ? ` in ${listed(names)}` : '' }
  })
}

/** How a file was understood, in a sentence. */
export function howReadText({ how }: Pick<Opened, 'how'>) {
  const { format, separator, quote, encoding, sheets, header, columns } = how
  const ofKind = (wanted: ColumnKind) => columns.filter(({ kind }) => kind === wanted)
  const marks = waysOf(ofKind('number'), ({ mark }) => mark)
  const orders = waysOf(format === 'parquet' ? [] : ofKind('date'), ({ order }) => order)
  return [
    `${formatWords[format]}${separator === null ? '' : ` separated by ${separatorWords[separator]}`}`,
    ...(quote === undefined || quote === '"' ? [] : [quoteWords[quote]]),
    ...(sheets ? [`the sheet “${sheets.read}”`] : []),
    ...(encoding ? [encodings[encoding]] : []),
    ...(header === null || header === 1
      ? []
      : [header === 0 ? 'no headings' : `headings in line ${String(header)}`]),
    ...marks.filter(({ way }) => way === ',').map(({ of }) => `decimal comma${of}`),
    ...orders.map(({ way, of }) => `dates as ${orderWords[way]}${of}`),
  ].join('; ')
}

const oddText = ({ name, odd }: ColumnReading) =>
  `${counted(odd.count, 'cell')} of ${name} ${odd.count === 1 ? 'is' : 'are'} not of its kind and left out: ${listed(odd.examples.map(({ line, text }) => `“${text}” in line ${String(line)}`))}.`

/** How the file was read, what was mended or left out, and the way to say it is otherwise. */
export function HowRead({
  own,
  onChoose,
}: {
  own: Opened
  onChoose: (choice: ReadingChoice) => void
}) {
  const { how, choice } = own
  const isText = how.format === 'delimited'
  const choose = (patch: ReadingChoice) => {
    onChoose({ ...choice, ...patch })
  }
  const mark = choice.mark ?? (how.columns.some((column) => column.mark === ',') ? ',' : '.')
  // Dates that tell their order themselves keep it: there is nothing to choose.
  const dates = how.columns.filter(({ kind }) => kind === 'date')
  const isOpen = ({ name, isUnsure }: ColumnReading) =>
    isUnsure || Object.hasOwn(choice.kinds ?? {}, name)
  const asked = choice.order ?? dates.find(isOpen)?.order
  const notes = [...how.notes, ...how.columns.filter(({ odd }) => odd.count > 0).map(oddText)]
  return (
    <div className="small-text mt-3">
      <p>Read as {howReadText(own)}.</p>
      {notes.length > 0 && (
        <ul aria-label="What was mended or left out" className="mt-1 list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {how.format !== 'parquet' && own.joined === null && (
        <details className="mt-1">
          <summary className="cursor-pointer underline underline-offset-3">
            Read it differently
          </summary>
          <p className="mt-2">
            A decimal mark or an order of dates holds for the columns that do not tell theirs.
          </p>
          <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {isText && how.separator && (
              <UnderLabel label="Columns separated by">
                <SelectField<Separator>
                  label="Columns separated by"
                  value={how.separator}
                  options={separators.map((value) => ({ value, label: separatorWords[value] }))}
                  onChange={(separator) => {
                    choose({ separator })
                  }}
                />
              </UnderLabel>
            )}
            {isText && how.quote !== undefined && (
              <UnderLabel label="Quote mark">
                <SelectField<Quote>
                  label="Quote mark"
                  value={how.quote}
                  options={quotes.map((value) => ({ value, label: quoteWords[value] }))}
                  onChange={(quote) => {
                    choose({ quote })
                  }}
                />
              </UnderLabel>
            )}
            {isText && how.encoding && (
              <UnderLabel label="Encoding">
                <SelectField<string>
                  label="Encoding"
                  value={how.encoding}
                  options={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
                  onChange={(encoding) => {
                    choose({ encoding: encoding as Encoding })
                  }}
                />
              </UnderLabel>
            )}
            {how.sheets && (
              <UnderLabel label="Sheet">
                <SelectField
                  label="Sheet"
                  value={how.sheets.read}
                  options={how.sheets.all.map((value) => ({ value, label: value }))}
                  onChange={(sheet) => {
                    choose({ sheet })
                  }}
                />
              </UnderLabel>
            )}
            {how.header !== null && (
              <UnderLabel label="Headings">
                <SelectField
                  label="Headings"
                  value={String(how.header)}
                  options={[
                    ...how.firstLines.map(({ line, text }) => ({
                      value: String(line),
                      label: `line ${String(line)}: ${text}`,
                    })),
                    { value: '0', label: 'none' },
                  ]}
                  onChange={(line) => {
                    choose({ header: Number(line) })
                  }}
                />
              </UnderLabel>
            )}
            <UnderLabel label="Decimal mark">
              <SelectField
                label="Decimal mark"
                value={mark}
                options={[
                  { value: '.', label: 'point, 1.5' },
                  { value: ',', label: 'comma, 1,5' },
                ]}
                onChange={(value) => {
                  choose({ mark: value })
                }}
              />
            </UnderLabel>
            {dates.length > 0 && asked && (
              <UnderLabel label="Dates">
                <SelectField<DateOrder>
                  label="Dates"
                  value={asked}
                  options={(['ymd', 'dmy', 'mdy', 'compact'] as const).map((value) => ({
                    value,
                    label: orderWords[value],
                  }))}
                  onChange={(order) => {
                    choose({ order })
                  }}
                />
              </UnderLabel>
            )}
            {how.columns.slice(0, 40).map(({ name, kind }) => (
              <UnderLabel key={name} label={name}>
                <SelectField<ColumnKind>
                  label={`${name} holds`}
                  value={kind}
                  options={kinds.map((value) => ({ value, label: columnKindWords[value] }))}
                  onChange={(value) => {
                    choose({ kinds: { ...choice.kinds, [name]: value } })
                  }}
                />
              </UnderLabel>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
