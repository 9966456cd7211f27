import { use } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { EmbedContext } from '@/components/demo/frame-context'
import type { Warning, WarningCode } from '@/lib/tables/warnings'

const names: Record<WarningCode, string> = {
  simpson: 'Turned round by a third column',
  'few-rows': 'Few rows behind a figure',
  'part-spans': 'Part of a span',
  'truncated-axis': 'Axis without its zero',
  'dual-axis': 'Two scales',
  overplotting: 'Points over points',
  'skewed-mean': 'A mean that few rows make',
  'summed-rate': 'A sum of rates',
  missing: 'Rows without a value',
  'many-groups': 'Too many to compare',
  'unsure-dates': 'Dates that can be read two ways',
  'unsure-commas': 'Figures that can be read two ways',
}

/** How the chart could mislead, each with what to do about it. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (use(EmbedContext) || warnings.length === 0) return null
  return (
    <ul aria-label="Warnings" className="mt-5 grid gap-2.5">
      {warnings.map(({ code, text }) => (
        <li
          key={code}
          className="flex gap-3 rounded-card border border-warning bg-warning-bg px-4 py-3 text-sm"
        >
          <span className="text-warning">
            <DemoIcon name="warning" size={20} />
          </span>
          <p className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{names[code]}.</b> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
