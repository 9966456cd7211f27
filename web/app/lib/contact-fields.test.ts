import { describe, expect, it } from 'vitest'
import { errorIn, errorsIn } from './contact-fields'

describe('the name', () => {
  it.each([
    ['', 'Name must be at least 2 characters'],
    ['M', 'Name must be at least 2 characters'],
    [' M ', 'Name must be at least 2 characters'],
    ['Li', undefined],
    ['ᐃᓄ', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Name must be at most 100 characters'],
  ])('%j: %s', (name, error) => {
    expect(errorIn('name', name)).toBe(error)
  })
})

describe('the email', () => {
  it.each([
    'marie@example.ca',
    ' marie@example.ca ',
    'a@b.co',
    "o'brien+site@mail.example.org",
    'user@sub-domain.example.museum',
    'éléonore@exemple.québec',
    'x@例え.テスト',
    `${'a'.repeat(64)}@example.ca`,
  ])('accepts %s', (email) => {
    expect(errorIn('email', email)).toBeUndefined()
  })

  it.each([
    '',
    'marie',
    'marie@',
    '@example.ca',
    'marie@example',
    'marie@example..ca',
    'marie@-example.ca',
    'marie@example.ca.',
    '.marie@example.ca',
    'ma rie@example.ca',
    'marie@exam ple.ca',
    'a@b.ca,c@d.ca',
    '<marie@example.ca>',
    '"marie"@example.ca',
    'marie@[127.0.0.1]',
    'marie@127.0.0.1',
    'marie@example.ca\nBcc: x@example.ca',
    `${'a'.repeat(65)}@example.ca`,
  ])('refuses %j', (email) => {
    expect(errorIn('email', email)).toBe('Please enter a valid email address')
  })

  it('has room for 254 characters', () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.ca`
    expect(errorIn('email', `${'a'.repeat(7)}@${domain}`)).toBeUndefined()
    expect(errorIn('email', `${'a'.repeat(8)}@${domain}`)).toBe(
      'Email must be at most 254 characters',
    )
  })
})

describe('the message', () => {
  it.each([
    ['too short', 'Message must be at least 10 characters'],
    ['          x', 'Message must be at least 10 characters'],
    ['long enough', undefined],
    ['🌲'.repeat(10), undefined],
    ['🌲'.repeat(9), 'Message must be at least 10 characters'],
    ['x'.repeat(5000), undefined],
    ['x'.repeat(5001), 'Message must be at most 5,000 characters'],
  ])('%#: %s', (message, error) => {
    expect(errorIn('message', message)).toBe(error)
  })
})

it('collects what is wrong by field', () => {
  expect(errorsIn({ name: 'Marie', email: 'marie@', message: 'Hello' })).toEqual({
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  })
})
