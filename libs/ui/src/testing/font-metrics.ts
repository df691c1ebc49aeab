/// <reference types="node" />
import { brotliDecompressSync } from 'node:zlib'

/** A font's line, in parts of an em. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
}

/** The tables that WOFF2 names by number (section 4.1), as far as the last one read here. */
const knownTables = ['cmap', 'head', 'hhea']
const namedInFull = 63
const headerLength = 48

interface Cursor {
  at: number
}

/** A number of up to five bytes, seven bits in each (UIntBase128, section 4.1). */
function readBase128(file: Buffer, cursor: Cursor): number {
  let value = 0
  for (;;) {
    const byte = file.readUInt8(cursor.at++)
    value = value * 128 + (byte & 127)
    if (byte < 128) return value
  }
}

/** One entry of the directory: which table, and how long it is once decompressed. */
function readEntry(file: Buffer, cursor: Cursor) {
  const flags = file.readUInt8(cursor.at++)
  const known = flags & 63
  if (known === namedInFull) cursor.at += 4
  const length = readBase128(file, cursor)
  const version = flags >> 6
  // glyf and loca are number 10 and 11, and are transformed unless their version is 3.
  const isTransformed = known === 10 || known === 11 ? version !== 3 : version !== 0
  return {
    name: knownTables[known],
    length: isTransformed ? readBase128(file, cursor) : length,
  }
}

/** The line of a WOFF2 font, from its tables head and hhea (W3C Recommendation WOFF 2.0). */
export function readFontMetrics(file: Buffer): FontMetrics {
  const cursor = { at: headerLength }
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(file, cursor))
  const compressed = file.subarray(cursor.at, cursor.at + file.readUInt32BE(20))
  const data = brotliDecompressSync(compressed)

  const startOf = (table: string) => {
    const index = entries.findIndex(({ name }) => name === table)
    return entries.slice(0, index).reduce((sum, { length }) => sum + length, 0)
  }
  const unitsPerEm = data.readUInt16BE(startOf('head') + 18)
  const hhea = startOf('hhea')
  return {
    ascent: data.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -data.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: data.readInt16BE(hhea + 8) / unitsPerEm,
  }
}
