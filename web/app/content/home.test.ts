import { describe, expect, it } from 'vitest'
import { servicesSection } from './home'
import { cityYears, exportContributions } from './home-figures'
import { services } from './services'

describe('the home page', () => {
  it('says of each service what its own page says', () => {
    const numbers = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five']
    expect(servicesSection.cards).toEqual(
      services.map(({ path, slug, title, summary, cards }) => ({
        path,
        slug,
        title,
        summary,
        areas: `${numbers[cards.length] ?? ''} areas of work`,
      })),
    )
  })
})

describe('the figures', () => {
  it('have a week for every week', () => {
    for (const { weeks } of cityYears) expect(weeks).toMatch(/^[0-8]{52}$/)
  })

  it('put the thaw where the weeks turn from grey to green', () => {
    for (const { city, weeks, thaw } of cityYears) {
      expect(Number(weeks[Math.floor(thaw) - 1]), city).toBeLessThanOrEqual(4)
      expect(Number(weeks[Math.floor(thaw) + 1]), city).toBeGreaterThanOrEqual(4)
    }
  })

  it('support the sentence about Iqaluit and Toronto', () => {
    const thawOf = (name: string) => cityYears.find(({ city }) => city === name)?.thaw ?? 0
    expect(Math.round(thawOf('Iqaluit') - thawOf('Toronto'))).toBe(10)
  })

  it('add up to the change of exports', () => {
    const total = exportContributions.reduce((sum, { points }) => sum + points, 0)
    expect(total).toBeCloseTo(-0.2309, 3)
  })
})
