/**
 * Loads modules by the names their files have in this build. The names stand in the page, not in a script: a script
 * that named them would change its own name with every one of theirs. `build/page-files.ts` puts `loadFile` in the
 * place of dynamic imports.
 */

/** The files of a module: its own script first, then what that imports, and style sheets. */
type PageFiles = Record<string, readonly string[]>

let known: PageFiles | undefined
let others: Promise<PageFiles> | undefined

const listOf = () => document.querySelector<HTMLTemplateElement>('#page-files')

/** What the page says of its modules: its own parts, and every demo's page. */
export function fileNames(): PageFiles {
  return (known ??= JSON.parse(listOf()?.content.textContent ?? '{}') as PageFiles)
}

/** The parts of other demos have a list of their own, which is asked for once one of them is: after a change of page. */
async function otherNames(): Promise<PageFiles> {
  const asked = (others ??= fetch(listOf()?.dataset['others'] ?? '').then((answer) => {
    if (!answer.ok) throw new Error(`the list of parts: ${String(answer.status)}`)
    return answer.json() as Promise<PageFiles>
  }))
  try {
    return await asked
  } catch (error) {
    // The next try must ask again.
    others = undefined
    throw error
  }
}

export async function filesOf(module: string) {
  const files = fileNames()[module] ?? (await otherNames())[module]
  if (!files) throw new Error(`this build has no ${module}`)
  return files.map((file) => `/assets/${file}`)
}

/** Names a file in the head, once. Resolves when a style sheet applies. */
function link(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return undefined
  const element = document.createElement('link')
  const isSheet = href.endsWith('.css')
  element.rel = isSheet ? 'stylesheet' : 'modulepreload'
  element.crossOrigin = 'anonymous'
  element.href = href
  const loaded = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      // The next try must ask again.
      element.remove()
      reject(new Error(`${href} did not load`))
    })
  })
  document.head.append(element)
  // A script that does not preload is reported by the import that needs it.
  return isSheet ? loaded : loaded.catch(() => undefined)
}

/** Whether a demo's page is wanted whose parts this document does not name. */
function needsOthers(module: string) {
  const [, folder] = /^(demos\/[^/]+\/)page$/.exec(module) ?? []
  return (
    folder !== undefined &&
    !Object.keys(fileNames()).some((name) => name !== module && name.startsWith(folder))
  )
}

export async function loadFile(module: string): Promise<unknown> {
  // Beside the page, not after it; the part that needs the list tells a failure.
  if (needsOthers(module)) otherNames().catch(() => undefined)
  const [script, ...beside] = await filesOf(module)
  const waiting = beside.map(link).filter((_, at) => beside[at]?.endsWith('.css'))
  const page: unknown = await import(/* @vite-ignore */ script ?? '')
  await Promise.all(waiting)
  return page
}
