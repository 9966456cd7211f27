import { describe, expect, test } from 'vitest'
import { lanesOf } from '@/components/charts/gantt-layout'
import { spanTimes } from '@/lib/days'
import { jobLines, jobPhrase, jobsByDate, jobsOf, monthsShown } from './bands'
import { defaultPlan, type CropPlan } from './ask'

const crop = (slug: string) => {
  const found = defaultPlan.crops.find((one) => one.slug === slug)
  if (!found) throw new Error(`${slug} is not in the default plan`)
  return found
}

describe('bands', () => {
  const lanes = (one: CropPlan) => lanesOf(jobsOf(one).map(({ span }) => spanTimes(span)))

  test('jobs that overlap stand in lanes of their own', () => {
    const lettuce = crop('lettuce-leaf')
    const places = Object.fromEntries(
      jobsOf(lettuce).map(({ job }, index) => [job, lanes(lettuce)[index]]),
    )
    expect(places).toEqual({ sow_indoors: 0, transplant: 0, direct_sow: 1, harvest: 0 })
    expect(lanes(crop('carrot'))).toEqual([0, 0])
  })

  test('no two bands of a lane share a day', () => {
    for (const one of defaultPlan.crops) {
      const bands = jobsOf(one).map(({ span }, index) => ({ span, lane: lanes(one)[index] }))
      for (const a of bands)
        for (const b of bands)
          if (a !== b && a.lane === b.lane)
            expect(a.span.to < b.span.from || b.span.to < a.span.from).toBe(true)
    }
  })

  test('the months shown hold every band and end with the year', () => {
    const [from, to] = monthsShown(defaultPlan.crops, defaultPlan.frost ?? null, 2027)
    expect(new Date(from).toISOString()).toBe('2027-03-01T00:00:00.000Z')
    expect(new Date(to).toISOString()).toBe('2027-11-01T00:00:00.000Z')
    const garlic: CropPlan = {
      ...crop('carrot'),
      harvest: { from: '2028-06-20', to: '2028-07-30' },
    }
    expect(monthsShown([garlic], null, 2027)[1]).toBe(Date.UTC(2028, 0, 1))
  })

  test('a plan without dates still has months', () => {
    const [from, to] = monthsShown([], null, 2027)
    expect(to).toBeGreaterThan(from)
  })

  test('work is listed by date, and what would not ripen is no work', () => {
    const jobs = jobsByDate(defaultPlan.crops)
    const dates = jobs.map(({ span }) => span.from)
    expect(dates).toEqual(dates.toSorted())
    expect(jobs[0] && jobPhrase(jobs[0])).toBe('sow lettuce (leaf) indoors')
    expect(jobsByDate([{ ...crop('tomato'), verdict: 'no' }])).toEqual([])
  })

  test('a crop in words names each job once and the further sowings', () => {
    expect(jobLines(crop('carrot'))).toEqual([
      'Sow outdoors Apr 25 to Jul 4',
      'Harvest Jul 20 to Oct 13',
      'Sow again May 16, Jun 6, Jun 27',
    ])
  })
})
