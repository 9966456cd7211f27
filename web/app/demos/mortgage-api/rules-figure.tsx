import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { NewTabLink } from '@/components/ui/new-tab-link'
import { counted, formatDay } from '@/lib/format'
import type { Rule } from './ask'
import { applicationDay, type HomeView } from './settings'

type Days = Pick<HomeView, 'application_date' | 'closing_date'>

export function ruleDays(days: Days) {
  const [applied, closing] = [applicationDay(days), days.closing_date]
  return applied === closing
    ? `in force on ${formatDay(closing)}`
    : `of ${formatDay(applied)} for lending and of ${formatDay(closing)} for taxes`
}

/** The rules in force on the days of the case: what they say, since when, and who made them. */
export function RulesFigure({
  rules,
  view,
  ...figure
}: FigureBasis & { rules: readonly Rule[]; view: Days }) {
  const unique = rules.filter(
    (rule, at) => rules.findIndex((other) => other.name === rule.name) === at,
  )
  return (
    <div id="rules">
      <ChartFigure
        {...figure}
        name="rules"
        title={`${counted(unique.length, 'rule')} ${ruleDays(view)} decide these figures`}
        sub="Each rule holds from its date until the next one replaces it: lending rules by the day of the application, taxes by the closing date."
        table={{
          columns: [
            { key: 'name', header: 'Rule' },
            {
              key: 'value',
              header: 'What it says',
              text: ({ value, confirmed }) =>
                confirmed ? value : `${value} (unconfirmed: ask before you rely on it)`,
            },
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
              text: ({ source, url }) => <NewTabLink href={url}>{source}</NewTabLink>,
            },
            { key: 'confirmed', header: 'Confirmed', exportOnly: true },
            { key: 'url', header: 'Address', exportOnly: true },
          ],
          rows: unique,
        }}
      />
    </div>
  )
}
