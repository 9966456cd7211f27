import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptFor, dropDraft, keepDraft, readDraft } from './contact-draft'

const values = { name: 'Marie', email: '', message: 'Hel' }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it('comes back as it was kept, until it is dropped', () => {
    const draft = { values, attempt: { key: 'k', body: 'b' } }
    keepDraft(draft)
    expect(readDraft()).toEqual(draft)
    dropDraft()
    expect(readDraft()).toBeUndefined()
  })

  it('is gone when every field is empty', () => {
    keepDraft({ values })
    keepDraft({ values: { name: '', email: '', message: '' } })
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['', '{', 'null', '{"values":{"name":1}}', '{"values":{"name":"a","email":"b"}}'])(
    'is ignored when it is unsound: %s',
    (stored) => {
      sessionStorage.setItem('contact-draft', stored)
      expect(readDraft()).toBeUndefined()
    },
  )

  it('does without storage', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    keepDraft({ values })
    dropDraft()
    expect(readDraft()).toBeUndefined()
  })
})

describe('an attempt', () => {
  it('keeps its key while the body stays the same', () => {
    const first = attemptFor('a')
    expect(first.key).toMatch(uuid)
    expect(attemptFor('a', first).key).toBe(first.key)
    expect(attemptFor('b', first).key).not.toBe(first.key)
  })

  it('makes a key on plain HTTP too, where the browser has no randomUUID', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.fill(255),
    })
    expect(attemptFor('a').key).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })
})
