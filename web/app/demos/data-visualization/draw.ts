/** What every kind of chart is drawn from. */
import type { ReactNode } from 'react'
import type { Report } from '@/lib/tables/report'

export interface Shared {
  label: string
  format: (value: number) => string
}

export type Draw = (props: { report: Report; shared: Shared }) => ReactNode
