import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import ContactPage from './contact'

function renderAt(query: string) {
  window.history.replaceState(null, '', `/contact${query}`)
  render(<ContactPage />)
}

const subject = () => screen.queryByRole('link', { name: 'Canadian Bond Yields' })

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

describe('the contact page', () => {
  it('leads back to the whole view a demo was left in', () => {
    const view = '/demo/bond-yields?from=2007-06-01&fit=smooth&note=a%2Fb'
    renderAt(`?about=bond-yields&view=${encodeURIComponent(view)}`)
    expect(subject()?.getAttribute('href')).toBe(view)
  })

  it.each([
    ['of another demo', '/demo/trade-data?x=1'],
    ['elsewhere', 'https://example.com/demo/bond-yields?x=1'],
    ['that is no view', '/demo/bond-yields'],
  ])('names the demo alone for an address %s', (_, view) => {
    renderAt(`?about=bond-yields&view=${encodeURIComponent(view)}`)
    expect(subject()?.getAttribute('href')).toBe('/demo/bond-yields')
  })

  it('names nothing for a demo that is not there', () => {
    renderAt('?about=nothing')
    expect(screen.queryByText('About:')).toBeNull()
    expect(subject()).toBeNull()
  })
})
