import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { counted, formatDay } from '@/lib/format'
import type { Rule } from './ask'

/** The rules in force on the closing date: what they say, since when, and who made them. */
export function RulesFigure({
  rules,
  closing,
  ...figure
}: FigureBasis & { rules: readonly Rule[]; closing: string }) {
  const unique = rules.filter(
    (rule, at) => rules.findIndex((other) => other.name === rule.name) === at,
  )
  return (
    <div id="rules">
      <ChartFigure
        {...figure}
        name="rules"
        title={`${counted(unique.length, 'rule')} in force on ${formatDay(closing)} decide these figures`}
        sub="Each rule holds from its date until the next one replaces it; another closing date may bring other rules."
        table={{
          columns: [
            { key: 'name', header: 'Rule' },
            { key: 'value', header: 'What it says' },
            {
              key: 'effective_from',
              header: 'In force since',
              text: ({ effective_from }) => (
                <span className="whitespace-nowrap">{formatDay(effective_from)}</span>
              ),
            },
            {
              key: 'source',
              header: 'Source',
              secondary: true,
              text: ({ source, url }) => (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-primary underline underline-offset-3"
                >
                  {source}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ),
            },
            { key: 'url', header: 'Address', exportOnly: true },
          ],
          rows: unique,
        }}
      />
    </div>
  )
}
