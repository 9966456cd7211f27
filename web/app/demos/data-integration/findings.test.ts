import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { edgePath, placeNodes } from '@/components/charts/layered-graph-layout'
import { plainText } from '@/components/demo/said'
import { findOptions } from '@/lib/find-options'
import { initialView, readView } from '@/lib/url-state'
import { answerOf, factsOf } from './answer'
import { defaultPlan, exchangesOf, fileRequest, knownCrops } from './ask'
import { calendarTitle, verdictCounts } from './calendar-figure'
import { cropOptions, cropSets } from './crop-choices'
import { heatTitle } from './heat-figure'
import { lineageTitle } from './lineage-figure'
import { graphOf } from './lineage-graph'
import { moveTitle } from './move-figure'
import { pairsOf } from './neighbours-figure'
import { heatNote, plantsNote } from './notes'
import { cropColumns } from './own-crops'
import { planView, settings, type PlanView } from './settings'
import { verdictText } from './verdicts'
import { pagesOf } from './wall-sheet'

const view = initialView(settings)

test('assumed odds of frost are said in the lead', () => {
  const { frost } = defaultPlan
  if (!frost) throw new Error('the default city has frost dates')
  const say = (percentiles_published: boolean) =>
    plainText(answerOf({ ...defaultPlan, frost: { ...frost, percentiles_published } }))
  expect(say(true)).toContain('in one year of ten.')
  expect(say(false)).toContain('in one year of ten (assumed spread).')
})

describe('findings', () => {
  test('titles say what the default plan shows', () => {
    expect(calendarTitle(defaultPlan)).toBe(
      'The work runs from Mar 21 (sow lettuce (leaf) indoors) to Oct 13 (harvest carrot)',
    )
    expect(verdictCounts(defaultPlan.crops)).toBe('5 grow and 3 are marginal')
    expect(heatTitle(defaultPlan)).toBe(
      '5 of 8 crops get enough heat in Calgary; tomato gets 74\u00a0% of the heat needed',
    )
    const enough = defaultPlan.crops.map((crop) => ({ ...crop, heat_ratio: 1.18 }))
    expect(heatTitle({ ...defaultPlan, crops: enough })).toBe(
      '8 of 8 crops get enough heat in Calgary; even tomato gets 118\u00a0% of the heat needed',
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
    const half = defaultPlan.crops.slice(0, 1).map((crop) => ({ ...crop, heat_ratio: 0.565 }))
    expect(heatTitle({ ...defaultPlan, crops: half })).toMatch(/tomato gets 57\s% of the heat/)
    expect(half.map(verdictText)).toEqual([expect.stringMatching(/^marginal, 57\s%$/)])
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

describe('notes', () => {
  const { compare } = defaultPlan
  const colder = compare && {
    ...compare,
    better: 0,
    worse: 3,
    crops: compare.crops.map((crop) => ({ ...crop, verdict_there: 'no' as const })),
  }
  test('crops that would do worse open to their own number, not to that of the better ones', () => {
    const said = answerOf({ ...defaultPlan, compare: colder ?? null })
    expect(plainText(said)).toContain('Moved to Montreal, 3 crops would do worse.')
    const figure = said.find((part) => typeof part !== 'string' && part.text === '3 crops')
    expect(typeof figure === 'object' && figure.note()).toMatchObject({
      formula: ['worse = verdict falls (no, marginal, grows)', '= 3'],
      result: '3',
    })
  })
  test('every figure of the answer and the facts opens to a formula that ends in it', () => {
    const figures = [...answerOf(defaultPlan), ...factsOf(defaultPlan).map(({ said }) => said)]
    const notes = figures.flatMap((part) => (typeof part === 'string' ? [] : [part.note()]))
    expect(notes).toHaveLength(8)
    for (const { formula, result, source, date } of notes) {
      expect(formula.join(' ')).toContain(result)
      expect(source).not.toBe('')
      expect(date).not.toBe('')
    }
  })
  test('a share of heat and a number of plants open to their sums', () => {
    const [tomato] = defaultPlan.crops
    if (!tomato) throw new Error('the default plan has crops')
    expect(heatNote(tomato, defaultPlan).formula).toEqual([
      'share = heat given / heat needed',
      '  = 487 / 660',
      '  = 74\u00a0%',
    ])
    const { rows, plants_per_row, plants_per_bed } = tomato.spacing
    expect(rows * plants_per_row).toBe(plants_per_bed)
    for (const part of ['bed', 'share'] as const) {
      const { formula, result } = plantsNote(tomato, defaultPlan, part)
      expect(formula.at(-1)).toBe(`plants  = ${result}`)
    }
  })
})

describe('requests', () => {
  const requestOf = (view: PlanView) =>
    exchangesOf({ view, own: null, report: defaultPlan })[0].request
  test('the default view asks for what the default report was made from', () => {
    expect(requestOf(planView(view))).toEqual({
      method: 'GET',
      path: '/api/v1/data-integration/plan?city=calgary&crops=tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil&year=2027&compare=montreal&bed_width_m=1.2&bed_length_m=2.4',
    })
  })
  test('own crops may say all that our own table says of a crop', () => {
    const [header = ''] = readFileSync('../demos/data-integration/data/crops.csv', 'utf8').split(
      '\n',
    )
    const named = ['crop', 'latin', 'family']
    expect(cropColumns.map(({ key }) => key).toSorted()).toEqual(
      header
        .split(',')
        .filter((key) => !named.includes(key))
        .toSorted(),
    )
  })
  test('a link sets everything, and own crops go in a body', () => {
    const shared = planView(
      readView(
        settings,
        'city=iqaluit&crops=pea&move=nowhere&last=06-20&first=08-25&year=2030&width=2&length=3',
      ),
    )
    expect(requestOf(shared).path).toBe(
      '/api/v1/data-integration/plan?city=iqaluit&crops=pea&year=2030&bed_width_m=2&bed_length_m=3&last_frost=06-20&first_frost=08-25',
    )
    const own = {
      name: 'mine.csv',
      rows: 1,
      csv: 'name\n',
      scope: { recomputed: [], kept: [] },
    }
    expect(fileRequest(shared, own, 'ics')).toMatchObject({
      method: 'POST',
      path: '/api/v1/data-integration/plan.ics',
      body: { crops_csv: 'name\n', city: 'iqaluit' },
    })
  })
  test('a frost on a day that no year has is not asked about', () => {
    expect(readView(settings, 'last=02-30&first=13-01')).toEqual(view)
    expect(readView(settings, 'last=02-29').last).toBe('02-29')
  })
})

describe('the crop search', () => {
  const find = (text: string) => findOptions(cropOptions, text)
  test('names that begin with the text come first, kinds count too', () => {
    expect(find('pe').map(({ label }) => label)).toContain('Hot pepper')
    expect(find('tom')[0]?.value).toBe('tomatillo')
    const herbs = knownCrops.filter(({ kind }) => kind === 'herb').map(({ slug }) => slug)
    for (const { value } of find('herb')) expect(herbs).toContain(value)
    expect(find('zzz')).toEqual([])
  })
  test('ready-made choices name crops there are', () => {
    const known = knownCrops.map(({ slug }) => slug)
    for (const { values } of cropSets) for (const slug of values) expect(known).toContain(slug)
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
