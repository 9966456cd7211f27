// The picture a page is shared with, 1200 by 630, as a page of its own.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const font = (path) => {
  const file = fileURLToPath(
    new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url),
  )
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
}
const bricolage = font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')
const instrument = font('instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

const escape = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The noise that dies into one line, drawn over the whole width; the seed is arbitrary but fixed. */
function noise() {
  let state = 7
  const random = () => (state = (state * 1103 + 12345) % 65536) / 65536
  let path = 'M0 60'
  for (let x = 5; x <= 520; x += 5)
    path += `L${x} ${(60 + (random() + random() - 1) * 84 * (1 - x / 520) ** 0.8).toFixed(1)}`
  return path
}

const styles = `
@font-face { font-family: Display; src: url(${bricolage}); font-weight: 200 800 }
@font-face { font-family: Text; src: url(${instrument}); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; background: #f7f9f8; color: #0b1a1f; font-family: Text; position: relative; overflow: hidden }
header { display: flex; align-items: center; gap: 20px; padding: 64px 72px 0; font: 600 34px/1 Display; letter-spacing: -.015em }
main { position: absolute; left: 72px; right: 72px; bottom: 214px }
p { font: 600 30px/1.2 Text; color: #0b6e5b; margin-bottom: 18px }
h1 { font: 600 76px/1.04 Display; letter-spacing: -.028em; text-wrap: balance; max-width: 1000px }
h1.long { font-size: 62px }
svg.wave { position: absolute; left: 0; bottom: 64px; width: 1200px; height: 120px }
footer { position: absolute; right: 72px; bottom: 44px; font: 500 24px/1 Text; color: #4a5d63 }`

/** The markup of one picture. */
export function pictureOfPage({ kicker, title }, site) {
  const brand = `<header><svg width="76" height="53" viewBox="0 0 40 28" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M2 14 4 7 6 20 8 4 10 23 12 9 14 18 16 12" stroke="#7a8790" stroke-width="2"/><path d="M16 12C19 4 22 4 25 14S31 24 38 8" stroke="#0b6e5b" stroke-width="3"/></svg>${escape(site.name)}</header>`
  // The firm's name already stands above: saying it twice would be noise.
  const over = kicker === site.name ? '' : `<p>${escape(kicker)}</p>`
  const wave = `<svg class="wave" viewBox="0 0 1200 120" fill="none"><path d="${noise()}" stroke="#7a8790" stroke-width="2.5" stroke-linejoin="round"/><path d="M520 60H1200" stroke="#0b6e5b" stroke-width="5"/></svg>`
  return `<!doctype html><style>${styles}</style>${brand}<main>${over}<h1 class="${title.length > 44 ? 'long' : ''}">${escape(title)}</h1></main>${wave}<footer>${escape(new URL(site.url).host)}</footer>`
}

/** The icon a phone puts on its home screen: the curve of the mark on the signal's green. */
export const touchIcon = `<!doctype html><style>*{margin:0}</style><svg width="180" height="180" viewBox="-6 -6 44 44"><path d="M-6-6h44v44H-6z" fill="#0b6e5b"/><path d="M3 16C7.500 3.500 11.500 3.500 16 16S24.500 28.500 29 16" fill="none" stroke="#fff" stroke-width="4.500" stroke-linecap="round"/></svg>`
