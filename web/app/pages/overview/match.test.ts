import { describe, expect, it } from 'vitest'
import { matching } from './match'

const titles = (words: string) =>
  matching(words).flatMap(({ demos }) => demos.map(({ title }) => title))

describe('matching', () => {
  it('shows the whole catalogue without words', () => {
    expect(matching('').map(({ title, demos }) => [title, demos.length])).toEqual([
      ['Active Demos', 5],
      ['In Development', 6],
      ['Coming Soon', 5],
    ])
  })

  it('finds a demo by a word of its title, its question or its keywords', () => {
    expect(titles('mortgage')).toContain('Mortgage finder via an API')
    expect(titles('curve')).toContain('Canadian Bond Yields')
    expect(titles('churn')).toEqual(['Customer Segmentation'])
  })

  it('wants every word, in any order and case', () => {
    expect(titles('CANADIAN weather')).toContain('Real-time Weather Analytics')
    expect(titles('weather mortgage')).toEqual([])
  })

  it('does not mind accents or spaces', () => {
    expect(titles('  gárden ')).toEqual(['Smart Garden Planning'])
  })

  it('leaves out the demos about the site itself', () => {
    expect(titles('')).not.toContain('Security Posture')
  })
})
