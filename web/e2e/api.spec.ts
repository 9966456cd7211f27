import { readFileSync } from 'node:fs'
import { expect, open, test } from './test'

interface Endpoint {
  id: string
  method: string
  path: string
  answer: { status: string }
  call: { method: 'GET' | 'POST'; path: string; body?: unknown; stream?: string } | null
}

const groups = JSON.parse(
  readFileSync(new URL('../app/api/endpoints.gen.json', import.meta.url), 'utf8'),
) as { slug: string; endpoints: Endpoint[] }[]
const endpoints = groups.flatMap((group) => group.endpoints)

test('every call the page offers is answered as the contract says', async ({ request }) => {
  for (const { id, answer, call } of endpoints) {
    // A stream has no end to wait for.
    if (!call || call.stream !== undefined) continue
    const response = await request.fetch(call.path, {
      method: call.method,
      ...(call.method === 'POST' && { data: call.body }),
    })
    expect(String(response.status()), `${id}: ${await response.text()}`).toBe(answer.status)
  }
})

test('the page tells every path of the contract, and links to the contract itself', async ({
  page,
  request,
}) => {
  const contract = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, object>
  }
  await open(page, '/api')
  const main = page.getByRole('main')
  for (const [path, methods] of Object.entries(contract.paths))
    for (const method of Object.keys(methods))
      await expect(main.getByText(`${method.toUpperCase()} ${path}`, { exact: true })).toHaveCount(
        1,
      )
  const link = main.getByRole('link', { name: /contract for machines/ })
  await expect(link).toHaveAttribute('href', '/api/openapi.json')
})

test('a call is sent from the page and its answer shown', async ({ page }) => {
  await open(page, '/api')
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click()
  const quote = page.locator('#mortgage_api_quote_post')
  await quote.getByText('What a home really costs.').click()
  await expect(quote.getByText('Price of the home.')).toBeVisible()
  await expect(quote.getByText(/10,000 to 100,000,000/).first()).toBeVisible()
  await quote.getByRole('button', { name: 'Send' }).click()
  await expect(quote.getByText('200 OK')).toBeVisible()
  await expect(quote.getByRole('region', { name: /^Answer/ })).toContainText('"payment"')
})

test('the worked cases agree, and every demo that has some leads to them', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Published figures beside ours' })
  for (const slug of ['mortgage-api', 'real-time-analytics', 'bond-yields']) {
    await open(page, `/demo/${slug}`)
    await link.scrollIntoViewIfNeeded()
    await expect(link).toHaveAttribute('href', '/accuracy')
  }
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accuracy' })).toBeVisible()
  await expect(page.getByText(/^All \d+ agree\.$/)).toBeVisible()
  const yields = page.getByRole('table', { name: 'Canadian Bond Yields' })
  const row = yields.getByRole('row').filter({ hasText: '10-year yield, end of June 2007' })
  await expect(row).toContainText('agrees')
  await expect(row.getByText('4.55')).toHaveCount(2)
})
