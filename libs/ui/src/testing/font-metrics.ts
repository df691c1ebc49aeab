/// <reference types="node" />
import { brotliDecompressSync } from 'node:zlib'

/** The line metrics of a font, in em. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
}

/** The first tables that WOFF2 names by number (section 4.1). */
const knownTables = ['cmap', 'head', 'hhea']
const arbitraryTag = 63
const headerLength = 48

interface Cursor {
  at: number
}

/** Reads a number of up to five bytes, with seven bits in each (UIntBase128, section 4.1). */
function readBase128(file: Buffer, cursor: Cursor): number {
  let value = 0
  for (;;) {
    const byte = file.readUInt8(cursor.at++)
    value = value * 128 + (byte & 127)
    if (byte < 128) return value
  }
}

/** Reads one entry of the table directory: the table, and its decompressed length. */
function readEntry(file: Buffer, cursor: Cursor) {
  const flags = file.readUInt8(cursor.at++)
  const known = flags & 63
  if (known === arbitraryTag) cursor.at += 4
  const length = readBase128(file, cursor)
  const version = flags >> 6
  // The tables glyf (10) and loca (11) are transformed unless their version is 3.
  const isTransformed = known === 10 || known === 11 ? version !== 3 : version !== 0
  return {
    name: knownTables[known],
    length: isTransformed ? readBase128(file, cursor) : length,
  }
}

/** Reads the line metrics of a WOFF2 font from its tables head and hhea (W3C Recommendation WOFF 2.0). */
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
