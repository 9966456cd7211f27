/** The settings of the page, how they stand in the address, and the requests they write. */
import type { ApiRequest } from '@/components/demo/api-snippets'
import { choice, matching, numeric, words, type ViewOf } from '@/lib/url-state'
import { cities, defaultParams } from './report'

const citySlugs = cities.map(({ slug }) => slug)

/** The limits of the API: what lies outside is refused there too. */
export const limits = {
  year: { min: 2000, max: 2100, whole: true },
  side: { min: 0.2, max: 100 },
} as const

const monthDay = /^(0[1-9]|1[0-2])-\d{2}$/

/** Every setting of the page; the defaults are those of the report it is prerendered with. */
export const settings = {
  city: choice(citySlugs, defaultParams.city),
  year: numeric(defaultParams.year ?? 2027, limits.year),
  width: numeric(defaultParams.bed_width_m ?? 1.2, limits.side),
  length: numeric(defaultParams.bed_length_m ?? 2.4, limits.side),
  crops: words(defaultParams.crops?.split(',') ?? []),
  move: choice(['nowhere', ...citySlugs], defaultParams.compare ?? 'nowhere'),
  last: matching('', monthDay),
  first: matching('', monthDay),
  /** The crop whose rows are drawn in the bed; empty for the first of the plan. */
  bed: matching('', /^[\w.-]+$/),
}

export type View = ViewOf<typeof settings>

/** What the view asks for, by the names of the API. */
export function paramsOf(view: View) {
  return {
    city: view.city,
    crops: view.crops.join(','),
    year: view.year,
    ...(view.move !== 'nowhere' && { compare: view.move }),
    bed_width_m: view.width,
    bed_length_m: view.length,
    ...(view.last !== '' && { last_frost: view.last }),
    ...(view.first !== '' && { first_frost: view.first }),
  }
}

export type PlanFile = 'plan' | 'plan.ics' | 'plan.csv'

/** The request of a view; one's own crops go in a body. */
export function requestOf(view: View, ownCsv: string | null, file: PlanFile = 'plan'): ApiRequest {
  const path = `/api/v1/data-integration/${file}`
  const params = paramsOf(view)
  if (ownCsv !== null) return { method: 'POST', path, body: { ...params, crops_csv: ownCsv } }
  const query = new URLSearchParams(
    Object.entries(params).map(([key, value]): [string, string] => [key, String(value)]),
  )
  // A comma is allowed in a query and keeps the list of crops readable.
  return { method: 'GET', path: `${path}?${query.toString().replaceAll('%2C', ',')}` }
}
