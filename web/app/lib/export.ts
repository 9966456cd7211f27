/** Hands a file to the visitor; nothing leaves the browser. */
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
