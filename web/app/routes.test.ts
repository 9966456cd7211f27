import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isListed, pictureOf } from '@/lib/head'
import { allPictureWords } from '@/lib/picture'
import { metaOf } from '@/page-meta'
import { notFound, routeOf, routes } from '@/routes'

const inWeb = (file: string) => join(import.meta.dirname, '..', file)
const read = (file: string) => readFileSync(inWeb(file))

/** Every address the specification names. */
const specified = [
  '/',
  '/services',
  '/why-us',
  '/contact',
  '/services/data-architecture',
  '/services/cloud-integration',
  '/services/security-solutions',
  '/services/analytics-insights',
  '/methodologies',
  ...[
    'overview integration analytics security data-integration real-time-analytics',
    'security-features cloud-infrastructure machine-learning data-visualization mortgage-api',
    'automated-workflows trade-data supply-chain predictive-maintenance customer-segmentation',
    'energy-management article-extractor investment-research short-squeeze bond-yields',
  ]
    .flatMap((line) => line.split(' '))
    .map((slug) => `/demo/${slug}`),
]

describe('the routes', () => {
  it('answer at every address of the specification', () => {
    expect(specified).toHaveLength(30)
    for (const path of specified) expect(routeOf(path).path).toBe(path)
  })

  it('do not mind a trailing slash, and send the rest to the not-found page', () => {
    expect(routeOf('/services/').path).toBe('/services')
    expect(routeOf('/nothing')).toBe(notFound)
  })

  it('have words of their own for the head', () => {
    for (const { path } of [...routes, notFound]) expect(metaOf(path).path).toBe(path)
  })
})

const addresses = routes.map(({ path }) => metaOf(path))

describe('the pictures pages are shared with', () => {
  it('say what the pages say now; if not, run npm run og', () => {
    const drawn: unknown = JSON.parse(read('build/og.gen.json').toString())
    expect(drawn).toEqual(allPictureWords(addresses))
  })

  it('are 1200 by 630 and there for every listed page, and for no other', () => {
    const listed = addresses.filter(isListed).map(pictureOf)
    for (const picture of listed) {
      const png = read(`public${picture}`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630])
    }
    const there = readdirSync(inWeb('public/og'))
    expect(there.map((file) => `/og/${file}`).sort()).toEqual([...listed].sort())
  })
})
