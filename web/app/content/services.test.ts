import { describe, expect, it } from 'vitest'
import { pages } from './pages'
import { serviceAfter, serviceAt, services } from './services'

describe('services', () => {
  it('hold the areas of work the specification names, in its order', () => {
    expect(
      services.map(({ title, cards }) => [title, cards.map(({ heading }) => heading)]),
    ).toEqual([
      [
        'Data Architecture',
        [
          'Scalable infrastructure',
          'Data modeling',
          'System integration',
          'Open data standards',
          'Performance optimization',
        ],
      ],
      [
        'Cloud Integration',
        [
          'Migration strategy',
          'Data migration',
          'Cloud-native solutions',
          'Hybrid architecture',
          'Continuity of service',
        ],
      ],
      [
        'Security Solutions',
        ['Data protection', 'Access control', 'Compliance management', 'Identity management'],
      ],
      [
        'Analytics & Insights',
        [
          'Business intelligence',
          'Predictive analytics',
          'Real-time analytics',
          'Data visualization',
          'Data integration',
        ],
      ],
    ])
  })

  it('open with the specification’s sentence', () => {
    for (const { summary, lead } of services) {
      expect(summary).toMatch(/^[A-Z].+\.$/)
      expect(lead.startsWith(summary.slice(0, -1))).toBe(true)
    }
  })

  it('give every anchor of a site one meaning', () => {
    const ids = services.flatMap(({ cards }) => cards.map(({ id }) => id))
    expect(new Set(ids).size).toBe(19)
  })

  it('stand under the path and title of their page', () => {
    for (const service of services) {
      expect(serviceAt(service.path)).toBe(service)
      expect(pages[service.path].title).toBe(service.title)
      expect(service.path).toBe(`/services/${service.slug}`)
    }
  })

  it('lead round in a circle', () => {
    const [first, second] = services
    const last = services.at(-1)
    if (!first || !last) throw new Error('no services')
    expect(serviceAfter(first)).toBe(second)
    expect(serviceAfter(last)).toBe(first)
  })
})
