import { expect, test } from 'vitest'
import { answerJson, bodyOf, pythonLiteral, snippet } from './api-snippets'

const host = 'https://boreal.example'
const get = { method: 'GET', path: '/api/v1/bond-yields/curve?date=2026-05' } as const
const post = {
  method: 'POST',
  path: '/api/v1/mortgage-api/quote',
  body: { price: 750000, city: "L'Isle-Verte", first_time_buyer: true, rate: null },
} as const

test('curl quotes the address and the body for a shell', () => {
  expect(snippet('curl', [get], host)).toBe(
    "curl 'https://boreal.example/api/v1/bond-yields/curve?date=2026-05'",
  )
  expect(snippet('curl', [post], host)).toBe(
    [
      "curl -X POST 'https://boreal.example/api/v1/mortgage-api/quote' \\",
      "  -H 'content-type: application/json' \\",
      "  -d '{",
      '  "price": 750000,',
      '  "city": "L\'\\\'\'Isle-Verte",',
      '  "first_time_buyer": true,',
      '  "rate": null',
      "}'",
    ].join('\n'),
  )
})

test('JavaScript is code that runs', () => {
  const code = snippet('JavaScript', [post], host)
  expect(code).toContain('method: "POST"')
  // Parses as the body of an async function.
  const Async = Object.getPrototypeOf(async () => undefined).constructor as new (
    code: string,
  ) => unknown
  expect(() => new Async(code)).not.toThrow()
})

test('Python uses Python words', () => {
  const code = snippet('Python', [post], host)
  expect(code).toContain('requests.post(')
  expect(code).toContain('"first_time_buyer": True,')
  expect(code).toContain('"rate": None,')
  expect(pythonLiteral([])).toBe('[]')
})

test('a stream is listened to, not waited for', () => {
  const stream = { method: 'GET', path: '/api/v1/weather/stream', stream: 'alert' } as const
  expect(snippet('curl', [stream], host)).toBe(
    "curl -N 'https://boreal.example/api/v1/weather/stream'",
  )
  const script = snippet('JavaScript', [stream], host)
  expect(script).toContain('new EventSource("https://boreal.example/api/v1/weather/stream")')
  expect(script).toContain('addEventListener("alert"')
  expect(snippet('Python', [stream], host)).toContain('stream=True')
})

test('the report of a job is the last of its events, in every language', () => {
  const job = { ...post, path: '/api/v1/supply-chain/network-table/job', job: true } as const
  for (const request of [job, { ...job, body: { rows: Array.from({ length: 300 }, Number) } }]) {
    expect(snippet('curl', [request], host)).toMatch(/^curl -N -X POST /)
    const script = snippet('JavaScript', [request], host)
    expect(script).toContain('await response.text()')
    expect(script).not.toContain('report = await response.json()')
    const python = snippet('Python', [request], host)
    expect(python).toContain('import json')
    expect(python).toContain('report = json.loads(last[2])')
    expect(python).not.toContain('report = response.json()')
  }
  const events = 'event: waiting\ndata: {}\n\nevent: report\ndata: {"cost":7}\n\n'
  const pattern = /const last = \/(.*)\/m\.exec/.exec(snippet('JavaScript', [job], host))?.[1]
  expect(new RegExp(pattern ?? 'none', 'm').exec(events)?.[2]).toBe('{"cost":7}')
})

test('several requests stand one after the other', () => {
  expect(snippet('curl', [get, post], host).split('\n\n')).toHaveLength(2)
})

test('a long answer is cut, and says so', () => {
  const text = answerJson({
    beta: [3.986, -1.758],
    fitted: [1, 2, 3, 4, 5, 6].map((years) => ({ years })),
  })
  expect(text).toContain('"beta": [3.986, -1.758]')
  expect(text).toContain('"… 2 more"')
})

test('a long field is read from a file, in every language', async () => {
  const request = {
    method: 'POST',
    path: '/api/v1/article-extractor/extract',
    body: { url: "https://a.example/l'article" },
    file: { field: 'html', name: 'page.html', read: () => Promise.resolve('<p>long</p>') },
  } as const
  expect(snippet('curl', [request], host)).toBe(
    [
      `jq -n --arg url 'https://a.example/l'\\''article' --rawfile html 'page.html' '{$url, $html}' \\`,
      "  | curl -X POST 'https://boreal.example/api/v1/article-extractor/extract' \\",
      "      -H 'content-type: application/json' -d @-",
    ].join('\n'),
  )
  expect(snippet('JavaScript', [request], host)).toContain(
    '"html": await readFile("page.html", "utf8")',
  )
  expect(snippet('Python', [request], host)).toContain(
    '"html": open("page.html", encoding="utf-8").read()',
  )
  expect(await bodyOf(request)).toEqual({ ...request.body, html: '<p>long</p>' })
})

test('a long text is cut on the page, and the cut is said', () => {
  const text = answerJson({ short: 'x', long: 'y'.repeat(1_000_000) })
  expect(text.length).toBeLessThan(500)
  expect(text).toContain('… 999600 more characters')
})
