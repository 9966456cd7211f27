import type { Case } from '@/components/demo/cases'
import { defaultReport } from './contract.gen'
import { unknown } from './words'

const [newest] = unknown(defaultReport.report)

/** Fleets and costs whose answers differ, and a machine nothing can be said of. */
export const cases: readonly Case[] = [
  { label: 'NASA engines', query: 'fleet=engines' },
  { label: 'Cheap failure', query: 'failure_cost=10000' },
  { label: 'Short history', query: `machine=${String(newest?.unit ?? '')}` },
]
