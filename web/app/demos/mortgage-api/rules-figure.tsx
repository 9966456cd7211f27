import { ChartFigure } from '@/components/charts/chart-figure'
import { counted, formatDay } from '@/lib/format'
import type { Rule } from './ask'

/** The rules in force on the closing date: what they say, since when, and who made them. */
export function RulesFigure({
  rules,
  closing,
  credit,
}: {
  rules: readonly Rule[]
  closing: string
  credit: string
}) {
  const unique = rules.filter(
    (rule, at) => rules.findIndex((other) => other.name === rule.name) === at,
  )
  return (
    <div id="rules">
      <ChartFigure
        demo="mortgage-api"
        name="rules"
        title={`${counted(unique.length, 'rule')} in force on ${formatDay(closing)} decide these figures`}
        sub="Each rule holds from its date until the next one replaces it; another closing date may bring other rules."
        credit={credit}
        table={{
          columns: [
            { key: 'name', label: 'Rule' },
            { key: 'value', label: 'What it says' },
            {
              key: 'effective_from',
              label: 'In force since',
              show: (value) => (
                <span className="whitespace-nowrap">{formatDay(String(value))}</span>
              ),
            },
            {
              key: 'source',
              label: 'Source',
              secondary: true,
              show: (value, row) => (
                <a
                  href={String(row['url'])}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-primary underline underline-offset-3"
                >
                  {value}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ),
            },
            { key: 'url', label: 'Address', exportOnly: true },
          ],
          rows: unique.map(({ name, value, effective_from, source, url }) => ({
            name,
            value,
            effective_from,
            source,
            url,
          })),
        }}
      />
    </div>
  )
}
