/** How large an archive is unpacked, by its directory: known before anything is unpacked. */

const END = 0x06054b50
/** Stands where a field is too small for its number; the number then stands elsewhere. No file of ours is so large. */
const ELSEWHERE = 0xffffffff

/**
 * The bytes of all parts together. The parts are unpacked up to what the directory tells and no further; one that it
 * does not tell of has no end. What has no directory is no archive.
 */
export function unpackedBytes(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) return 0
  let parts = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (parts === 0xffff || [view.getUint32(end + 12, true), at].includes(ELSEWHERE)) return Infinity
  let total = 0
  for (; parts > 0 && at + 46 <= bytes.length; parts -= 1) {
    const isStored = view.getUint16(at + 10, true) === 0
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    // Nothing at all packs to two bytes.
    const isTold = isStored || (unpacked > 0 ? packed > 0 : packed === 2)
    total += isTold ? Math.max(packed, unpacked) : Infinity
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0)
  }
  return total
}
