import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { FindButton } from '@/find-button'
import { methodologies } from '@/content/methodologies'
import { demos } from '@/demos/registry'
import { findEntries } from './entries'

const first = (typed: string) => findEntries(typed)[0]?.href

describe('what is found', () => {
  test.each([
    ['house', '/demo/mortgage-api'],
    ['mortgage rate', '/demo/mortgage-api'],
    ['frost', '/demo/data-integration'],
    ['tomato', '/demo/data-integration'],
    ['inflation', '/demo/bond-yields'],
    ['yield curve', '/demo/bond-yields'],
    ['privacy', '/privacy'],
    // What we ask, before what a car that is still being built would cost.
    ['price', '/contact'],
    ['contact', '/contact'],
    // The page of that name, before a demo that has the word in its title.
    ['api', '/api'],
    ['API', '/api'],
    ['email', '/contact'],
    ['cookies', '/privacy'],
    ['kimball', '/methodologies#kimball'],
    ['what is the curve saying', '/demo/bond-yields'],
    ['Methodologies', '/methodologies'],
    ['how it works weather', '/demo/real-time-analytics#how-it-works'],
    // No page has both words; each leads somewhere.
    ['house price', '/demo/mortgage-api'],
    ['api endpoints', '/api'],
  ])('“%s” leads to %s', (typed, href) => {
    expect(first(typed)).toBe(href)
  })

  test('every demo by its question, every method by its name', () => {
    for (const { slug, question } of Object.values(demos))
      expect(findEntries(question).map(({ href }) => href)).toContain(`/demo/${slug}`)
    for (const { id, name } of methodologies) expect(first(name)).toBe(`/methodologies#${id}`)
  })

  test('nothing for a word nobody uses', () => {
    expect(findEntries('unicorn')).toEqual([])
    expect(findEntries('unicorn a')).toEqual([])
  })
})

async function openWith(keys: string) {
  const user = userEvent.setup()
  const { hook, history } = memoryLocation({ path: '/', record: true })
  render(
    <Router hook={hook}>
      <FindButton />
    </Router>,
  )
  await user.keyboard(keys)
  return { user, history, field: await screen.findByRole('combobox', { name: 'Find' }) }
}

test('Ctrl-K opens, words narrow the list, arrows choose and Enter goes there', async () => {
  const { user, history, field } = await openWith('{Control>}k{/Control}')
  expect(screen.getByRole('dialog', { name: 'Find' })).toBeVisible()
  await user.type(field, 'house')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mortgage finder')
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  )
  await user.clear(field)
  await user.type(field, 'demo{ArrowDown}{ArrowUp}{Enter}')
  expect(history.at(-1)).not.toBe('/')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an option opens when it is clicked', async () => {
  const { user, history, field } = await openWith('{Control>}k{/Control}')
  await user.type(field, 'kimball')
  await user.click(screen.getByRole('option', { selected: true }))
  expect(history.at(-1)).toBe('/methodologies#kimball')
})

test('the button opens it too, and what is not found is said', async () => {
  const user = userEvent.setup()
  render(<FindButton />)
  await user.click(screen.getByRole('button', { name: /^Find/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'unicorn')
  expect(screen.getByRole('status')).toHaveTextContent('No results.')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})
