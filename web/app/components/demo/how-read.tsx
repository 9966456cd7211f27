import { Button } from '@/components/ui/button'
import { delimiters, type Delimiter } from '@/lib/csv'
import { encodings, type Encoding } from '@/lib/decode-text'
import { counted, formatNumber, listed } from '@/lib/format'
import { readNumber, type DecimalMark } from '@/lib/read-number'
import type { ReadChoice, ReadTable } from '@/lib/read-table'
import { Notice } from './faces'
import { SelectField } from './fields'
import { UnderLabel } from './under-label'

const delimiterWords: Record<Delimiter, string> = {
  '\t': 'tabs',
  ';': 'semicolons',
  '|': 'vertical bars',
  '^': 'carets',
  ',': 'commas',
}
const markWords: Record<DecimalMark, string> = { '.': 'decimal point', ',': 'decimal comma' }

/** How a file was understood, in one sentence. */
export function howReadText({ how, rows, total }: ReadTable) {
  const { delimiter, encoding, sheets, header, marks, used, unused } = how
  const count =
    rows.length === total
      ? counted(total, 'row')
      : `${formatNumber(rows.length)} of ${counted(total, 'row')}`
  const apart = delimiter === null ? '' : ` separated by ${delimiterWords[delimiter]}`
  return [
    `${count}, ${counted(used.length, 'column')}${apart}`,
    ...(sheets ? [`the sheet “${sheets.read}” of a workbook`] : []),
    ...(encoding ? [encodings[encoding]] : []),
    ...(header === 1 ? [] : [header === 0 ? 'no headings' : `headings in line ${String(header)}`]),
    ...(marks.length > 0 ? [listed(marks.map((mark) => markWords[mark]))] : []),
    ...(unused.length > 0 ? [`not used: ${unused.join(', ')}`] : []),
  ].join('; ')
}

const isEncoding = (name: string): name is Encoding => name in encodings

/** How the file was read, and the way to say it is otherwise. */
export function HowRead({
  read,
  choice,
  onChoose,
}: {
  read: ReadTable
  choice: ReadChoice
  onChoose: (choice: ReadChoice) => void
}) {
  const { delimiter, encoding, sheets, header, firstLines, marks } = read.how
  return (
    <div className="small-text">
      <p>Read as {howReadText(read)}.</p>
      <details className="mt-1">
        <summary className="cursor-pointer underline underline-offset-3">
          Read it differently
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {delimiter !== null && (
            <UnderLabel label="Columns separated by">
              <SelectField
                label="Columns separated by"
                value={delimiter}
                options={delimiters.map((value) => ({ value, label: delimiterWords[value] }))}
                onChange={(value) => {
                  onChoose({ ...choice, delimiter: value })
                }}
              />
            </UnderLabel>
          )}
          {sheets && (
            <UnderLabel label="Sheet">
              <SelectField
                label="Sheet"
                value={sheets.read}
                options={sheets.all.map((value) => ({ value, label: value }))}
                onChange={(sheet) => {
                  onChoose({ ...choice, sheet })
                }}
              />
            </UnderLabel>
          )}
          <UnderLabel label="Decimal mark">
            <SelectField
              label="Decimal mark"
              value={choice.mark ?? marks[0] ?? '.'}
              options={[
                { value: '.', label: 'point, 1.5' },
                { value: ',', label: 'comma, 1,5' },
              ]}
              onChange={(mark) => {
                onChoose({ ...choice, mark })
              }}
            />
          </UnderLabel>
          {encoding && (
            <UnderLabel label="Encoding">
              <SelectField
                label="Encoding"
                value={encoding}
                options={Object.entries(encodings).flatMap(([value, label]) =>
                  isEncoding(value) ? [{ value, label }] : [],
                )}
                onChange={(value) => {
                  onChoose({ ...choice, encoding: value })
                }}
              />
            </UnderLabel>
          )}
          <UnderLabel label="Headings">
            <SelectField
              label="Headings"
              value={String(header)}
              options={[
                ...firstLines.map(({ line, text }) => ({
                  value: String(line),
                  label: `line ${String(line)}: ${text}`,
                })),
                { value: '0', label: 'none: columns as in the template' },
              ]}
              onChange={(line) => {
                onChoose({ ...choice, header: Number(line) })
              }}
            />
          </UnderLabel>
        </div>
      </details>
    </div>
  )
}

/** Asks what a comma means that could mean two things. */
export function CommaQuestion({
  question: { column, example },
  onAnswer,
}: {
  question: NonNullable<ReadTable['question']>
  onAnswer: (mark: DecimalMark) => void
}) {
  return (
    <Notice tone="warning" title={`What is “${example}” in the column ${column}?`}>
      <p>The comma may group thousands or mark decimals, and no other cell of the column tells.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {(['.', ','] as const).map((mark) => (
          <Button
            key={mark}
            size="sm"
            variant="quiet"
            onClick={() => {
              onAnswer(mark)
            }}
          >
            It is {String(readNumber(example, mark))}
          </Button>
        ))}
      </div>
    </Notice>
  )
}
