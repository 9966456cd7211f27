// Builds the bare page with the site's own builder and React, prerenders it, and serves it with the headers the
// site sends. It has a server of its own: the site's binary serves nothing but the site.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { prerender } from 'react-dom/static'
import { build } from 'vite'
import { page } from './app.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
/** What a response says of itself, and not of the page. */
const own = new Set(['content-encoding', 'content-length', 'content-type', 'date', 'etag', 'link'])

async function headersLike(address) {
  const { headers } = await fetch(address)
  return Object.fromEntries([...headers].filter(([name]) => !own.has(name)))
}

/** Serves the bare page beside the site at `site`; gives its address and how to stop. */
export async function serveBare(site) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: { input: here('client.mjs') },
    },
  })
  const script = output.find((chunk) => chunk.type === 'chunk')
  const { prelude } = await prerender(page)
  const html = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<meta name="description" content="The least a prerendered React page can be.">
<link rel="icon" href="data:,">
<script type="module" crossorigin src="/${script.fileName}" fetchpriority="low"></script>
</head>
<body><div id="root">${await new Response(prelude).text()}</div></body>
</html>`
  const sitePage = await (await fetch(site)).text()
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(sitePage)?.[1] ?? '/theme.js'
  const answers = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html, like: await headersLike(site) }],
    [
      `/${script.fileName}`,
      { type: 'text/javascript', body: script.code, like: await headersLike(site + asset) },
    ],
  ])
  for (const answer of answers.values()) answer.body = brotliCompressSync(answer.body)
  const server = createServer((request, response) => {
    const answer = answers.get(request.url)
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, {
      ...answer.like,
      'content-type': answer.type,
      'content-encoding': 'br',
    })
    return response.end(answer.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}
