import { describe, expect, test } from 'vitest'
import { calendarTitle, verdictCounts } from './calendar-figure'
import { cropSets, findCrops } from './crop-search'
import { dayMonth, laterText, readable, spanText } from './dates'
import { heatTitle } from './heat-figure'
import { edgePath, graphOf, placeNodes } from './lineage-graph'
import { lineageTitle } from './lineage-figure'
import { moveTitle } from './move-figure'
import { pairsOf } from './neighbours-figure'
import { paramsOf, requestOf, settings } from './params'
import { inWords } from './refusals'
import { defaultPlan, knownCrops } from './report'
import { initialView, readView } from '@/lib/url-state'
import { pagesOf } from './wall-sheet'

const view = initialView(settings)

describe('dates', () => {
  test.each([
    ['2027-05-23', '23 May'],
    ['2027-01-01', '1 Jan'],
  ])('%s is %s', (date, text) => {
    expect(dayMonth(date)).toBe(text)
  })
  test('a span that leaves the year says so', () => {
    expect(spanText({ from: '2027-05-01', to: '2027-05-01' })).toBe('1 May')
    expect(spanText({ from: '2027-10-01', to: '2028-07-01' })).toBe('1 Oct to 1 Jul 2028')
  })
  test('dates inside a sentence of the API are written as on the page', () => {
    expect(readable('too cold on 2027-05-23: about 2027-06-07')).toBe(
      'too cold on 23 May: about 7 Jun',
    )
  })
  test.each([
    [0, 'the same day'],
    [-1, '1 day earlier'],
    [20, '20 days later'],
  ])('%i is %s', (days, text) => {
    expect(laterText(days)).toBe(text)
  })
})

describe('findings', () => {
  test('titles say what the default plan shows', () => {
    expect(calendarTitle(defaultPlan)).toBe(
      'The work runs from 21 Mar (sow lettuce (leaf) indoors) to 13 Oct (harvest carrot)',
    )
    expect(verdictCounts(defaultPlan.crops)).toBe('5 grow and 3 are marginal')
    expect(heatTitle(defaultPlan)).toBe(
      '5 of 8 crops get enough heat in Calgary; tomato gets 74 % of its need',
    )
    expect(defaultPlan.compare && moveTitle('Calgary', defaultPlan.compare)).toBe(
      'From Calgary to Montreal: 3 crops do better, with +42 frost-free days',
    )
    expect(lineageTitle(defaultPlan.lineage)).toContain('10 cities lack frost dates, 3 a temp')
  })
  test('a city without heat or crops that all fail are said plainly', () => {
    const none = defaultPlan.crops.map((crop) => ({ ...crop, verdict: 'no' as const }))
    expect(calendarTitle({ ...defaultPlan, crops: none })).toBe(
      'None of these crops ripens outdoors in Calgary',
    )
    const unjudged = defaultPlan.crops.map((crop) => ({ ...crop, heat_ratio: null }))
    expect(heatTitle({ ...defaultPlan, crops: unjudged })).toBe('Heat is not judged for Calgary')
    expect(verdictCounts([])).toBe('0 crops')
    const { compare } = defaultPlan
    const crops = compare?.crops.map((crop) => ({ ...crop, verdict_here: 'unknown' as const }))
    expect(compare && moveTitle('Iqaluit', { ...compare, crops: crops ?? [] })).toBe(
      'Iqaluit is not judged, so nothing compares with Montreal',
    )
  })
  test('each pair of neighbours is named once, the bad ones too', () => {
    const pairs = pairsOf(defaultPlan.crops)
    const keys = pairs.map(({ one, other }) => [one, other].toSorted().join())
    expect(new Set(keys).size).toBe(keys.length)
    expect(pairs).toContainEqual(
      expect.objectContaining({ one: 'Tomato', other: 'Potato', relation: 'apart' }),
    )
  })
})

describe('requests', () => {
  test('the default view asks for what the default report was made from', () => {
    expect(requestOf(view, null)).toEqual({
      method: 'GET',
      path: '/api/v1/data-integration/plan?city=calgary&crops=tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil&year=2027&compare=montreal&bed_width_m=1.2&bed_length_m=2.4',
    })
  })
  test('a link sets everything, and own crops go in a body', () => {
    const shared = readView(
      settings,
      'city=iqaluit&crops=pea&move=nowhere&last=06-20&first=08-25&year=2030&width=2&length=3',
    )
    expect(paramsOf(shared)).toEqual({
      city: 'iqaluit',
      crops: 'pea',
      year: 2030,
      bed_width_m: 2,
      bed_length_m: 3,
      last_frost: '06-20',
      first_frost: '08-25',
    })
    expect(requestOf(shared, 'name\n', 'plan.ics')).toMatchObject({
      method: 'POST',
      path: '/api/v1/data-integration/plan.ics',
      body: { crops_csv: 'name\n', city: 'iqaluit' },
    })
  })
  test('a refusal is put in the reader’s words', () => {
    const message = 'first_frost must fall after last_frost, 09-15'
    expect(inWords({ field: 'first_frost', message })).toBe(
      'Your first frost must fall after your last frost, 09-15.',
    )
  })
})

describe('the crop search', () => {
  test('names that begin with the text come first, chosen crops are left out', () => {
    const names = findCrops('pe', ['pea']).map(({ name }) => name)
    expect(names).not.toContain('Pea')
    expect(names).toContain('Hot pepper')
    expect(findCrops('tom', [])[0]?.slug).toBe('tomatillo')
    expect(findCrops('herb', []).every(({ kind }) => kind === 'herb')).toBe(true)
    expect(findCrops('zzz', [])).toEqual([])
  })
  test('ready-made choices name crops there are', () => {
    const known = knownCrops.map(({ slug }) => slug)
    for (const { slugs } of cropSets) for (const slug of slugs) expect(known).toContain(slug)
  })
})

describe('the lineage graph', () => {
  test.each([
    [1120, false],
    [358, true],
  ])('at %i px boxes stay inside and apart, and every line has two ends', (width, compact) => {
    const { nodes, edges } = graphOf(defaultPlan.lineage, 8)
    const { placed, height } = placeNodes(nodes, width, compact)
    for (const node of placed) {
      expect(node.x).toBeGreaterThanOrEqual(0)
      expect(node.x + node.width).toBeLessThanOrEqual(width)
      expect(node.y + 50).toBeLessThanOrEqual(height)
      for (const other of placed)
        if (other !== node && other.x === node.x)
          expect(Math.abs(other.y - node.y)).toBeGreaterThanOrEqual(50)
    }
    const ids = placed.map(({ id }) => id)
    for (const { from, to } of edges) {
      expect(ids).toContain(from)
      expect(ids).toContain(to)
    }
    const [one, other] = placed
    expect(one && other && edgePath(one, other)).toMatch(/^M/)
  })
})

test('fourteen crops fit a page, more take another', () => {
  const many = Array.from({ length: 15 }, () => defaultPlan.crops)
    .flat()
    .slice(0, 15)
  expect(pagesOf(many).map((page) => page.length)).toEqual([14, 1])
})
