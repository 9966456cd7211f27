import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyPart, PartBoundary } from './lazy-part'

const part = { default: ({ name }: { name: string }) => <p>Hello {name}</p> }

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a part with a file of its own', () => {
  it('loads once for the hint and the render', async () => {
    const load = vi.fn(() => Promise.resolve(part))
    const Part = lazyPart(load, 'default')
    await Part.load()
    render(<Part name="Marie" />)
    expect(screen.getByText('Hello Marie')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('leaves the rest of the page standing when its code does not come, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(new Error('offline'))
    const Part = lazyPart(load, 'default')
    await act(async () => {
      render(
        <>
          <h1>The page</h1>
          <Suspense>
            <Part name="Marie" />
          </Suspense>
        </>,
      )
    })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello Marie')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('offers the page anew where its code does not come at a second try either', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Part = lazyPart(() => Promise.reject<typeof part>(new Error('gone')), 'default')
    await act(async () => {
      render(
        <Suspense>
          <Part name="Marie" />
        </Suspense>,
      )
    })
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeDefined()
  })

  it('does not offer the page anew for a later failure, once a try went well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const retry = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'))
    let isBroken = true
    const Content = () => {
      if (isBroken) throw new Error('broken')
      return <p>Hello</p>
    }
    const shown = () => (
      <PartBoundary onRetry={retry}>
        <Content />
      </PartBoundary>
    )
    const { rerender } = render(shown())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeDefined()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello')).toBeDefined()
    isBroken = true
    rerender(shown())
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
  })
})
