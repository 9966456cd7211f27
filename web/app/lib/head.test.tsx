import { describe, expect, it } from 'vitest'
import { site } from '@/content/site'
import { canonicalOf, describePage, headOf, pictureOf, titleOf } from './head'

const page = { path: '/a/b', title: 'Salt & "Pepper" <3', description: 'Less is <more>.' }

describe('the head of a page', () => {
  it('puts the firm last in the title, but first at home', () => {
    expect(titleOf({ path: '/why-us', title: 'Why Us' })).toBe(`Why Us | ${site.name}`)
    expect(titleOf({ path: '/', title: 'Hello' })).toBe(`${site.name}: Hello`)
  })

  it('names the page by its own address and picture', () => {
    expect(canonicalOf('/')).toBe(`${site.url}/`)
    expect(headOf(page)).toContain(`<link rel="canonical" href="${site.url}/a/b">`)
    expect(headOf(page)).toContain(`content="${site.url}/og/a-b.png"`)
    expect(pictureOf({ ...page, unlisted: true })).toBe('/og/home.png')
  })

  it('lets no text out of its attribute', () => {
    const head = headOf(page)
    expect(head).toContain('<title>Salt &#38; &#34;Pepper&#34; &#60;3 |')
    expect(head).not.toContain('<more>')
  })

  it('keeps unlisted pages from search engines', () => {
    const head = headOf({ ...page, unlisted: true })
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
  })

  it('follows a change of page in the browser', () => {
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'description' }),
      Object.assign(document.createElement('link'), { rel: 'canonical' }),
    )
    describePage(page)
    expect(document.title).toBe(`Salt & "Pepper" <3 | ${site.name}`)
    expect(document.querySelector('link')?.href).toBe(`${site.url}/a/b`)
    expect(document.querySelector('meta')?.content).toBe('Less is <more>.')
  })
})
