import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchFormToken, matureToken, sendContactMessage } from './contact-request'

const request = {
  name: 'Marie',
  email: 'marie@example.ca',
  message: 'A question about data',
  website: '',
  idempotency_key: 'key',
  page: '/contact',
}

function answerWith(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sending a message', () => {
  it('posts it as JSON and hands back the reference', async () => {
    const fetched = answerWith(200, '{"message":"Message sent!","reference":"K7QF-3M9T"}')
    expect(await sendContactMessage(request)).toEqual({ sent: true, reference: 'K7QF-3M9T' })
    const [address, options] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/functions/v1/send-contact-email')
    expect(options?.method).toBe('POST')
    expect(JSON.parse(String(options?.body))).toEqual(request)
  })

  it.each([
    ['the function says why', 429, '{"error":"Please wait a minute."}', 'Please wait a minute.'],
    ['what stands before it says why', 413, '{"detail":"Too large."}', 'Too large.'],
    ['nobody says why', 500, '{}', 'There was a problem sending your message. Please try again.'],
    [
      'a proxy answers',
      502,
      '<html>Bad gateway</html>',
      'There was a problem sending your message. Please try again.',
    ],
    [
      'somebody else answers 200',
      200,
      '<html>Sign in to the hotel</html>',
      'There was a problem sending your message. Please try again.',
    ],
  ])('fails when %s', async (_, status, body, message) => {
    answerWith(status, body)
    expect(await sendContactMessage(request)).toEqual({ sent: false, message, errors: {} })
  })

  it('says when nothing could be reached at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendContactMessage(request)).toEqual({
      sent: false,
      message: 'Failed to reach our servers. Please try again.',
      errors: {},
    })
  })

  it('brings errors to their fields and drops what it does not know', async () => {
    answerWith(
      422,
      JSON.stringify({
        error: 'Please check the form.',
        errors: [
          { field: 'email', message: 'No mail server answers there' },
          { field: 'email', message: 'second' },
          { field: 'colour', message: 'unknown' },
          'nonsense',
        ],
      }),
    )
    expect(await sendContactMessage(request)).toEqual({
      sent: false,
      message: 'Please check the form.',
      errors: { email: 'No mail server answers there' },
    })
  })
})

describe('the form token', () => {
  it('is what the function hands out', async () => {
    answerWith(200, '{"form_token":"t"}')
    expect(await fetchFormToken()).toMatchObject({ token: 't' })
  })

  it('is left out while it would mark a quick person as a machine', () => {
    const token = { token: 't', receivedAtMs: 1000 }
    expect(matureToken(token, 4000)).toBeUndefined()
    expect(matureToken(token, 5000)).toBe('t')
    expect(matureToken(undefined, 5000)).toBeUndefined()
  })

  it.each([404, 500])('is done without on %i', async (status) => {
    answerWith(status, '{"form_token":"t"}')
    expect(await fetchFormToken()).toBeUndefined()
  })
})
