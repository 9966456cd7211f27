import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf, whyFewerFail } from './answer'
import { failureOf, setupRequest, type AnsweredPlan, type Candidate, type PlanReport } from './ask'
import { carbonTitle, placesOf } from './carbon-figure'
import { stepPoints } from './chart-lines'
import { defaultReport } from './contract.gen'
import { plan as fields } from './fields.gen'
import { cloudInfrastructure } from './meta'
import { costTitle, listsTitle } from './price-figures'
import { cheaperTitle, coresTitle } from './promise-figures'
import { nextSeed, planView, settings, setupView } from './settings'
import { budgetOf, lostOf, setupTitle, workloadOf } from './setup-figure'
import { lossWords, trialTitle } from './trial-figure'
import {
  askedLists,
  bestOf,
  bundledLists,
  cents,
  creditOf,
  duration,
  listCredit,
  priceCredit,
  shareBelow,
  workOf,
} from './words'

const plan: PlanReport = { ...defaultReport.plan, source: defaultReport.source }
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
      'In the simulation 2 requests are lost with the machine that fails: the promise leaves them out. ' +
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
  expect(
    why({ reason: 'too_rarely_up', availability_pct: 99.9985 }, { availability_pct: 99.999 }),
  ).toBe(' Four would be enough only 99.9985 % of the time.')
  expect(why({ reason: 'queue_grows' }, { lost_machines: 0 })).toBe(
    ' Four have 16 cores for 12 cores of work: the queue only grows.',
  )
  expect(whyFewerFail(answered(withBest({ fewer: null })))).toBe('')
  // Of two machines with one core, one lost.
  const small = (reason: 'queue_grows' | 'too_slow') =>
    whyFewerFail(
      answered({
        load_cores: 1,
        ...withBest({ vcpus: 1, fewer: { ...fewer, machines: 2, reason, p99_lost_ms: 300 } }),
      }),
    ).replaceAll('\u00a0', ' ')
  expect(small('queue_grows')).toBe(
    ' Lose one of two and 1 core faces 1 core of work: the queue only grows.',
  )
  expect(small('too_slow')).toBe(' Lose one of two and 1 core is left: p99 is 300 ms.')
})

test('a share below the promise is never written as the promise', () => {
  const share = (value: number, promised: number) =>
    shareBelow(value, promised).replaceAll('\u00a0', ' ')
  expect(share(98.015, 99.9)).toMatch(/^98\.0[12] %$/)
  expect(share(99.899, 99.9)).toBe('99.899 %')
  expect(share(99.9985, 99.999)).toBe('99.9985 %')
})

test('work is counted in cores', () => {
  expect(workOf({ ...plan, load_cores: 1 })).toBe('1 core of work')
  expect(workOf({ ...plan, load_cores: 12.5 })).toBe('12.5 cores of work')
})

test('what is lost with a machine is said once, and counted in no promise', () => {
  const [planned, fewer] = plan.trial.runs
  if (!planned || !fewer) throw new Error('the default plan has two runs')
  const losing = (lost_with_machine: number, more: Partial<typeof view> = {}) =>
    text(
      answered(
        { trial: { ...plan.trial, runs: [{ ...planned, lost_with_machine }, fewer] } },
        more,
      ),
    )
  expect(losing(20)).toContain(
    'In the simulation 20 requests are lost with the machine that fails: the promise leaves them out.',
  )
  expect(losing(1, { lost_machines: 2 })).toContain(
    '1 request is lost with the machines that fail: the promise leaves it out.',
  )
  expect(losing(0)).not.toContain('leaves')
  expect(lossWords(plan)).toContain('lost with it (2 and 3), which the promise leaves out')
  expect(lossWords({ ...plan, trial: { ...plan.trial, event: null } })).toBe('')
})

const surge = {
  requests_per_second: 1200,
  machines: 15,
  carrying_machines: 13,
  monthly_cad: 2272.13,
  machine_hours: 3.75,
  cost_cad: 0.78,
}

test('a surge is a no with its price, or a yes', () => {
  const [planned] = plan.trial.runs
  if (!planned) throw new Error('the default plan has runs')
  const ran = { kind: 'autoscaled' as const, machine_hours: 2.58, cost_cad: 0.54 }
  const scaled = (broken_steps: number, lost: number) => ({
    surge,
    trial: {
      ...plan.trial,
      event: { kind: 'surge' as const, at_seconds: 300, until_seconds: null },
      runs: [planned, { ...planned, ...ran, broken_steps, lost }],
    },
  })
  const no = answered(scaled(6, planned.requests / 10), { surge: 4 })
  expect(text(no)).toContain('No: autoscaling is too late for 4 times the traffic at once.')
  expect(text(no)).toContain('In 6 of 15 minutes the promise breaks, and 10 % of the requests')
  expect(text(no)).toContain('takes 15 machines, $2,272 a month; for the peak alone five hold.')
  expect(text(no)).toContain(
    'In the 15 min simulated autoscaling costs $0.54 (2.58 machine-hours), being ready from the start $0.78 (3.75).',
  )
  const capped = answered(scaled(6, 0), { surge: 4, max_machines: '10' })
  expect(text(capped)).toContain('No: autoscaling with at most 10 machines does not carry 4 times')
  // Those planned are kept in any case, and what carries the rush comes late.
  const eight = plan.clouds.map((cloud) => ({
    ...cloud,
    best: cloud.best && { ...cloud.best, machines: 8 },
  }))
  const fewest = answered({ ...scaled(6, 0), clouds: eight }, { surge: 4, max_machines: '5' })
  expect(text(fewest)).toContain('with at most 8 machines does not carry 4 times')
  const carried = { ...scaled(6, 0), surge: { ...surge, carrying_machines: 10 } }
  const spareless = answered(carried, { surge: 4, max_machines: '10' })
  expect(text(spareless)).toContain('No: autoscaling is too late for 4 times')
  expect(trialTitle(no)).toBe('The rush breaks the promise for 6 minutes')
  const yes = answered(scaled(0, 0), { surge: 1.5 })
  expect(text(yes)).toContain('Yes: autoscaling carries 1.5 times the traffic at once')
  expect(trialTitle(yes)).toBe('Autoscaling keeps the promise through the rush')
  const one = answered({
    ...scaled(0, 0),
    ...withBest({ machines: 1 }),
    surge: { ...surge, machines: 1 },
  })
  expect(text(one)).toContain('takes one machine, $2,272 a month; for the peak alone one holds.')
})

test('a rush too short for a new machine is judged neither way', () => {
  const [planned] = plan.trial.runs
  if (!planned) throw new Error('the default plan has runs')
  const short = (step_seconds: number, broken_steps: number, start_seconds: number) =>
    answered(
      {
        surge: { ...surge, requests_per_second: 20_000 },
        trial: {
          ...plan.trial,
          step_seconds,
          event: { kind: 'surge', at_seconds: 5 * step_seconds, until_seconds: null },
          runs: [planned, { ...planned, kind: 'autoscaled', broken_steps }],
        },
      },
      { surge: 10, start_seconds },
    )
  expect(text(short(2, 10, 0))).toMatch(
    /^Not known: 20 s of 10 times the traffic are simulated, too short to judge autoscaling, whose machines work after up to 30 s\. Ready from/,
  )
  expect(trialTitle(short(2, 10, 0))).toBe('The rush breaks the promise for 10 stretches of 2 s')
  expect(trialTitle(short(2, 0, 0))).toBe('Too short a rush to judge autoscaling')
  expect(text(short(5, 10, 0))).toMatch(/^No: autoscaling is too late/)
  expect(text(short(10, 10, 120))).toMatch(/^Not known: 1\.7 min of 10 times/)
  expect(text(short(15, 10, 120))).toMatch(/^No: autoscaling is too late/)
})

test('the trial is titled by what was lost, and by why fewer do not do', () => {
  const [planned, fewer] = plan.trial.runs
  const best = bestOf(plan).fewer
  if (!planned || !fewer || !best) throw new Error('the default plan has two runs')
  const runs = (one: Partial<typeof planned>, other: Partial<typeof planned>) => ({
    trial: {
      ...plan.trial,
      runs: [
        { ...planned, ...one },
        { ...fewer, ...other },
      ],
    },
  })
  expect(trialTitle(answered({}, { lost_machines: 2 }))).toBe(
    'Four machines break in the minute some fail',
  )
  expect(trialTitle(answered(runs({ broken_steps: 3 }, {})))).toBe(
    'By chance in this run even the planned machines break for 3 minutes',
  )
  const held = (reason: typeof best.reason) =>
    trialTitle(
      answered({ ...runs({}, { broken_steps: 0 }), ...withBest({ fewer: { ...best, reason } }) }),
    )
  expect(held('too_rarely_up')).toMatch(/^Four machines would hold in this run too, but not often/)
  expect(held('too_slow')).toMatch(/too, but not in the long run: the formula says too slow$/)
  expect(held('queue_grows')).toMatch(/too, but not in the long run: the queue only grows$/)
  const alone = runs({}, { machines: 1, broken_steps: 2 })
  expect(trialTitle(answered({ trial: { ...alone.trial, event: null } }))).toBe(
    'One machine breaks for 2 minutes',
  )
})

test('each list is named with its day, and one its publisher was asked for is set apart', () => {
  expect(listCredit(plan.lists)).toBe(
    'AWS (Aug 22, 2026), Azure (Jun 18, 2026), Google (2026, month not known)',
  )
  expect(bundledLists(plan)).toEqual(plan.lists)
  expect(askedLists(plan)).toEqual([])
  expect(creditOf(answered())).toBe('List prices of 2026 at 1.4064 CAD a USD of Sep 22, 2026')
  const [aws, azure, google] = plan.lists
  if (!aws || !azure || !google) throw new Error('the default plan has three lists')
  const of = (mode: 'live' | 'cached') => ({
    ...plan,
    source: { ...plan.source, mode },
    lists: [aws, { ...azure, as_of: '2027-01-04' }, google],
  })
  for (const mode of ['live', 'cached'] as const) {
    expect(bundledLists(of(mode))).toEqual([aws, google])
    expect(askedLists(of(mode))).toMatchObject([{ cloud: 'azure', as_of: '2027-01-04' }])
    expect(creditOf(answered(of(mode)))).toBe(
      'List prices of 2026, Azure as asked Jan 4, 2027, at 1.4064 CAD a USD of Sep 22, 2026',
    )
    expect(priceCredit(of(mode), 'azure')).toMatchObject({
      source: expect.stringMatching(/^Azure list price, as asked;/) as string,
      date: '2027-01-04',
    })
  }
  expect(priceCredit(of('live'), 'aws')).toMatchObject({
    source: expect.stringMatching(/^AWS list price; Bank of Canada/) as string,
    date: '2026-08-22',
  })
})

test('sizes with odd prices are counted by cloud', () => {
  const [aws, azure, google] = plan.lists
  if (!aws || !azure || !google) throw new Error('the default plan has three lists')
  expect(listsTitle(plan)).toBe('Sizes left out for odd prices: 56 of Azure')
  const odd = { ...aws, dropped: { ...aws.dropped, contradictory: 1200 } }
  expect(listsTitle({ ...plan, lists: [odd, azure, google] })).toBe(
    'Sizes left out for odd prices: 1,200 of AWS, 56 of Azure',
  )
  expect(listsTitle({ ...plan, lists: [aws, google] })).toBe('No price list contradicts itself')
})

const setup = setupView(initialView(settings))

test('after the last seed comes the first', () => {
  expect(nextSeed({ seed: 1 })).toBe(2)
  expect(nextSeed({ seed: fields.seed.maximum })).toBe(0)
})

test('every choice of the rule of autoscaling lies in its limits', () => {
  for (const key of ['target_utilisation_pct', 'max_machines'] as const)
    for (const { value } of settings[key].props.options)
      if (value !== '') {
        expect(Number(value)).toBeGreaterThanOrEqual(fields[key].minimum)
        expect(Number(value)).toBeLessThanOrEqual(fields[key].maximum)
      }
})

test('a set-up is titled by what it breaks', () => {
  const title = (report: Partial<typeof defaultReport.setup>, more: Partial<typeof setup> = {}) =>
    setupTitle({ ...setup, ...more }, { ...defaultReport.setup, ...report }).replaceAll(
      '\u00a0',
      ' ',
    )
  const budget = (allowed: number, lost: number) => ({ budget: { allowed, lost, used_pct: 0 } })
  // Two more were lost with a machine, and are in no budget.
  expect(title({ holds: false, p99_ms: 190, lost: 1236, ...budget(270, 1234) })).toBe(
    '5 machines of 4 cores do not hold: 1,234 lost, more than the budget',
  )
  expect(title({ holds: false, p99_ms: 190, late: 900, ...budget(2700, 2600) })).toBe(
    '5 machines of 4 cores do not hold: 900 late and 2,600 lost, more than one of 100',
  )
  expect(title({ holds: false, p99_ms: 400 })).toBe(
    '5 machines of 4 cores do not hold: p99 is 400 ms',
  )
  const one = { machines: 1, cores: 1 }
  expect(title({ holds: true, p99_ms: 190 }, one)).toBe('1 machine of 1 core holds: p99 is 190 ms')
  expect(title({ holds: false, p99_ms: 400 }, one)).toMatch(/^1 machine of 1 core does not hold/)
  expect(title({ p99_ms: null }, one)).toBe('1 machine of 1 core answers nobody')
})

test('what a set-up loses with a machine is said to count in nothing, as in the plan', () => {
  const [minute] = defaultReport.setup.minutes
  if (!minute) throw new Error('the default set-up has minutes')
  const lost = (all: number, lost_with_machine: number) =>
    lostOf({ lost: all, minutes: [{ ...minute, lost_with_machine }] })
  expect(lost(1234, 0)).toBe('1,234 lost')
  expect(lost(5, 3)).toBe('5 lost (3 with a machine, which no promise or budget counts)')
})

test('the error budget of a set-up is told as the requests it is of', () => {
  const budget = (allowed: number, lost: number) =>
    budgetOf({ budget: { allowed, lost, used_pct: (100 * lost) / allowed } }).replaceAll(
      '\u00a0',
      ' ',
    )
  expect(budget(269.82, 27)).toBe('10 % of the error budget of 269.8 requests')
  expect(budget(1, 2)).toBe('200 % of the error budget of 1 request')
})

test('the failure of a set-up falls within its run, at every rate', () => {
  for (const requests_per_second of [1, 300, 1334, 2000]) {
    const view = { ...setup, requests_per_second, failed: 1 }
    const { at_seconds, repair_seconds } = failureOf(view)
    const { seconds } = setupRequest(view).body as { seconds: number }
    expect(at_seconds).toBeCloseTo(seconds / 3)
    expect(at_seconds + repair_seconds).toBeLessThan(seconds)
  }
  expect(failureOf(setup)).toEqual({ at_seconds: 300, repair_seconds: 300 })
})

test('a table of one’s own is not what a set-up is tried with', () => {
  expect(workloadOf(setup, false)).toBe('the same workload')
  expect(workloadOf(setup, true)).toBe('300 requests a second, not your table')
})

test('the catalogue promises what the page has', () => {
  const { description, steps } = cloudInfrastructure
  expect([description, ...steps].join(' ')).not.toMatch(/architecture|users|volume/)
})

test('titles are findings', () => {
  expect(trialTitle(answered())).toBe('Four machines break in the minute one fails')
  expect(costTitle(plan)).toBe('Google costs least, AWS $121 a month more')
  expect(costTitle({ ...plan, clouds: plan.clouds.slice(0, 1) })).toBe(
    'Google alone has a machine that fits',
  )
  expect(coresTitle(plan, 250).replaceAll('\u00a0', ' ')).toBe(
    '14 cores keep 250 ms; 13 miss it by 1.9 ms',
  )
  expect(cheaperTitle(plan, 99.9)).toBe(
    '4 × e2-standard-4 for $606 does not hold: the queue only grows',
  )
  expect(cheaperTitle({ ...plan, cheaper: [] }, 99.9)).toBe('Nothing that fits costs less')
  const [first] = plan.cheaper
  if (!first) throw new Error('something costs less than the default plan')
  const rare = { ...first, reason: 'too_rarely_up' as const, availability_pct: 99.9985 }
  expect(cheaperTitle({ ...plan, cheaper: [rare] }, 99.999).replaceAll('\u00a0', ' ')).toMatch(
    /it holds 99\.9985 % of the time$/,
  )
  const by_cores = plan.by_cores.slice(0, 1).map((row) => ({ ...row, cores: 1, p99_ms: 251 }))
  expect(coresTitle({ ...plan, needed_cores: 2, by_cores }, 250).replaceAll('\u00a0', ' ')).toBe(
    '2 cores keep 250 ms; 1 misses it by 1.0 ms',
  )
  expect(carbonTitle(plan)).toBe(
    'In Ontario the same machines emitted 20 times as much as in Quebec, 2019',
  )
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

test('a run of minutes is priced to the cent, and not at nothing', () => {
  expect([0, 0.01, 0.54, 12].map(cents)).toEqual(['under a cent', '$0.01', '$0.54', '$12.00'])
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
