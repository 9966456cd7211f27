import { useMemo } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import { TreemapChart } from '@/components/charts/treemap-chart'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { useAnswer } from '@/components/demo/use-answer'
import {
  formatDollarsShort,
  formatNumber,
  formatPercent,
  formatSigned,
  withUnit,
} from '@/lib/format'
import { partsQuestion, type AnsweredTrade, type Summary } from './ask'
import { changeNames, comparedName, creditOf } from './notes'
import type { Rows } from './settings'
import { hasBoth } from './summaries'
import { itemOf, nested, paired, toldOf } from './treemap-items'
import { drawnName, levelOf, levelRows, levelTitle, type LevelRow } from './treemap-level'
import {
  capital,
  firstInSentence,
  goodsInSentence,
  inSentence,
  money,
  pairsText,
  periodName,
} from './words'

/** The finding: how much the two largest make up. A rest is nobody and leads no list. */
export function sharesTitle({ rows, flow, by }: Summary) {
  const [first, second] = rows.filter(({ kind }) => kind === 'one')
  if (!first || !second) return capital(flow)
  const part = `${formatPercent(100 * (first.share + second.share), 0)} of ${flow}`
  if (by === 'partner')
    return `${firstInSentence(first.name)} and ${inSentence(second.name)} make up ${part}`
  // Names of goods have commas and "and" of their own.
  const [one, other] =
    by === 'section'
      ? [first, second].map(({ name }) => goodsInSentence(name))
      : [first.name, second.name]
  return `Two ${by}s make up ${part}: ${one ?? ''}; ${other ?? ''}`
}

/** What the colours say. */
export const colourWords = (summary: Summary) =>
  comparedName(summary) === ''
    ? ' Colour says nothing here, for nothing is compared; pale is a rest.'
    : ` Against ${comparedName(summary)}, green is higher and grey lower; pale is a rest.`

export function footOf(report: AnsweredTrade['report'], by: Rows) {
  if (report.own && !hasBoth(report))
    return by === 'partner' ? 'Partners of your table.' : 'Products of your table.'
  if (report.own)
    return by === 'partner'
      ? `Partners of your table, and the products each has${pairsText(report)}.`
      : `Products of your table, and the partners each has${pairsText(report)}.`
  return by === 'partner'
    ? 'Partners cannot be gone into: the bundled tables have partners and goods apart. A table of your own can.'
    : 'Sections of the Harmonized System, their chapters, and the hundred products with the most trade.'
}

/** Shares of the total as areas; goods can be gone into down to products. */
export function TreemapFigure({
  answered,
  by,
  stale,
  pending,
  into,
  onInto,
}: {
  answered: AnsweredTrade
  by: Rows
  stale: boolean
  pending: boolean
  /** The section, chapter or row that is gone into, by its key. */
  into: string
  onInto: (key: string) => void
}) {
  const { own, view, report } = answered
  const wanted = by !== 'partner' && !own
  const asked = useAnswer({
    ...partsQuestion,
    // Partners have no parts in the bundled tables: nothing is asked for them.
    view: { of: wanted ? view : null },
    own: null,
  })
  const isOfView = JSON.stringify(asked.answered.view.of) === JSON.stringify(view)
  const parts = isOfView ? asked.answered.report : null
  const summary = by === 'partner' ? report.partners : report.goods
  const items = useMemo(() => {
    if (own) return paired(report, by)
    return by === 'partner' ? summary.rows.map(itemOf) : nested(summary, parts)
  }, [own, report, by, summary, parts])
  const told = toldOf(summary, parts, items)
  const level = levelOf(items, into)
  const { growth } = changeNames(summary)
  const rows: readonly LevelRow[] = level ? levelRows(level, told, summary.total) : summary.rows
  // Partners of one's own have products in them, and products partners.
  const isPartners = (by === 'partner') !== (own !== null && level !== null)
  const opens = (level?.parts ?? items).some((item) => item.parts)
  const isElsewhere = into !== '' && (level?.key ?? '') !== into && !(wanted && asked.pending)
  return (
    <>
      {wanted && <AnswerProblem what="What the sections are made of" state={asked} />}
      <ChartFigure
        demo="trade-data"
        name="shares"
        title={level ? levelTitle(level, summary.flow) : sharesTitle(summary)}
        sub={`Area: value of ${drawnName(summary.flow, level)}, ${periodName(summary.from, summary.to)}.${colourWords(summary)}${opens || (wanted && !level) ? ' A tile with › opens.' : ''}`}
        table={{
          columns: [
            { key: 'name', header: isPartners ? 'Partner' : 'Goods' },
            {
              key: 'value',
              header: 'Value',
              fileUnit: '$',
              format: formatDollarsShort,
            },
            {
              key: 'share_pct',
              header: level ? `Share of all ${summary.flow}` : 'Share',
              unit: '%',
              value: ({ share }) => 100 * share,
              format: (value) => formatNumber(value, 1),
            },
            {
              key: 'growth_pct',
              header: capital(growth),
              unit: '%',
              format: (value) => formatSigned(value, 1),
            },
          ],
          rows,
        }}
        credit={creditOf(answered)}
        stale={stale}
        // What is taken along is of the level the address names: it waits for its parts.
        pending={pending || (wanted && into !== '' && asked.pending)}
        isOwn={own !== null}
        foot={
          isElsewhere
            ? `${footOf(report, by)} The part asked for cannot be opened here: ${level ? `“${level.name}” is` : `all ${summary.flow} are`} shown.`
            : footOf(report, by)
        }
      >
        <TreemapChart
          label={`Shares of ${summary.flow}`}
          items={items}
          whole={`All ${summary.flow}`}
          format={formatDollarsShort}
          unitName={isPartners ? 'partner' : 'tile'}
          into={level?.key ?? ''}
          onInto={onInto}
          read={(item) => {
            const row = told.get(item.key)
            return {
              title: item.name,
              value: money(item.value),
              lines: row
                ? [
                    `${formatPercent(100 * row.share, 1)} of all ${summary.flow}`,
                    row.growth_pct == null
                      ? 'nothing to compare with'
                      : `${withUnit(formatSigned(row.growth_pct, 1), '%')} against ${comparedName(summary)}`,
                  ]
                : [],
            }
          }}
        />
      </ChartFigure>
    </>
  )
}
