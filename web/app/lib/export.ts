/** Exports: a table or a drawing as a file the visitor keeps. Nothing leaves the browser. */

/** Hands a file to the visitor. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers start the download before the task ends; a minute is ample.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 60_000)
}

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

/** A file name out of words: `bond-yields-spread-history.csv`. */
export function fileName(words: readonly string[], extension: string) {
  const stem = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${stem}.${extension}`
}
