/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import type { AnsweredView } from './ask'

export function answerOf({ view, report }: AnsweredView): Said[] {
  const result = formatNumber(report.result)
  return [
    'The result is ',
    {
      text: result,
      note: () => ({
        title: 'Result',
        formula: [`result = amount = ${result}`],
        result,
        inputs: [{ name: 'Amount', value: formatNumber(view.amount) }],
        source: 'Your input',
        date: 'now',
      }),
    },
    '.',
  ]
}
