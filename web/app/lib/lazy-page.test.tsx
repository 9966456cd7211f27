import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page'

describe('a lazy page', () => {
  it('loads once for the hint and the render', async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => <h1>Here</h1> }))
    const page = lazyPage(load)
    await page.preload()
    render(
      <Suspense>
        <page.Component />
      </Suspense>,
    )
    await screen.findByRole('heading', { name: 'Here' })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tries again after a failure', async () => {
    const load = vi
      .fn(() => Promise.resolve({ default: () => <h1>Here</h1> }))
      .mockRejectedValueOnce(new Error('offline'))
    const page = lazyPage(load)
    await page.preload()
    render(
      <Suspense>
        <page.Component />
      </Suspense>,
    )
    await screen.findByRole('heading', { name: 'Here' })
  })
})
