/** The request behind the current view as code a reader can paste and run. */
import type { ApiRequest } from '@/api/request'
import { callsWithFile, isLong } from './long-request'
import { curlPost, importsOf, JOB_SECONDS, readInJavaScript, readInPython } from './read-answer'

/** The whole body of a request, the text of its file included. */
export async function bodyOf({ body, file }: ApiRequest): Promise<unknown> {
  return file ? { ...(body ?? {}), [file.field]: await file.read() } : body
}

export const languages = ['curl', 'JavaScript', 'Python'] as const
export type Language = (typeof languages)[number]

/** JSON to read: lists and objects that fit on a line stay on one. */
export function readableJson(value: unknown, indent = '', room = 64): string {
  const flat = flatJson(value)
  if (indent.length + flat.length <= room || typeof value !== 'object' || value === null)
    return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + readableJson(item, inner, room))
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  return expanded(value, indent)
}

/** JSON on one line, with the spaces a reader expects. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** An object one key a line, however short, so that each control's key can be pointed at. */
function expanded(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return readableJson(value, indent)
  const inner = `${indent}  `
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${readableJson(item, inner)}`,
  )
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`
}

/** Quotes a text for a POSIX shell. */
function shell(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** JSON as a Python literal. */
export function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const entries = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0) return `${String(open)}${String(close)}`
  const flat = `${String(open)}${entries.join(', ')}${String(close)}`
  if (flat.length <= 56 && indent.length > 4) return flat
  return `${String(open)}\n${entries.map((entry) => inner + entry).join(',\n')},\n${indent}${String(close)}`
}

/** A word no body holds: it stands for the expression that reads the file. */
const FILE_TEXT = '\u0000file'

/** The body as it is written out: the file's field last, as an expression of the language. */
function written(
  { body, file }: ApiRequest,
  literal: (body: unknown) => string,
  read: (name: string) => string,
) {
  if (!file) return literal(body ?? {})
  const text = literal({ ...(body ?? {}), [file.field]: FILE_TEXT })
  return text.replace(JSON.stringify(FILE_TEXT), () => read(JSON.stringify(file.name)))
}

/** curl cannot put a file into JSON; jq can. */
function jqAndCurl(request: ApiRequest, host: string) {
  const { path, body, file } = request
  const entries = Object.entries(body ?? {})
  const values = entries.map(([key, value]) => ` --arg ${key} ${shell(String(value))}`).join('')
  const field = file?.field ?? ''
  const keys = [...entries.map(([key]) => key), field].map((key) => `$${key}`).join(', ')
  return [
    `jq -n${values} --rawfile ${field} ${shell(file?.name ?? '')} '{${keys}}' \\`,
    `  | ${curlPost(request)} ${shell(host + path)} \\`,
    `      -H 'content-type: application/json' -d @-`,
  ].join('\n')
}

const generators: Record<Language, (request: ApiRequest, host: string) => string> = {
  curl: (request, host) => {
    const { method, path, body, file, stream } = request
    if (stream !== undefined) return `curl -N ${shell(host + path)}`
    if (method === 'GET') return `curl ${shell(host + path)}`
    if (file) return jqAndCurl(request, host)
    return [
      `${curlPost(request)} ${shell(host + path)} \\`,
      `  -H 'content-type: application/json' \\`,
      `  -d ${shell(expanded(body ?? {}))}`,
    ].join('\n')
  },
  JavaScript: (request, host) => {
    const { method, path, file, stream } = request
    const body = written(
      request,
      (value) => expanded(value, '  '),
      (name) => `await readFile(${name}, "utf8")`,
    )
    const url = JSON.stringify(host + path)
    if (stream !== undefined)
      return [
        `const events = new EventSource(${url})`,
        `events.addEventListener(${JSON.stringify(stream)}, ({ data }) => console.log(JSON.parse(data)))`,
      ].join('\n')
    const call =
      method === 'GET'
        ? `const response = await fetch(${url})`
        : [
            `const response = await fetch(${url}, {`,
            `  method: "POST",`,
            `  headers: { "content-type": "application/json" },`,
            `  body: JSON.stringify(${body}),`,
            `})`,
          ].join('\n')
    return [
      ...(file ? ['import { readFile } from "node:fs/promises"', ''] : []),
      call,
      ...readInJavaScript(request),
    ].join('\n')
  },
  Python: (request, host) => {
    const { method, path, stream } = request
    const body = written(
      request,
      (value) => pythonLiteral(value, '    '),
      (name) => `open(${name}, encoding="utf-8").read()`,
    )
    const url = JSON.stringify(host + path)
    if (stream !== undefined)
      return [
        'import requests',
        '',
        `with requests.get(${url}, stream=True, timeout=(10, 30)) as events:`,
        '    for line in events.iter_lines(decode_unicode=True):',
        '        print(line)',
      ].join('\n')
    const call =
      method === 'GET'
        ? `response = requests.get(${url}, timeout=10)`
        : [
            `response = requests.post(`,
            `    ${url},`,
            `    json=${body},`,
            `    timeout=${request.job ? String(JOB_SECONDS) : '10'},`,
            `)`,
          ].join('\n')
    return [...importsOf(request), '', call, ...readInPython(request)].join('\n')
  },
}

/** The requests of a view in one language, one after the other. */
export function snippet(language: Language, requests: readonly ApiRequest[], host: string) {
  return requests
    .map((request) =>
      isLong(request)
        ? callsWithFile[language](request, host + request.path)
        : generators[language](request, host),
    )
    .join('\n\n')
}

/** Longer texts are cut on the page: a line of a megabyte takes a browser seconds to lay out. */
const LONGEST_TEXT = 400

/** An answer as JSON for the page: long lists and texts are cut, and the cut is said. */
export function answerJson(answer: unknown, longest = 4) {
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      return `${value.slice(0, LONGEST_TEXT)}… ${String(value.length - LONGEST_TEXT)} more characters`
    if (Array.isArray(value)) {
      const kept = value.slice(0, longest).map(cut)
      const rest = value.length - kept.length
      return rest > 0 ? [...kept, `… ${String(rest)} more`] : kept
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item)]))
    return value
  }
  return expanded(cut(answer))
}
