import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf, whyFewerFail } from './answer'
import type { AnsweredPlan, Candidate, PlanReport } from './ask'
import { carbonTitle, placesOf } from './carbon-figure'
import { stepPoints } from './chart-lines'
import { defaultReport } from './contract.gen'
import { cheaperTitle, coresTitle, costTitle } from './plan-figures'
import { planView, settings } from './settings'
import { trialTitle } from './trial-figure'
import { bestOf, duration } from './words'

const plan = defaultReport.plan
const view = planView(initialView(settings))

const answered = (report: Partial<PlanReport> = {}, more: Partial<typeof view> = {}) =>
  ({ view: { ...view, ...more }, own: null, report: { ...plan, ...report } }) as AnsweredPlan

/** The default plan with another best set-up. */
const withBest = (best: Partial<Candidate>) => ({
  clouds: plan.clouds.map((cloud, at) =>
    at === 0 ? { ...cloud, best: { ...cloud.best, ...best } } : cloud,
  ),
})

const text = (one: AnsweredPlan) => plainText(answerOf(one)).replaceAll('\u00a0', ' ')

test('the first sentence is the answer, and costs name their machines', () => {
  expect(text(answered())).toBe(
    'Five machines hold; four do not. With five of 4 vCPU p99 is 184 ms, and 187 ms with one lost. ' +
      'A month costs $757 at Google (e2-standard-4), $801 at Azure (D4ps_v6), $879 at AWS (m6g.xlarge), without egress and storage. ' +
      'Lose one of four and 12 cores face 12 cores of work: the queue only grows. ' +
      'Of the 43.8 min a month in which the promise may break, machines down together take 10.8 min.',
  )
})

test('why one machine less does not do is said by its reason', () => {
  const fewer = bestOf(plan).fewer
  if (!fewer) throw new Error('the default plan has one machine less')
  const why = (change: Partial<typeof fewer>, more: Partial<typeof view> = {}) =>
    whyFewerFail(answered(withBest({ fewer: { ...fewer, ...change } }), more)).replaceAll(
      '\u00a0',
      ' ',
    )
  expect(why({ reason: 'too_slow', p99_lost_ms: 1234 })).toBe(
    ' Lose one of four and 12 cores are left: p99 is 1.2 s.',
  )
  expect(why({ reason: 'too_rarely_up', availability_pct: 98.015 })).toBe(
    ' Four would be enough only 98.02 % of the time.',
  )
  expect(why({ reason: 'queue_grows' }, { lost_machines: 0 })).toBe(
    ' Four have 16 cores for 12 cores of work: the queue only grows.',
  )
  expect(whyFewerFail(answered(withBest({ fewer: null })))).toBe('')
})

test('a surge is a no with its price, or a yes', () => {
  const [planned] = plan.trial.runs
  if (!planned) throw new Error('the default plan has runs')
  const surge = { requests_per_second: 1200, machines: 15, monthly_cad: 2272.13 }
  const scaled = (broken_steps: number, lost: number) => ({
    surge,
    trial: {
      ...plan.trial,
      event: { kind: 'surge' as const, at_seconds: 300, until_seconds: null },
      runs: [planned, { ...planned, kind: 'autoscaled' as const, broken_steps, lost }],
    },
  })
  const no = answered(scaled(6, planned.requests / 10), { surge: 4 })
  expect(text(no)).toContain('No: autoscaling is too late for 4 times the traffic at once.')
  expect(text(no)).toContain('In 6 of 15 minutes the promise breaks, and 10 % of the requests')
  expect(text(no)).toContain('takes 15 machines, $2,272 a month; for the peak alone five hold.')
  expect(trialTitle(no.report)).toBe('The rush breaks the promise for 6 minutes')
  const yes = answered(scaled(0, 0), { surge: 1.5 })
  expect(text(yes)).toContain('Yes: autoscaling carries 1.5 times the traffic at once')
  expect(trialTitle(yes.report)).toBe('Autoscaling keeps the promise through the rush')
})

test('titles are findings', () => {
  expect(trialTitle(plan)).toBe('Four machines break in the minute one fails')
  expect(costTitle(plan)).toBe('Google costs least, AWS $121 a month more')
  expect(costTitle({ ...plan, clouds: plan.clouds.slice(0, 1) })).toBe(
    'Google alone has a machine that fits',
  )
  expect(coresTitle(plan, 250).replaceAll('\u00a0', ' ')).toBe(
    '14 cores keep 250 ms; 13 miss it by 1.9 ms',
  )
  expect(cheaperTitle(plan)).toBe('4 × e2-standard-4 for $606 does not hold: the queue only grows')
  expect(cheaperTitle({ ...plan, cheaper: [] })).toBe('Nothing on the lists costs less')
  expect(carbonTitle(plan)).toBe('In Ontario the same machines emit 20 times as much as in Quebec')
})

test('carbon is electricity times the grid, where a cloud has a region', () => {
  const places = placesOf(plan)
  expect(places.map(({ cloud, province }) => `${cloud} ${province}`)).toEqual([
    'google quebec',
    'google ontario',
    'azure quebec',
    'azure ontario',
    'aws quebec',
  ])
  for (const { kwh, g, grams } of places) expect(grams).toBeCloseTo(kwh * g)
})

test('durations are written in the unit that says most', () => {
  expect([4.56, 184.2, 1000, 1679, 10_182, 90_000].map(duration)).toEqual([
    '4.6\u00a0ms',
    '184\u00a0ms',
    '1\u00a0s',
    '1.7\u00a0s',
    '10\u00a0s',
    '1.5\u00a0min',
  ])
})

test('a step holds until the next, and the last to the end', () => {
  expect(stepPoints([5, null, 7], 2)).toEqual([
    { x: 0, y: 5 },
    { x: 2, y: null },
    { x: 4, y: 7 },
    { x: 6, y: 7 },
  ])
})
