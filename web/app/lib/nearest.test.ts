import { describe, expect, it } from 'vitest'
import { nearestPages } from './nearest'

const pages = [
  { path: '/services', title: 'Services' },
  { path: '/services/data-architecture', title: 'Data Architecture' },
  { path: '/demo/bond-yields', title: 'Canadian Bond Yields' },
  { path: '/demo/data-integration', title: 'Smart Garden Planning' },
  { path: '/contact', title: 'Contact' },
]
const best = (path: string) => nearestPages(path, pages)[0]?.path

describe('the nearest pages', () => {
  it.each([
    ['/service', '/services'],
    ['/demo/bond-yeilds', '/demo/bond-yields'],
    ['/bonds', '/demo/bond-yields'],
    ['/demos/smart-garden', '/demo/data-integration'],
    ['/Contact-Us', '/contact'],
    ['/data%20architecture', '/services/data-architecture'],
  ])('of %s begin with %s', (asked, expected) => {
    expect(best(asked)).toBe(expected)
  })

  it.each(['/wp-login.php', '/', '/%E0%A4%A'])('are none for %s', (asked) => {
    expect(nearestPages(asked, pages)).toEqual([])
  })
})
