// Draws the pictures pages are shared with into public/og, and the icon for phones.
// Run `npm run og` after a title has changed; a unit test says when that is due.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { pictureOfPage, touchIcon } from './og-template.mjs'
import { palettePng } from './palette-png.mjs'

const web = fileURLToPath(new URL('..', import.meta.url))
const { allPictureWords, pictureOf, routes, site } = await import(
  join(web, '.cache/ssr/entry-server.js')
)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** A screenshot reduced to the 64 colours it uses most. Runs in the browser, which can read its own pictures. */
async function reduce(png) {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const colours = new Uint32Array(data.length / 4)
  const uses = new Map()
  for (let at = 0; at < colours.length; at++) {
    const colour = (data[at * 4] << 16) | (data[at * 4 + 1] << 8) | data[at * 4 + 2]
    colours[at] = colour
    uses.set(colour, (uses.get(colour) ?? 0) + 1)
  }
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const kept = [...uses]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 64)
    .map(([colour]) => parts(colour))
  const indexOf = new Map()
  for (const colour of uses.keys()) {
    const [red, green, blue] = parts(colour)
    const distances = kept.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
    indexOf.set(colour, distances.indexOf(Math.min(...distances)))
  }
  let pixels = ''
  for (const colour of colours) pixels += String.fromCharCode(indexOf.get(colour))
  return { pixels: btoa(pixels), palette: kept.flat() }
}

async function draw(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ type: 'png' })
  const { pixels, palette } = await page.evaluate(reduce, png.toString('base64'))
  await page.close()
  return palettePng(width, height, Buffer.from(pixels, 'base64'), palette)
}

const folder = join(web, 'public/og')
await mkdir(folder, { recursive: true })
for (const old of await readdir(folder)) await rm(join(folder, old))

const words = allPictureWords(routes)
for (const [path, say] of Object.entries(words))
  await writeFile(
    join(web, 'public', pictureOf({ path })),
    await draw(pictureOfPage(say, site), 1200, 630),
  )
await writeFile(join(web, 'public/apple-touch-icon.png'), await draw(touchIcon, 180, 180))
await writeFile(join(web, 'build/og.gen.json'), `${JSON.stringify(words, undefined, 2)}\n`)
await browser.close()
console.log(`drew ${String(Object.keys(words).length)} pictures`)
