import { inflateSync } from 'node:zlib'

/**
 * The text of each sheet of a PDF as Chromium writes it: objects one after the other, streams deflated, glyphs by
 * number with a map of each font to letters. Pieces are joined in the order they are drawn.
 */
export function textOf(file: Buffer): string[] {
  const pdf = file.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\s(.*?)\sendobj/gs)) {
    const [head = ''] = body.split('stream')
    const from = /stream\r?\n/.exec(body)
    const raw = from && body.slice(from.index + from[0].length, body.lastIndexOf('endstream'))
    const isDeflated = head.includes('/FlateDecode')
    const stream = raw && isDeflated ? inflated(raw) : (raw ?? '')
    objects.set(id, { head, stream })
  }
  const streamOf = (id = '') => objects.get(id)?.stream ?? ''
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => {
      const letters = new Map<string, Map<string, string>>()
      for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const font = objects.get(id)?.head ?? ''
        letters.set(name, lettersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1])))
      }
      return drawn(streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]), letters)
    })
}

const inflated = (raw: string) => inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
const letter = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
const hexOf = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** A font's letters by the numbers of their glyphs. */
function lettersOf(map: string) {
  const letters = new Map<string, string>()
  for (const [, list = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', hex = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph.toUpperCase(), letter(hex))
  for (const [, list = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', hex = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++)
        letters.set(hexOf(code), letter(hexOf(parseInt(hex, 16) + code - parseInt(from, 16))))
  return letters
}

/** What a sheet's drawing writes. */
function drawn(drawing: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  let font = letters.get('')
  let text = ''
  for (const [, name, hex] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = letters.get(name)
    else for (const glyph of hex?.toUpperCase().match(/.{4}/g) ?? []) text += font?.get(glyph) ?? ''
  }
  return text
}
