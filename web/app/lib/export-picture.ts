/** A drawing as a picture of its own. Loaded when somebody asks for one. */
import { wrapText } from './chart-text'

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

/** The words that travel with an exported picture. */
export interface PictureWords {
  title: string
  sub: string
  credit: string
}

/** A chart as a document of its own: styles resolved, title above, source below, cursor left out. */
export function standalonePicture(chart: SVGSVGElement, words: PictureWords): SVGSVGElement {
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
  const credit = wrapText(words.credit, width, 12)
  const full = {
    width: width + 2 * margin,
    height: top + height + 16 + credit.length * 16 + margin,
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
  const write = (text: string, at: number, size: number, weight: number) => {
    const element = document.createElementNS(SVG, 'text')
    element.setAttribute('x', String(margin))
    element.setAttribute('y', String(at))
    element.setAttribute('font-family', 'Instrument Sans, Helvetica, Arial, sans-serif')
    element.setAttribute('font-size', String(size))
    element.setAttribute('font-weight', String(weight))
    element.setAttribute('fill', ink)
    element.textContent = text
    picture.append(element)
  }
  for (const line of head) write(line.text, line.y, line.size, line.weight)
  const drawing = document.createElementNS(SVG, 'g')
  drawing.setAttribute('transform', `translate(${String(margin)} ${String(top)})`)
  drawing.append(...copy.childNodes)
  picture.append(drawing)
  for (const [index, line] of credit.entries())
    write(line, top + height + 16 + (index + 1) * 16 - 4, 12, 400)
  return picture
}

export function svgText(picture: SVGSVGElement) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(picture)}\n`
}

/** A picture as PNG at twice its size. The policy allows images from data: addresses, not from elsewhere. */
export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Number(picture.getAttribute('width')) * 2
  canvas.height = Number(picture.getAttribute('height')) * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the browser could not draw the picture'))
    }, 'image/png')
  })
}
