import type { Case } from '@/components/demo/cases'

const wish = (text: string) => new URLSearchParams({ wish: text }).toString().replaceAll('%2C', ',')

/** Wishes to start from; the first is the default view. */
export const cases: readonly Case[] = [
  { label: 'Calgary family', query: '' },
  {
    label: 'First car',
    query: wish('cheap automatic, good on gas, under 12k, no accidents, in Ontario'),
  },
  {
    label: 'Seven seats',
    query: wish('hybrid SUV or minivan with 7 seats, under 45 grand, 2020 or newer'),
  },
  {
    label: 'Typos',
    query: wish('reliabel toyta or hunday undr 18k, not red, less then 120000km, not a lemon'),
  },
  { label: 'None fits', query: wish('Toyota Sienna AWD under $15,000, under 20,000 km') },
]
