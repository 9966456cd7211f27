import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { counted, formatNumber } from '@/lib/format'
import type { Report } from './ask'

/** The parts of the result. */
export function PartsFigure({ report, ...figure }: FigureBasis & { report: Report }) {
  return (
    <ChartFigure
      {...figure}
      name="parts"
      title={`${formatNumber(report.result)} from ${counted(report.parts.length, 'part')}`}
      sub="Say the units, the basis, and what the marks mean."
      table={{
        columns: [
          { key: 'name', header: 'Part' },
          { key: 'amount', header: 'Amount', unit: 'say which', format: formatNumber },
        ],
        rows: report.parts,
      }}
    />
  )
}
