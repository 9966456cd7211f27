import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import contract from '@/api/openapi.gen.json'
import { endpointGroups } from '@/content/api'
import ApiPage from './api'

const endpoints = endpointGroups.flatMap((group) => group.endpoints)

it('tells every operation of the contract once', () => {
  const inContract = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(inContract.sort())
})

it('says of each field what the contract limits', () => {
  const quote = endpoints.find(({ id }) => id === 'mortgage_api_quote_post')
  const rules = Object.fromEntries(quote?.fields.map(({ name, rule }) => [name, rule]) ?? [])
  expect(rules['price']).toBe('number; 10,000 to 100,000,000')
  expect(rules['term_years']).toBe('whole number; 1 to 10; 5 if left out')
  expect(rules['closing_date']).toBe('day; 2024-01-01 to 2030-12-31; 2026-11-15 if left out')
})

it('shows question, parameters, answer, errors and a call of an endpoint', () => {
  const { container } = render(<ApiPage />)
  const shown = container.querySelector<HTMLElement>('#bond_yields_price_post')
  if (!shown) throw new Error('no such endpoint')
  const part = within(shown)
  part.getByText('What a bond is worth.')
  part.getByText('POST /api/v1/bond-yields/price')
  part.getByText('day; at most 60 years after settlement')
  part.getByRole('heading', { name: 'What comes back', hidden: true })
  part.getByText(/^Too many calls, or more than 83886080 bytes sent at once/)
  part.getByRole('region', { name: /^Request: POST/, hidden: true })
})

it('lists no answer that is one as a failure', () => {
  const stream = endpoints.find(({ id }) => id === 'real_time_analytics_stream')
  expect(stream?.answer.others.map(({ status }) => status)).toEqual(['204'])
  for (const { errors } of endpoints)
    for (const { status } of errors) expect(status).toMatch(/^[45]/)
})

it('offers no call that would write to us', () => {
  const { container } = render(<ApiPage />)
  const mail = container.querySelector<HTMLElement>('#send_contact_email')
  expect(mail && within(mail).queryByRole('button', { hidden: true })).toBeNull()
  screen.getByRole('link', { name: /contract for machines/ })
})
