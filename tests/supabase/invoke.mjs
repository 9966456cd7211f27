// Calls the contact function the way a page with supabase-js does: the site's address and
// public key are the arguments, the reference of the one message sent is the output.
import assert from 'node:assert/strict'
import { createClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'

const [address, key] = process.argv.slice(2)
const name = 'send-contact-email'
const body = {
  name: 'Ada Lovelace',
  email: 'ada@example.ca',
  message: 'How would you model our orders?',
}
const client = (url, publicKey) =>
  createClient(url, publicKey, { auth: { persistSession: false, autoRefreshToken: false } })
const { functions } = client(address, key)

const sent = await functions.invoke(name, { body })
assert.equal(sent.error, null)
assert.equal(sent.data.message, 'Message sent!')

const again = await functions.invoke(name, { body, region: 'ca-central-1' })
assert.equal(again.data.reference, sent.data.reference, 'the same words within the hour are one message')

const invalid = await functions.invoke(name, { body: { ...body, email: 'nobody' } })
assert.ok(invalid.error instanceof FunctionsHttpError)
assert.equal(invalid.error.context.status, 422)
const refusal = await invalid.error.context.json()
assert.equal(refusal.errors[0].field, 'email')
assert.equal(refusal.errors[0].message, 'Please enter a valid email address')

const stranger = await client(address, 'another key').functions.invoke(name, { body })
assert.ok(stranger.error instanceof FunctionsHttpError)
assert.equal(stranger.error.context.status, 401)

const nobody = await client('http://127.0.0.1:1', key).functions.invoke(name, { body })
assert.ok(nobody.error instanceof FunctionsFetchError)

// What a browser asks first, and what it must be told before it lets the library through.
const asked = ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-region']
const preflight = await fetch(`${address}/functions/v1/${name}`, {
  method: 'OPTIONS',
  headers: {
    origin: 'https://client.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked.join(','),
  },
})
assert.equal(preflight.status, 204)
assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
const allowed = preflight.headers.get('access-control-allow-headers').split(', ')
for (const header of asked) assert.ok(allowed.includes(header), header)

console.log(sent.data.reference)
