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

/** A file name out of words: `bond-yields-spread-history.csv`. */
export function fileName(words: readonly string[], extension: string) {
  const stem = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${stem}.${extension}`
}
