import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toast'
import { dismissToast, toasts } from '@/components/ui/toast-list'
import { ContactForm } from './contact-form'

type Answer = (request: Record<string, unknown>) => Response | Promise<Response>

const sent: Answer = () => Response.json({ message: 'Message sent!', reference: 'K7QF-3M9T' })
const received: Record<string, unknown>[] = []

function serve(answer: Answer) {
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    if (address.endsWith('contact-form-token')) return Promise.resolve(Response.json({}))
    const request = JSON.parse(String(options.body)) as Record<string, unknown>
    received.push(request)
    return Promise.resolve(answer(request))
  })
}

const show = (props: Parameters<typeof ContactForm>[0] = {}) =>
  render(
    <>
      <ContactForm {...props} />
      <Toaster />
    </>,
  )
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))

async function fill(message = 'A question about data') {
  await userEvent.type(field('Your Name'), 'Marie')
  await userEvent.type(field('Your Email'), 'marie@example.ca')
  await userEvent.type(field('Your Message'), message)
}

const descriptionOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeEach(() => {
  sessionStorage.clear()
  received.length = 0
  serve(sent)
})
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
})

describe('checking', () => {
  it('says under each field what is wrong, and takes the focus to the first', async () => {
    show()
    await send()
    expect(descriptionOf(field('Your Name'))).toContain('Name must be at least 2 characters')
    expect(descriptionOf(field('Your Email'))).toContain('Please enter a valid email address')
    expect(descriptionOf(field('Your Message'))).toContain('Message must be at least 10 characters')
    expect(field('Your Name').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Your Name'))
    expect(received).toEqual([])
  })

  it('links from a summary to the fields when more than one is wrong', async () => {
    show()
    await userEvent.type(field('Your Name'), 'Marie')
    await send()
    const summary = screen.getByText('Please check:', { exact: false })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Your Email', 'Your Message'])
  })

  it('waits until a field is left, and clears as soon as it is right', async () => {
    show()
    await userEvent.type(field('Your Email'), 'marie@')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    await userEvent.tab()
    screen.getByText('Please enter a valid email address')
    await userEvent.type(field('Your Email'), 'example.ca')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  })

  it('counts the characters near the limit', async () => {
    show()
    await userEvent.click(field('Your Message'))
    await userEvent.paste('x'.repeat(4600))
    expect(descriptionOf(field('Your Message'))).toBe('4,600 of 5,000 characters')
    await userEvent.click(field('Your Name'))
    await userEvent.paste('x'.repeat(89))
    expect(descriptionOf(field('Your Name'))).toBe('')
    await userEvent.paste('x')
    expect(descriptionOf(field('Your Name'))).toBe('90 of 100 characters')
  })
})

describe('sending', () => {
  it('disables the button, then empties the form and shows the reference', async () => {
    let release: (response: Response) => void = () => undefined
    serve(
      () =>
        new Promise<Response>((resolve) => {
          release = resolve
        }),
    )
    show()
    await fill()
    await send()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(button.disabled).toBe(true)
    screen.getByText('Sending message...')

    release(await sent({}))
    const heading = await screen.findByRole('heading', { name: 'Your message has reached us' })
    expect(document.activeElement).toBe(heading)
    screen.getByText('K7QF-3M9T')
    screen.getByText('Message sent!')
    expect(field('Your Message').value).toBe('')
    expect(sessionStorage.getItem('contact-draft')).toBeNull()
    expect(received[0]).toMatchObject({ name: 'Marie', website: '', page: '/' })

    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(document.activeElement).toBe(field('Your Name'))
    expect(screen.queryByText('K7QF-3M9T')).toBeNull()
  })

  it('names the page the message is about', async () => {
    show({ about: { title: 'Canadian Bond Yields', path: '/demo/bond-yields' } })
    screen.getByRole('link', { name: 'Canadian Bond Yields' })
    await fill()
    await send()
    await waitFor(() => {
      expect(received[0]).toMatchObject({ page: '/demo/bond-yields' })
    })
  })

  it('sends the link to the view along with the message', async () => {
    show({
      about: {
        title: 'Canadian Bond Yields',
        path: '/demo/bond-yields',
        view: '/demo/bond-yields?fit=none',
      },
    })
    const link = screen.getByRole('link', { name: 'Canadian Bond Yields' })
    expect(link.getAttribute('href')).toBe('/demo/bond-yields?fit=none')
    await fill()
    await send()
    await waitFor(() => {
      expect(received[0]).toMatchObject({
        page: '/demo/bond-yields',
        message: `A question about data\n\n${window.location.origin}/demo/bond-yields?fit=none`,
      })
    })
  })

  it('keeps the text on failure and sends a retry under the same key', async () => {
    serve(() => Response.json({ error: 'The disk is full.' }, { status: 503 }))
    show()
    await fill()
    await send()
    const alert = await screen.findByRole('alert')
    await within(alert).findByText('Error sending message')
    within(alert).getByText('The disk is full.')
    expect(field('Your Message').value).toBe('A question about data')
    await send()
    await userEvent.type(field('Your Message'), ', and more')
    await send()
    await waitFor(() => {
      expect(received).toHaveLength(3)
    })
    const keys = received.map((request) => request['idempotency_key'])
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('shows what the server says about a field under that field', async () => {
    serve(() =>
      Response.json(
        { error: 'Check.', errors: [{ field: 'email', message: 'That address bounces' }] },
        { status: 422 },
      ),
    )
    show()
    await fill()
    await send()
    await screen.findByText('That address bounces')
    expect(document.activeElement).toBe(field('Your Email'))
  })
})

it('finds the draft again after a reload', async () => {
  const { unmount } = show()
  await fill('A letter that is not')
  unmount()
  show()
  expect(field('Your Name').value).toBe('Marie')
  expect(field('Your Message').value).toBe('A letter that is not')
})
