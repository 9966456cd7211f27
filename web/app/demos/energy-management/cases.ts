import type { Case } from '@/components/demo/cases'

/** Batteries and weeks whose answers differ, negative prices and one that pays among them. */
export const cases: readonly Case[] = [
  { label: 'A calm week', query: 'week=2026-06-22' },
  { label: '8 MWh', query: 'energy_mwh=8' },
  { label: 'Alberta, $200 a kWh', query: 'market=alberta&cost_per_kwh=200' },
  { label: 'January 2016, negative prices', query: 'market=ontario_2016' },
]
