const quote = 0x22
const lineFeed = 0x0a

/**
 * Counts the rows of a CSV file (RFC 4180) as its bytes arrive: `take` each piece, then read `rows`, which tells how
 * many lines have ended, the heading left out. A line break within quotes ends no row.
 */
export class CsvRows {
  #lines = 0
  #quoted = false

  take(bytes: Uint8Array) {
    for (const byte of bytes) {
      if (byte === quote) this.#quoted = !this.#quoted
      else if (byte === lineFeed && !this.#quoted) this.#lines++
    }
  }

  get rows(): number {
    return Math.max(0, this.#lines - 1)
  }
}
