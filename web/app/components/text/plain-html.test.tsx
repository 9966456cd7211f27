import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readHtml } from '@/lib/plain-html'
import { PlainHtml } from './plain-html'

const shown = (html: string) => render(<PlainHtml nodes={readHtml(html).nodes} top={3} />)

test('links open elsewhere, and a picture is named but not loaded', () => {
  const { container } = shown(
    '<h2>Head</h2><p><a href="https://a.example/x">go</a> <a href="data:x">bad</a></p><img src="https://b.example/p.png" alt="A boat">',
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Head' })).toBeVisible()
  const [link, picture, ...others] = screen.getAllByRole('link')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(picture).toHaveAccessibleName(/^b\.example\/p\.png/)
  expect(others).toEqual([])
  expect(screen.getByText('A boat')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('a very long text is drawn in part, until the reader wants all of it', async () => {
  const { container } = shown('<p>x</p>'.repeat(1403))
  expect(container.querySelectorAll('p')).toHaveLength(400)
  await userEvent.click(screen.getByRole('button', { name: 'Show the other 1,003 parts' }))
  expect(container.querySelectorAll('p')).toHaveLength(1403)
  expect(screen.queryByRole('button')).toBeNull()
})
