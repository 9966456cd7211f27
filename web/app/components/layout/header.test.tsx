import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Header } from './header'

function renderAt(path: string) {
  const { hook } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <Header page={path} />
      <button type="button">Elsewhere</button>
    </Router>,
  )
  return { menu: screen.getByRole('button', { name: 'Menu' }), user: userEvent.setup() }
}

const expectOpen = (menu: HTMLElement, open: boolean) => {
  expect(menu.getAttribute('aria-expanded')).toBe(String(open))
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

describe('the navigation', () => {
  it('marks the page it is on', () => {
    renderAt('/demo/bond-yields')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Demos')
  })

  it('opens and closes by its button, whose name stays', async () => {
    const { menu, user } = renderAt('/')
    expectOpen(menu, false)
    await user.click(menu)
    expectOpen(menu, true)
    expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')).not.toBeNull()
    await user.click(menu)
    expectOpen(menu, false)
    expect(menu.getAttribute('aria-label')).toBe('Menu')
  })

  it('closes when an item is chosen', async () => {
    const { menu, user } = renderAt('/')
    await user.click(menu)
    await user.click(screen.getByRole('link', { name: 'Why Us' }))
    expectOpen(menu, false)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Why Us')
  })

  it('closes on Escape and gives the focus back to its button', async () => {
    const { menu, user } = renderAt('/')
    await user.click(menu)
    await user.tab()
    await user.keyboard('{Escape}')
    expectOpen(menu, false)
    expect(document.activeElement).toBe(menu)
  })

  it('closes on a press elsewhere', async () => {
    const { menu, user } = renderAt('/')
    await user.click(menu)
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expectOpen(menu, false)
  })
})

describe('the theme button', () => {
  it('says what it does, does it, and remembers it', async () => {
    const { user } = renderAt('/')
    await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
    expect(document.documentElement.dataset['theme']).toBe('light')
  })
})
