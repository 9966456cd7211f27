/** Rows of a lent table as Arrow, which is how the engine takes them in. */
import {
  Bool,
  DateDay,
  Field,
  Float64,
  Int32,
  makeData,
  RecordBatch,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  TimestampMicrosecond,
  Utf8,
  type Data,
  type DataType,
} from 'apache-arrow'
import { DAY, MISSING } from '../columns'
import { pairOf } from '../guess'
import type { Lent, LentColumn, Slice } from '../lending'

type Encode = (values: Float64Array | Int32Array) => Data

/** Which rows have a value, a bit each. */
function validity(length: number, isMissing: (row: number) => boolean) {
  const bitmap = new Uint8Array(Math.ceil(length / 64) * 8)
  let nullCount = 0
  for (let row = 0; row < length; row += 1) {
    if (isMissing(row)) nullCount += 1
    else bitmap[row >> 3] = (bitmap[row >> 3] ?? 0) | (1 << (row & 7))
  }
  return { length, nullCount, nullBitmap: bitmap }
}

// Not by Arrow's builders: they make functions from strings, which the worker's policy refuses.
function encoderOf(column: LentColumn): { type: DataType; encode: Encode } {
  if (column.kind === 'number') {
    const type = column.isWhole ? new Int32() : new Float64()
    return {
      type,
      encode: (values) => {
        const present = validity(values.length, (row) => Number.isNaN(values[row]))
        return column.isWhole
          ? makeData({ type: new Int32(), ...present, data: Int32Array.from(values) })
          : makeData({ type: new Float64(), ...present, data: values as Float64Array })
      },
    }
  }
  if (column.kind === 'date') {
    const isTime = column.unit === 'time'
    return {
      type: isTime ? new TimestampMicrosecond() : new DateDay(),
      encode: (values) => {
        const present = validity(values.length, (row) => Number.isNaN(values[row]))
        const whole = (ms: number) => (Number.isNaN(ms) ? 0 : ms)
        return isTime
          ? makeData({
              type: new TimestampMicrosecond(),
              ...present,
              data: BigInt64Array.from(values, (ms) => BigInt(Math.round(whole(ms))) * 1000n),
            })
          : makeData({
              type: new DateDay(),
              ...present,
              data: Int32Array.from(values, (ms) => Math.floor(whole(ms) / DAY)),
            })
      },
    }
  }
  const truth = column.kind === 'boolean' && pairOf(column.words)
  if (truth) {
    const isYes = column.words.map((word) => word.toLowerCase() === truth[0])
    return {
      type: new Bool(),
      encode: (codes) =>
        makeData({
          type: new Bool(),
          ...validity(codes.length, (row) => codes[row] === MISSING),
          data: validity(codes.length, (row) => isYes[codes[row] ?? MISSING] !== true).nullBitmap,
        }),
    }
  }
  const encoder = new TextEncoder()
  const words = column.words.map((word) => encoder.encode(word))
  return {
    type: new Utf8(),
    encode: (codes) => {
      const valueOffsets = new Int32Array(codes.length + 1)
      for (let row = 0; row < codes.length; row += 1)
        valueOffsets[row + 1] =
          (valueOffsets[row] ?? 0) + (words[codes[row] ?? MISSING]?.length ?? 0)
      const data = new Uint8Array(valueOffsets[codes.length] ?? 0)
      for (let row = 0; row < codes.length; row += 1) {
        const word = words[codes[row] ?? MISSING]
        if (word) data.set(word, valueOffsets[row])
      }
      const present = validity(codes.length, (row) => codes[row] === MISSING)
      return makeData({ type: new Utf8(), ...present, valueOffsets, data })
    },
  }
}

/** Writes slices of a table as whole Arrow streams. */
export function streamOf({ columns }: Pick<Lent, 'columns'>): (slice: Slice) => Uint8Array {
  const encoders = columns.map(encoderOf)
  const fields = columns.map(({ name }, at) => {
    const type = encoders[at]?.type ?? new Utf8()
    return new Field(name, type, true)
  })
  const schema = new Schema(fields)
  return (slice) => {
    const children = slice.flatMap((values, at) => encoders[at]?.encode(values) ?? [])
    const length = slice[0]?.length ?? 0
    const data = makeData({ type: new Struct(fields), length, nullCount: 0, children })
    const writer = new RecordBatchStreamWriter()
    writer.write(new RecordBatch(schema, data))
    writer.finish()
    return writer.toUint8Array(true)
  }
}
