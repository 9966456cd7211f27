import { expect, test } from 'vitest'
import { flowLevel } from './flow-level'

const nodes = [
  { key: 'e', name: 'Energy' },
  { key: 'oil', name: 'Oil', parent: 'e' },
  { key: 'crude', name: 'Crude', parent: 'oil' },
  { key: 'gas', name: 'Gas', parent: 'e' },
  { key: 'w', name: 'Wood' },
  { key: 'us', name: 'United States' },
]
const links = [
  { from: 'crude', to: 'us', value: 60 },
  { from: 'gas', to: 'us', value: 20 },
  { from: 'w', to: 'us', value: 9 },
  { from: 'w', to: 'nowhere', value: 9 },
  { from: 'gas', to: 'us', value: Number.NaN },
]

test.each([
  [null, ['e>us 80', 'w>us 9'], ['e']],
  ['e', ['oil>us 60', 'gas>us 20'], ['oil']],
  ['oil', ['crude>us 60'], []],
])('with %s opened', (opened, flows, openable) => {
  const level = flowLevel(nodes, links, opened)
  expect(level.links.map(({ from, to, value }) => `${from}>${to} ${String(value)}`)).toEqual(flows)
  expect([...level.openable]).toEqual(openable)
})
