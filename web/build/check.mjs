// Checks the built site: valid HTML, links and anchors that lead somewhere, heads
// that are whole, and sizes within the budget. Prints the sizes; fails with the reasons.
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { anyOther, onDemand, partsBudget, wasm } from './check-budgets.mjs'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const entries = await readdir(dist, { recursive: true, withFileTypes: true })
const files = new Set(
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name))}`),
)
const failures = []
const fail = (page, reason) => failures.push(`${page}: ${reason}`)

/** The file that answers at an address. */
const fileOf = (path) => {
  if (path === '/') return '/index.html'
  return files.has(path) ? path : `${path}.html`
}
/** Addresses the server answers itself. */
const isServed = (path) => /^\/(?:api|functions)\//.test(path)

const pages = new Map()
for (const file of files)
  if (file.endsWith('.html')) pages.set(file, await readFile(join(dist, file), 'utf8'))

const valuesOf = (html, pattern) => [...html.matchAll(pattern)].map((match) => match[1])
const decode = (text) => text.replaceAll('&amp;', '&')
const idsOf = (html) => new Set(valuesOf(html, /\sid="([^"]+)"/g))
const one = (html, pattern) => decode(pattern.exec(html)?.[1] ?? '')

// Valid HTML.
const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The firm's phone number may break like any other text; it is a link.
      'tel-non-breaking': 'off',
      // Lists and figures may carry a name of their own.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A form that filters while one types has nothing to submit.
      'wcag/h32': 'off',
      // Live regions: `output` is for results of a form, `aside` for neither.
      'prefer-native-element': 'off',
      'require-sri': ['error', { target: 'all', include: ['/assets/', '/theme.js'] }],
    },
  }),
)
for (const [file, html] of pages) {
  const report = await validator.validateString(html, join(dist, file))
  for (const result of report.results)
    for (const { ruleId, message, line, column } of result.messages)
      fail(file, `${message} (${ruleId}, ${String(line)}:${String(column)})`)
}

// A page of one figure: around the figure stands nothing to fill in or to choose from.
const embeds = [...pages].filter(([file]) => file.startsWith('/embed/'))
for (const [file, html] of embeds) {
  const around = html.replace(/<figure id="figure-.*?<\/figure>/s, '')
  for (const field of new Set(around.match(/<(?:form|input|select|textarea)\b/g)))
    fail(file, `${field}> beside its figure`)
}

// Links, pictures and anchors.
for (const [file, html] of pages) {
  const here = file.replace(/\.html$/, '').replace(/^\/index$/, '/')
  for (const link of new Set(valuesOf(html, /\s(?:href|src|action)="([^"]*)"/g).map(decode))) {
    if (/^(?:https?|mailto|tel|data):/.test(link)) continue
    const { pathname, hash } = new URL(link, `https://site.example${here}`)
    if (isServed(pathname)) continue
    const target = fileOf(decodeURIComponent(pathname))
    if (!files.has(target)) fail(file, `${link} leads nowhere`)
    else if (hash && !idsOf(pages.get(target) ?? '').has(decodeURIComponent(hash.slice(1))))
      fail(file, `${link} names no element there`)
  }
}

// The files that pages load on demand: each is there, and a demo's page names all of its own parts.
/** By demo, the files of its parts. */
const partsOf = new Map()
for (const [file, html] of pages) {
  const [, list, names] =
    /<template id="page-files" data-others="([^"]+)">(.*?)<\/template>/s.exec(html) ?? []
  if (!list) {
    // Without the list no part of it would come to life. What has no script has none to bring.
    if (html.includes('<script type="module"')) fail(file, 'has no list of its files')
    continue
  }
  if (!files.has(list)) {
    fail(file, `${list} leads nowhere`)
    continue
  }
  const own = JSON.parse(decode(names))
  const others = JSON.parse(await readFile(join(dist, list), 'utf8'))
  for (const name of new Set(Object.values({ ...others, ...own }).flat()))
    if (!files.has(`/assets/${name}`)) fail(file, `lists ${name}, which is not there`)
  const [, demo] = /^\/(?:demo|embed)\/([^/.]+)/.exec(file) ?? []
  const parts = Object.keys(own).filter((part) => part.startsWith(`demos/${demo}/`))
  const named = parts.filter((part) => !part.endsWith('/page')).flatMap((part) => own[part])
  if (named.length > 0) partsOf.set(demo, new Set(named.map((name) => `/assets/${name}`)))
  for (const part of Object.keys(others))
    if (part.startsWith(`demos/${demo}/`) && !own[part]) fail(file, `does not list ${part}`)
}

// Heads, and what they point to.
const seen = { title: new Map(), description: new Map() }
for (const [file, html] of pages) {
  const title = one(html, /<title>([^<]+)<\/title>/)
  const description = one(html, /<meta name="description" content="([^"]+)"/)
  for (const [name, text] of Object.entries({ title, description })) {
    if (text === '') fail(file, `has no ${name}`)
    if (seen[name].has(text)) fail(file, `has the ${name} of ${seen[name].get(text)}`)
    seen[name].set(text, file)
  }
  if (description.length > 170)
    fail(file, `description of ${String(description.length)} characters`)
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) fail(file, `${String(headings)} first headings`)
  const picture = new URL(one(html, /<meta property="og:image" content="([^"]+)"/)).pathname
  if (!files.has(picture)) fail(file, `the picture ${picture} is missing: run npm run og`)
  else if ((await stat(join(dist, picture))).size > 40_000) fail(file, `${picture} is over 40 KB`)
}

// The small files.
const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8')
for (const path of valuesOf(sitemap, /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g))
  if (!pages.has(fileOf(path || '/'))) fail('/sitemap.xml', `${path} leads nowhere`)
const manifest = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8'))
for (const { src } of manifest.icons)
  if (!files.has(src)) fail('/manifest.webmanifest', `${src} is missing`)
for (const file of ['/robots.txt', '/llms.txt', '/.well-known/security.txt'])
  if (!files.has(file)) fail(file, 'is missing')

// A security.txt that has ended is ignored (RFC 9116): said in time, and no reason to fail a build.
const warnings = []
const security = await readFile(join(dist, '.well-known/security.txt'), 'utf8')
const daysLeft = (Date.parse(one(security, /^Expires: (\S+)/m)) - Date.now()) / 86_400_000
if (!(daysLeft > 30 && daysLeft < 366))
  warnings.push('renew security.expires in site.toml: more than a month ahead, less than a year')

// Sizes, as they travel.
const kilobytes = async (names) => {
  let bytes = 0
  for (const name of names) {
    const twin = files.has(`${name}.br`) ? `${name}.br` : name
    bytes += (await stat(join(dist, twin))).size
  }
  return bytes / 1000
}
const scriptsOf = (html) => [
  ...valuesOf(html, /<script[^>]*\ssrc="([^"]+)"/g),
  ...valuesOf(html, /<link rel="modulepreload"[^>]*\shref="([^"]+)"/g),
]
const home = pages.get('/index.html')
/** What every page loads. */
const shared = new Set(
  [...pages]
    .filter(([file]) => !file.startsWith('/embed/'))
    .map(([, html]) => scriptsOf(html))
    .reduce((common, scripts) => common.filter((script) => scripts.includes(script))),
)
const rows = []
async function budget(what, names, limit) {
  const size = await kilobytes(names)
  rows.push({ what, files: names.length, KB: Number(size.toFixed(1)), limit })
  const excess = `${what}: ${size.toFixed(2)} KB, the budget is ${String(limit)}`
  // Over the budget by so little that the next edit may mend it: said, and no reason to fail.
  if (size > 1.02 * limit) failures.push(excess)
  else if (size > limit) warnings.push(`over budget: ${excess}`)
}
const fonts = valuesOf(home, /<link rel="preload" href="([^"]+)" as="font"/g)
await budget('home page', ['/index.html'], 20)
await budget('home styles', valuesOf(home, /<link rel="stylesheet"[^>]*\shref="([^"]+)"/g), 14)
// What comes later comes when the visitor scrolls or touches; `e2e/home.spec.ts` holds the page to that.
await budget('home scripts', scriptsOf(home), 70)
await budget('fonts', fonts, 75)
if (fonts.length !== 2) failures.push(`fonts: ${String(fonts.length)} preloaded, not two`)
for (const [file, html] of [...pages].sort())
  if (file.startsWith('/demo/'))
    await budget(
      file.replace('.html', ''),
      scriptsOf(html).filter((script) => !shared.has(script)),
      55,
    )
const engines = [...files].filter((file) => file.endsWith('.wasm.br'))
await budget('SQL engine, when asked for', engines, wasm)
if (engines.length !== 1) failures.push(`${String(engines.length)} SQL engines, not one`)

const scripts = [...files].filter((file) => file.endsWith('.js'))
const loadedByName = new Set()
for (const [name, limit] of Object.entries(onDemand)) {
  const isNamed = new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`)
  const named = scripts.filter((file) => isNamed.test(file))
  if (named.length !== 1) failures.push(`${name}: ${String(named.length)} files, not one`)
  await budget(`${name}, when asked for`, named, limit)
  for (const file of named) loadedByName.add(file)
}
for (const [demo, parts] of [...partsOf].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const html = pages.get(`/demo/${demo}.html`)
  const isLater = (file) => !html.includes(`"${file}"`) && !loadedByName.has(file)
  await budget(`${demo}, its later parts`, [...parts].filter(isLater), partsBudget(demo))
}
const belonging = new Set([...partsOf.values()].flatMap((parts) => [...parts]))
const atOnce = new Set([...pages.values()].flatMap(scriptsOf))
const others = scripts.filter((file) =>
  [loadedByName, belonging, atOnce].every((counted) => !counted.has(file)),
)
const largest = await Promise.all(
  others.map(async (file) => ({ file, size: await kilobytes([file]) })),
)
const { file: heaviest } = largest.reduce((most, one) => (one.size > most.size ? one : most))
await budget(`largest other part, when asked for, ${heaviest}`, [heaviest], anyOther)

/** The heaviest of the pages of one figure, which stand in other sites' pages: by what it loads, and by itself. */
async function embedBudget(what, filesOf, limit) {
  const sizes = await Promise.all(
    embeds.map(async ([file, html]) => {
      const names = filesOf(file, html)
      return { file, names, size: await kilobytes(names) }
    }),
  )
  const { file, names } = sizes.reduce((most, one) => (one.size > most.size ? one : most))
  await budget(`${what}, ${file.replace('.html', '')}`, names, limit)
}
await embedBudget('page of one figure', (file) => [file], 18)
await embedBudget('its scripts', (_, html) => [...new Set(scriptsOf(html))], 122)

console.table(rows)
for (const warning of warnings) console.warn(`warning, no failure: ${warning}`)
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exit(1)
}
console.log(`${String(pages.size)} pages are valid, whole and within their budgets`)
