/** Requests whose body is too long to write out: their code reads it from a file, which the page hands over. */
import type { ApiRequest } from '@/api/request'
import { idOf } from '@/lib/identity'
import type { Language } from './api-snippets'
import { curlPost, importsOf, JOB_SECONDS, readInJavaScript, readInPython } from './read-answer'

export const REQUEST_FILE = 'request.json'

/** More values than this nobody reads, and a browser takes seconds to lay out a hundred thousand. */
const MOST_VALUES = 200
const LONGEST_TEXT = 20_000

/** Whether a body has more than so many values; it stops counting there. */
function exceeds(body: unknown) {
  let left = MOST_VALUES
  const count = (value: unknown) => {
    if (typeof value === 'string' && value.length > LONGEST_TEXT) left = -1
    if (typeof value !== 'object' || value === null) left -= 1
    else
      for (const item of Object.values(value)) {
        if (left < 0) return
        count(item)
      }
  }
  count(body)
  return left < 0
}

export const isLong = ({ method, body }: ApiRequest) => method === 'POST' && exceeds(body)

/** What tells two requests apart, without writing a long one out. */
export function requestKey(request: ApiRequest) {
  return isLong(request) ? `${request.path} ${String(idOf(request.body))}` : JSON.stringify(request)
}

/** The call of a request whose body stands in a file. */
export const callsWithFile: Record<Language, (request: ApiRequest, url: string) => string> = {
  curl: (request, url) =>
    [
      `${curlPost(request)} '${url}' \\`,
      `  -H 'content-type: application/json' \\`,
      `  -d @${REQUEST_FILE}`,
    ].join('\n'),
  JavaScript: (request, url) =>
    [
      'import { readFile } from "node:fs/promises"',
      '',
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: "POST",`,
      `  headers: { "content-type": "application/json" },`,
      `  body: await readFile("${REQUEST_FILE}"),`,
      `})`,
      ...readInJavaScript(request),
    ].join('\n'),
  Python: (request, url) =>
    [
      ...importsOf(request),
      '',
      `response = requests.post(`,
      `    ${JSON.stringify(url)},`,
      `    data=open("${REQUEST_FILE}", "rb"),`,
      `    headers={"content-type": "application/json"},`,
      `    timeout=${request.job ? String(JOB_SECONDS) : '30'},`,
      `)`,
      ...readInPython(request),
    ].join('\n'),
}
