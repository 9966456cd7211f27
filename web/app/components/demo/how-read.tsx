import { Button } from '@/components/ui/button'
import { delimiters, type Delimiter } from '@/lib/csv'
import { counted, formatDay, formatNumber, listed } from '@/lib/format'
import { readNumber, type DecimalMark } from '@/lib/read-number'
import type { ReadChoice, ReadTable } from '@/lib/read-table'
import { Notice } from './faces'
import { SelectField } from './fields'

const delimiterWords: Record<Delimiter, string> = {
  '\t': 'tabs',
  ';': 'semicolons',
  '|': 'bars',
  ',': 'commas',
}
const markWords: Record<DecimalMark, string> = { '.': 'decimal point', ',': 'decimal comma' }

/** How a file was understood, in one sentence. */
export function howReadText({ how, rows, total }: ReadTable) {
  const { delimiter, marks, used, unused, dates } = how
  const count =
    rows.length === total
      ? counted(total, 'row')
      : `${formatNumber(rows.length)} of ${counted(total, 'row')}`
  return [
    `${count}, ${counted(used.length, 'column')} separated by ${delimiterWords[delimiter]}`,
    ...(marks.length > 0 ? [listed(marks.map((mark) => markWords[mark]))] : []),
    ...(dates ? [`days from ${formatDay(dates[0])} to ${formatDay(dates[1])}`] : []),
    ...(unused.length > 0 ? [`not used: ${unused.join(', ')}`] : []),
  ].join('; ')
}

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
  const { delimiter, marks } = read.how
  return (
    <div className="small-text">
      <p>Read as {howReadText(read)}.</p>
      <details className="mt-1">
        <summary className="cursor-pointer underline underline-offset-3">
          Read it differently
        </summary>
        <div className="mt-2 flex flex-wrap gap-3">
          <div className="w-48">
            <span aria-hidden="true">Columns separated by</span>
            <SelectField
              label="Columns separated by"
              value={delimiter}
              options={delimiters.map((value) => ({ value, label: delimiterWords[value] }))}
              onChange={(value) => {
                onChoose({ ...choice, delimiter: value })
              }}
            />
          </div>
          <div className="w-48">
            <span aria-hidden="true">Decimal mark</span>
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
          </div>
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
