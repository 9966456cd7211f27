import { describe, expect, it } from 'vitest'
import { answer, ApiProblem } from './client'

const outcome = (status: number, error: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve({ error, response: new Response(null, { status, headers }) })

describe('answer', () => {
  it('gives the data', async () => {
    const call = Promise.resolve({ data: { rate: 5 }, response: new Response() })
    await expect(answer(call)).resolves.toEqual({ rate: 5 })
  })

  it('turns a problem into its words, fields and waiting time', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'some fields are out of range',
      code: 'invalid',
      errors: [{ field: 'price', message: 'must be above 0' }],
    }
    const refused = answer(outcome(422, problem, { 'retry-after': '7' }))
    await expect(refused).rejects.toMatchObject({
      message: 'some fields are out of range',
      status: 422,
      errors: problem.errors,
      retryAfter: 7,
    })
  })

  it('says what to do when the answer is no problem or none came', async () => {
    await expect(answer(outcome(502, '<html>'))).rejects.toThrow('Try again in a moment')
    await expect(answer(Promise.reject(new TypeError('network')))).rejects.toThrow(ApiProblem)
  })
})
