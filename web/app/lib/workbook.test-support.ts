/** A workbook for tests, as Excel packs one: some files packed, one not. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP archive of texts. */
export function archiveOf(files: Readonly<Record<string, string>>, isPacked = true) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    const data = isPacked ? deflateRawSync(plain) : plain
    const check = crc32(plain)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(isPacked ? 8 : 0, 8)
    head.writeUInt32LE(check, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(plain.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(isPacked ? 8 : 0, 10)
    entry.writeUInt32LE(check, 16)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt32LE(plain.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(head, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const linksOf = (links: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="48"/><xf numFmtId="49"/></cellXfs></styleSheet>`

/** A workbook of sheets by name; the cells are written in its XML. Style 1 is a date, 2 a percentage, 3 an exponent, 4 text. */
export function workbookOf(
  sheets: Readonly<Record<string, string>>,
  { texts = [] as readonly string[], properties = '', after = '', isPacked = true } = {},
) {
  const names = Object.keys(sheets)
  const list = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`,
  )
  const links = [
    ...names.map((_, at) =>
      link(`rId${String(at + 1)}`, 'worksheet', `worksheets/sheet${String(at + 1)}.xml`),
    ),
    link('rId98', 'styles', 'styles.xml'),
    link('rId99', 'sharedStrings', 'sharedStrings.xml'),
  ]
  const rows = Object.entries(sheets).map(([, xml], at) => [
    `xl/worksheets/sheet${String(at + 1)}.xml`,
    `<worksheet><sheetData>${xml}</sheetData>${after}</worksheet>`,
  ])
  return archiveOf(
    {
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
      '_rels/.rels': linksOf([link('rId1', 'officeDocument', 'xl/workbook.xml')]),
      'xl/workbook.xml': `<workbook xmlns:r="${office}">${properties}<sheets>${list.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': linksOf(links),
      'xl/styles.xml': styles,
      'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
      ...(Object.fromEntries(rows) as Record<string, string>),
    },
    isPacked,
  )
}
