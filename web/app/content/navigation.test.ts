import { describe, expect, it } from 'vitest'
import { isActive, mainNavigation } from './navigation'

const activeAt = (path: string) =>
  mainNavigation.filter((item) => isActive(item.href, path)).map((item) => item.title)

describe('the bar', () => {
  it('has the five items of the specification, in order', () => {
    expect(mainNavigation.map((item) => [item.title, item.href])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Why Us', '/why-us'],
      ['Demos', '/demo/overview'],
      ['Contact', '/contact'],
    ])
  })

  it.each([
    ['/', ['Home']],
    ['/services', ['Services']],
    ['/services/data-architecture', ['Services']],
    ['/why-us', ['Why Us']],
    ['/demo/overview', ['Demos']],
    ['/demo/bond-yields', ['Demos']],
    ['/contact/thanks', ['Contact']],
    ['/methodologies', []],
    ['/servicesque', []],
  ])('marks at %s: %j', (path, titles) => {
    expect(activeAt(path)).toEqual(titles)
  })
})
