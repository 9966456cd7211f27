/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { counted, formatNumber } from '@/lib/format'
import type { AnsweredView } from './ask'

export function answerOf({ own, report }: AnsweredView): Said[] {
  const result = formatNumber(report.result)
  return [
    'The result is ',
    {
      text: result,
      note: () => ({
        title: 'Result',
        formula: [`sum of ${counted(report.parts.length, 'part')} = ${result}`],
        result,
        inputs: report.parts
          .slice(0, 12)
          .map(({ name, amount }) => ({ name, value: formatNumber(amount) })),
        source: own ? `Your table, ${own.name}` : 'Your input',
        date: 'now',
      }),
    },
    '.',
  ]
}
