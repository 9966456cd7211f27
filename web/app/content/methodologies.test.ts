import { describe, expect, it } from 'vitest'
import { methodologies, reachInWords, stretches } from './methodologies'

describe('methodologies', () => {
  it('are the five of the specification, in its order', () => {
    expect(methodologies.map(({ name }) => name)).toEqual([
      'Agile Data Warehouse Design',
      'Data Vault 2.0',
      'Kimball Dimensional Modeling',
      'CRISP-DM',
      'DataOps',
    ])
  })

  it('lead somewhere, and together cover the whole way', () => {
    const led = methodologies.flatMap(({ reach }) =>
      reach.filter(({ kind }) => kind === 'leads').map(({ from }) => from),
    )
    expect([...led].sort()).toEqual([...stretches].sort())
  })

  it('name what they come from', () => {
    for (const { sources } of methodologies) expect(sources.length).toBeGreaterThan(0)
  })

  it('tell their reach in words', () => {
    expect(methodologies.map(reachInWords)).toEqual([
      'leads in Ask, helps in Present',
      'leads in Store',
      'helps in Ask, leads in Present',
      'helps in Ask, leads in Predict, helps in Run',
      'helps in Store to Predict, leads in Run',
    ])
  })
})
