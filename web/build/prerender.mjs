// Turns the built client and server bundles into the site: one HTML file a
// route, the small files search engines ask for, and brotli and gzip twins of
// everything worth compressing. `crates/server/build.rs` embeds the result.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minifySync } from 'vite'
import { keptBrotli } from './compress-once.mjs'
import { extras } from './extras.mjs'

const web = fileURLToPath(new URL('..', import.meta.url))
const dist = join(web, 'dist')
const { figuresIn, notFound, render, renderEmbed, renderNoEmbed, routes, site } = await import(
  join(web, '.cache/ssr/entry-server.js')
)
const template = await readFile(join(dist, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))

/** The files a module needs before it can run, itself included. */
function chunksOf(module, seen = new Set()) {
  const entry = manifest[module]
  if (!entry) throw new Error(`the build manifest has no ${module}`)
  if (seen.has(entry.file)) return seen
  seen.add(entry.file)
  for (const name of entry.imports ?? []) chunksOf(name, seen)
  return seen
}

/** The style sheets of a module and of what it imports. */
function sheetsOf(module, seen = new Set(), sheets = new Set()) {
  const entry = manifest[module]
  if (!entry || seen.has(module)) return sheets
  seen.add(module)
  for (const name of entry.imports ?? []) sheetsOf(name, seen, sheets)
  for (const sheet of entry.css ?? []) sheets.add(sheet)
  return sheets
}

// The one script that no bundle holds. In a block its names are its own, and may be short.
const themeScript = join(dist, 'theme.js')
const themeCode = await readFile(themeScript, 'utf8')
await writeFile(themeScript, minifySync('theme.js', `{${themeCode}}`).code)

const integrity = async (file) =>
  `sha384-${createHash('sha384')
    .update(await readFile(join(dist, file)))
    .digest('base64')}`

/** Adds `integrity` to every script and stylesheet the page names. */
async function withIntegrity(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  for (const tag of tags) {
    const file = /(?:src|href)="\/([^"]+\.(?:js|css))"/.exec(tag)?.[1]
    if (!file || tag.includes('integrity=')) continue
    const crossorigin = tag.includes('crossorigin') ? '' : ' crossorigin="anonymous"'
    html = html.replace(
      tag,
      tag.replace(/>$/, ` integrity="${await integrity(file)}"${crossorigin}>`),
    )
  }
  return html
}

const entryName = 'index.html'
const embedName = 'app/entry-embed.tsx'
const entry = manifest[entryName]
const entryChunks = chunksOf(entryName)
const entrySheets = sheetsOf(entryName)
const fonts = Object.values(manifest)
  .map((chunk) => chunk.file)
  .concat(entry.assets ?? [])
  .filter((file) => /(?:bricolage|instrument).*\.woff2$/.test(file))
const fontLinks = [...new Set(fonts)].map(
  (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
)

/** The page is read before it is used: its scripts must not keep text, styles and fonts waiting. */
const scriptsLast = (html) =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

/** The files of every module that is loaded on demand, for `lib/page-files.ts`. */
const filesOfModules = {
  // Every demo is known by its page: one without a page of its own has no files.
  ...Object.fromEntries(
    routes.flatMap(({ demo }) => (demo ? [[`demos/${demo.slug}/page`, []]] : [])),
  ),
  ...Object.fromEntries(
    Object.entries(manifest)
      .filter(([module, chunk]) => chunk.isEntry && module !== entryName && module !== embedName)
      .map(([module]) => [
        module.replace(/^app\/|\.tsx?$/g, ''),
        [...chunksOf(module), ...sheetsOf(module)]
          .filter((file) => !entryChunks.has(file) && !entrySheets.has(file))
          .map((file) => file.replace(/^assets\//, '')),
      ]),
  ),
}

/** The demo that a module is a part of; a demo's page itself is no part. */
const demoOf = (module) => /^demos\/([^/]+)\/(?!page$)/.exec(module)?.[1]

const listed = (isWanted) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(filesOfModules).filter(([module]) => isWanted(module))),
  )

// The parts of all demos, for whoever goes from one page to another. Named by what it holds, as all assets are.
const allParts = listed((module) => demoOf(module) !== undefined)
const partsDigest = createHash('sha256').update(allParts).digest('base64url').slice(0, 8)
const partsFile = `assets/page-parts-${partsDigest}.json`
await writeFile(join(dist, partsFile), allParts)

/**
 * The names stand in the page and not in a script, so that an edited page renames no script but its own; the parts
 * of other demos stand in a file.
 */
function pageFilesOf(slug) {
  const own = listed((module) => [undefined, slug].includes(demoOf(module)))
  return `<template id="page-files" data-others="/${partsFile}">${own}</template>`
}

const preload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`
const sheetLink = (file) => `<link rel="stylesheet" crossorigin href="/${file}">`

/** A whole document, if the policy allows all of it. */
function documentOf({ path, demo }, from, head, html) {
  const document = from
    .replace('<!--head-->', () => head.join('\n'))
    .replace('<!--app-->', () => html)
    .replace('<!--page-files-->', () => pageFilesOf(demo?.slug))
  const inline = document.match(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>/)
  if (inline) throw new Error(`${path}: the policy forbids the inline script ${inline[0]}`)
  if (/\sstyle="/.test(document)) throw new Error(`${path}: the policy forbids a style attribute`)
  return withIntegrity(scriptsLast(document))
}

// A page's own sheet is named in its HTML, or the page would stand unstyled until its script arrives.
const sheetsBeside = (module) =>
  [...sheetsOf(module)].filter((file) => !entrySheets.has(file)).map(sheetLink)

/** One page: head, preloads of its own code, content. */
async function pageOf(route) {
  const { head, html } = await render(route)
  const preloads = [...chunksOf(route.module)].filter((file) => !entryChunks.has(file)).map(preload)
  const jsonLd = extras.jsonLd(route, routes, site)
  const heads = [head, jsonLd, ...fontLinks, ...sheetsBeside(route.module), ...preloads]
  return { html, document: await documentOf(route, template, heads, html) }
}

/** The template without the site's own script, and without the word about its form. */
const embedTemplate = template
  .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
  .replace(/<noscript>.*?<\/noscript>/s, '')
const embedScript = `<script type="module" crossorigin src="/${manifest[embedName].file}"></script>`

/** The page of one figure, with the script of its demo only. */
async function embedOf(route, figure) {
  const { path, head, html } = await renderEmbed(route, figure)
  if (figuresIn(html).join() !== figure) throw new Error(`${path} does not show its figure alone`)
  const preloads = [...chunksOf(embedName), ...chunksOf(route.module)]
    .filter((file) => file !== manifest[embedName].file)
    .map(preload)
  const heads = [
    head,
    ...fontLinks,
    ...sheetsBeside(route.module),
    ...new Set(preloads),
    embedScript,
  ]
  return {
    path,
    document: await documentOf({ path, demo: route.demo }, embedTemplate, heads, html),
  }
}

async function write(file, content) {
  const path = join(dist, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

let embeds = 0
for (const route of routes) {
  const { html, document } = await pageOf(route)
  await write(route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`, document)
  for (const figure of figuresIn(html)) {
    const embed = await embedOf(route, figure)
    await write(`${embed.path.slice(1)}.html`, embed.document)
    embeds += 1
  }
}
await write('404.html', (await pageOf(notFound)).document)
const noEmbed = await renderNoEmbed()
// Nothing on it comes to life.
const plainTemplate = embedTemplate.replace('<!--page-files-->', '')
const plainHead = [noEmbed.head, ...fontLinks]
await write('embed/404.html', await documentOf(noEmbed, plainTemplate, plainHead, noEmbed.html))
for (const [file, content] of Object.entries(extras.files(routes, site))) await write(file, content)
await rm(join(dist, '.vite'), { recursive: true })

const compressible = new Set([
  '.css',
  '.csv',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(
  (file) => file.isFile() && compressible.has(extname(file.name)),
)
await Promise.all(
  files.map(async (file) => {
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    await writeFile(
      `${path}.br`,
      await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
    await writeFile(`${path}.gz`, await deflate(content, { level: 9 }))
  }),
)
// The large ones are embedded compressed only.
for (const file of await readdir(join(dist, 'assets'))) {
  if (extname(file) !== '.wasm') continue
  const path = join(dist, 'assets', file)
  await writeFile(`${path}.br`, await keptBrotli(await readFile(path)))
  await rm(path)
}
console.log(
  `prerendered ${String(routes.length + 1)} pages and ${String(embeds)} figures, ${String(files.length)} files compressed`,
)
