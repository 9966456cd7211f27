/** Texts as files the visitor keeps. */
import { saveFile } from './export'

const types = { md: 'text/markdown', json: 'application/json' }

/** Hands a text to the visitor as a file of the kind its name says. */
export function saveText(name: string, text: string) {
  const kind = name.slice(name.lastIndexOf('.') + 1)
  const type = Object.entries(types).find(([extension]) => extension === kind)?.[1]
  saveFile(name, new Blob([text], { type: type ?? 'text/plain' }))
}

/** A value as the text of a JSON file. */
export function jsonText(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}
