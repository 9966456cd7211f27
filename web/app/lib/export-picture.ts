/** A drawing as a picture of its own. Loaded when somebody asks for one. */
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { textWidth, wrapText } from './chart-text'
import { formatDay } from './format'

/** The site's type, by the files its pages have loaded. */
const faces = [
  { family: 'Bricolage Grotesque', file: bricolage, weights: '200 800' },
  { family: 'Instrument Sans', file: instrument, weights: '400 700' },
  { family: 'Geist Mono', file: geistMono, weights: '100 900' },
]
const DISPLAY = 'Bricolage Grotesque, Helvetica, Arial, sans-serif'
const TEXT = 'Instrument Sans, Helvetica, Arial, sans-serif'

/** What a browser computes from our style sheet and a picture viewer could not. */
const carried = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
]
const SVG = 'http://www.w3.org/2000/svg'

const LINE = 16

/** The words that travel with an exported picture. */
export interface PictureWords {
  title: string
  sub: string
  source: string
  /** The day it was made, YYYY-MM-DD. */
  made: string
  address: string
}

/** An address has no spaces to break at. */
function brokenAddress(address: string, width: number) {
  const most = Math.max(20, Math.floor(width / textWidth('m', 12)))
  return Array.from({ length: Math.ceil(address.length / most) }, (_, line) =>
    address.slice(line * most, (line + 1) * most),
  )
}

/** A chart as a document of its own: styles resolved, title above, source below, cursor left out. */
function standalonePicture(chart: SVGSVGElement, words: PictureWords): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const originals = [chart, ...chart.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of carried) {
      const value = style.getPropertyValue(name)
      if (value !== '') element.setAttribute(name, value)
    }
    element.removeAttribute('class')
    // An outline hidden behind a canvas is what the picture shows: a canvas does not travel.
    element.removeAttribute('visibility')
  }
  for (const cursor of copy.querySelectorAll('[data-cursor]')) cursor.remove()

  const [, , width = 0, height = 0] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const page = getComputedStyle(document.documentElement)
  const ink = getComputedStyle(document.body).color
  const margin = 24
  const title = wrapText(words.title, width, 21).map((text) => ({ text, size: 21, weight: 600 }))
  const sub = wrapText(words.sub, width, 14).map((text) => ({ text, size: 14, weight: 400 }))
  let y = margin
  const head = [...title, ...sub].map((line) => ({ ...line, y: (y += line.size * 1.4) }))
  const top = y + 16
  const foot = [
    ...wrapText(words.source, width, 12),
    `Made ${formatDay(words.made)} at`,
    ...brokenAddress(words.address, width),
  ]
  const full = {
    width: width + 2 * margin,
    height: top + height + 16 + foot.length * LINE + margin,
  }

  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('xmlns', SVG)
  picture.setAttribute('width', String(full.width))
  picture.setAttribute('height', String(full.height))
  picture.setAttribute('viewBox', `0 0 ${String(full.width)} ${String(full.height)}`)
  const ground = document.createElementNS(SVG, 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', page.backgroundColor || '#ffffff')
  picture.append(ground)
  const write = (text: string, at: number, size: number, weight: number, family = TEXT) => {
    const element = document.createElementNS(SVG, 'text')
    element.setAttribute('x', String(margin))
    element.setAttribute('y', String(at))
    element.setAttribute('font-family', family)
    element.setAttribute('font-size', String(size))
    element.setAttribute('font-weight', String(weight))
    element.setAttribute('fill', ink)
    element.textContent = text
    picture.append(element)
  }
  for (const line of head)
    write(line.text, line.y, line.size, line.weight, line.weight === 600 ? DISPLAY : TEXT)
  const drawing = document.createElementNS(SVG, 'g')
  drawing.setAttribute('transform', `translate(${String(margin)} ${String(top)})`)
  drawing.append(...copy.childNodes)
  picture.append(drawing)
  for (const [index, line] of foot.entries())
    write(line, top + height + 16 + (index + 1) * LINE - 4, 12, 400)
  return picture
}

function dataAddress(file: Blob) {
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      resolve(String(reader.result))
    })
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('the font could not be read'))
    })
    reader.readAsDataURL(file)
  })
}

/** The files of the faces that a picture is written in, as its own style sheet: it then reads the same everywhere. */
async function typeOf(picture: string) {
  const used = faces.filter(({ family }) => picture.includes(family))
  const rules = used.map(async ({ family, file, weights }) => {
    const answer = await fetch(file)
    if (!answer.ok) throw new Error(`${file} is not there`)
    const data = await dataAddress(await answer.blob())
    return `@font-face{font-family:'${family}';font-weight:${weights};src:url(${data}) format('woff2')}`
  })
  // A face that does not come leaves the picture in the reader's own.
  const settled = await Promise.allSettled(rules)
  return settled.map((rule) => (rule.status === 'fulfilled' ? rule.value : '')).join('')
}

/** A picture as it is saved. */
export interface Picture {
  text: string
  width: number
  height: number
}

/** A chart as the text of an SVG file that needs nothing beside itself. */
export async function pictureText(chart: SVGSVGElement, words: PictureWords): Promise<Picture> {
  const picture = standalonePicture(chart, words)
  const text = new XMLSerializer().serializeToString(picture)
  const style = await typeOf(text)
  return {
    // In the text and not in the drawing: the page's policy allows no style element.
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${style}</style>`)}\n`,
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  }
}

/** A picture as PNG at twice its size. The policy allows images from data: addresses, not from elsewhere. */
export async function pngOf({ text, width, height }: Picture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the browser could not draw the picture'))
    }, 'image/png')
  })
}
