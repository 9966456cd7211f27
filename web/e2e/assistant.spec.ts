/** The news analysis where the owner has connected a language model: here a server that speaks its protocol. */
import { alive, axe, test as base, expect, open } from './test'
import { listen, startSite } from './own-site'

const path = '/demo/machine-learning'

/** What the model says next, as chat completions carry it; null hangs up. */
interface Model {
  says: unknown
  asked: string[]
}

const test = base.extend<object, { model: Model; address: string }>({
  model: [
    async ({}, use) => {
      await use({ says: null, asked: [] })
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ model }, use) => {
      const { server, port } = await listen((request, response) => {
        let body = ''
        request.on('data', (part: Buffer) => (body += part.toString()))
        request.on('end', () => {
          model.asked.push(body)
          if (model.says === null) {
            request.socket.destroy()
            return
          }
          const message = { role: 'assistant', content: JSON.stringify(model.says) }
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
        })
      })
      const site = await startSite({
        BOREAL_AI_URL: `http://127.0.0.1:${String(port)}/v1`,
        BOREAL_AI_MODEL: 'spruce-7b',
      })
      await use(site.address)
      await site.stop()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => {
    await use(address)
  },
})

test('the model answers, its quotes lead into the text, and the prompt is shown', async ({
  page,
  model,
}) => {
  model.says = {
    answer: 'Battery modules were short and the hull had to be strengthened.',
    quotes: ['a shortage of battery modules'],
  }
  await open(page, path)
  const section = page.getByRole('region', { name: 'Ask the article' })
  await alive(section)
  await expect(section).toContainText('Answered by spruce-7b')
  await section.getByRole('textbox').fill('Why is it delayed?')
  await section.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = section.getByRole('status').filter({ hasText: 'the AI model spruce-7b' })
  await expect(answer).toContainText('Battery modules were short')
  await answer.getByText('What the model is told').click()
  await expect(answer.getByRole('region', { name: 'Data' })).toContainText('Why is it delayed?')
  await answer.getByRole('button', { name: /shortage of battery/ }).click()
  await expect(page.locator('.quoted').first()).toBeInViewport()
  expect(await axe(page)).toEqual([])
})

test('a summary in other words stands beside the words it rests on', async ({ page, model }) => {
  model.says = {
    points: [
      {
        text: 'The electric ferry will sail in June 2027 at the earliest.',
        quote: 'will not sail before June 2027',
      },
    ],
  }
  await open(page, path)
  const section = page.getByRole('region', { name: 'Ask the article' })
  await alive(section)
  await section.getByRole('button', { name: 'Summarize in other words' }).click()
  const answer = section.getByRole('status').filter({ hasText: 'In other words' })
  await expect(answer).toContainText('in June 2027 at the earliest')
  await expect(answer.getByRole('button', { name: /will not sail/ })).toBeVisible()
})

test('what the model makes up, or no answer at all, is replaced and said', async ({
  page,
  model,
}) => {
  await open(page, path)
  const section = page.getByRole('region', { name: 'Ask the article' })
  await alive(section)
  const answer = section.getByRole('status').filter({ hasText: 'Answered by the built-in engine' })
  for (const [question, says] of [
    [
      'How much does it cost?',
      { answer: 'A billion.', quotes: ['it will cost a billion dollars'] },
    ],
    ['What happens next?', null],
  ] as const) {
    model.says = says
    await section.getByRole('textbox').fill(question)
    await section.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(answer.getByRole('heading', { name: question })).toBeVisible()
    await expect(answer).not.toContainText('billion')
  }
  expect(model.asked.length).toBeGreaterThan(1)
})
