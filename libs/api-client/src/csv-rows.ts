const quote = 0x22
const lineFeed = 0x0a

/**
 * Counts the rows of a CSV file (RFC 4180) while its bytes arrive, without the heading. A line break inside quotes does
 * not end a row.
 */
export class CsvRows {
  #lines = 0
  #isQuoted = false

  add(bytes: Uint8Array) {
    for (const byte of bytes) {
      if (byte === quote) this.#isQuoted = !this.#isQuoted
      else if (byte === lineFeed && !this.#isQuoted) this.#lines++
    }
  }

  get rows(): number {
    return Math.max(0, this.#lines - 1)
  }
}
