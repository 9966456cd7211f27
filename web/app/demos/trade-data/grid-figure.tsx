import { ChartFigure } from '@/components/charts/chart-figure'
import { HeatMap } from '@/components/charts/heat-map'
import { formatNumber, formatPercent, formatSigned, withUnit } from '@/lib/format'
import type { AnsweredShock, Shock } from './ask'
import { periodName } from './words'

/** The finding: how far apart the mildest and the hardest reading are. */
export function gridTitle({ grid }: Shock) {
  const changes = grid.map(({ change_pct }) => change_pct)
  return `Between a mild and a hard reading, exports would change by ${formatSigned(Math.max(...changes), 1)} to ${withUnit(formatSigned(Math.min(...changes), 1), '%')}`
}

/** The same tariff at other rates and elasticities. */
export function GridFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredShock
  stale: boolean
  pending: boolean
}) {
  const { report, own } = answered
  const unique = (values: readonly number[]) => [...new Set(values)]
  const tariffs = unique(report.grid.map(({ tariff_pct }) => tariff_pct))
  const elasticities = unique(report.grid.map(({ elasticity }) => elasticity))
  const at = (tariff: number, elasticity: number) =>
    report.grid.find((cell) => cell.tariff_pct === tariff && cell.elasticity === elasticity)
      ?.change_pct ?? null
  return (
    <ChartFigure
      demo="trade-data"
      name="tariff and elasticity"
      title={gridTitle(report)}
      sub={`Change of all exports of ${periodName(report.from, report.to)}, per cent, by tariff (rows) and elasticity (columns); the other assumptions as set.`}
      table={{
        columns: [
          { key: 'tariff_pct', header: 'Tariff', unit: '%' },
          { key: 'elasticity', header: 'Elasticity', unit: '% for 1 %' },
          {
            key: 'change_pct',
            header: 'Change',
            unit: '%',
            format: (value) => formatSigned(value, 1),
          },
        ],
        rows: report.grid,
        fixedOrder: true,
      }}
      credit={
        own ? `Own data: ${own.name}` : 'Statistics Canada, customs basis; assumptions as set'
      }
      stale={stale}
      pending={pending}
      isOwn={own !== null}
    >
      <HeatMap
        label="Change of exports by tariff and elasticity"
        rows={tariffs.map((value) => formatPercent(value, 0))}
        columns={elasticities.map((value) => formatNumber(value, 1))}
        values={tariffs.map((tariff) =>
          elasticities.map((elasticity) => {
            const change = at(tariff, elasticity)
            return change === null ? null : -change
          }),
        )}
        format={(value) => formatSigned(-value, 1)}
        showValues
        read={(row, column) => ({
          title: `Tariff ${formatPercent(tariffs[row] ?? 0, 0)}, elasticity ${formatNumber(elasticities[column] ?? 0, 1)}`,
          value: `${withUnit(formatSigned(at(tariffs[row] ?? 0, elasticities[column] ?? 0) ?? 0, 1), '%')} of exports`,
        })}
      />
    </ChartFigure>
  )
}
