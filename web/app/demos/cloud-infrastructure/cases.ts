import type { Case } from '@/components/demo/cases'

/** Workloads whose answers differ: the shop, one that may lose more, a batch, and a rush. */
export const cases: readonly Case[] = [
  { label: 'Web shop', query: '' },
  { label: 'Two machines lost', query: 'lost_machines=2' },
  {
    label: 'Nightly batch',
    query:
      'requests_per_second=20&service_ms=2000&lost_machines=0&promise_ms=30000&egress_gb=0&availability_pct=95',
  },
  { label: 'Black Friday ×4', query: 'surge=4' },
]
