import type { Case } from '@/components/demo/cases'

/** Gardens that come out differently: heat, season, room. */
export const cases: readonly Case[] = [
  { label: 'Tomatoes and melons in Calgary', query: 'crops=tomato,muskmelon,corn' },
  {
    label: 'Salad bed in Whitehorse',
    query: 'city=whitehorse&crops=lettuce-leaf,radish,pea,kale&move=calgary',
  },
  {
    label: 'Long season in Windsor',
    query: 'city=windsor&crops=tomato,hot-pepper,eggplant,muskmelon',
  },
  {
    label: 'Balcony box in Toronto',
    query: 'city=toronto&width=0.5&length=1&crops=basil,chives,lettuce-leaf',
  },
]
