import { isPhoneCell } from './phone-cell.ts'

/** What begins a formula, full-width and small forms included, which spreadsheets convert. */
const starters = /[=+\-@\u2212＝＋－＠﹦﹢﹣﹫]/g
/** Where a program that does not expect commas may begin a new cell, whatever is quoted. */
const separators = new Set(',;|\t\r\n\v\f\u0085\u2028\u2029')
/** What may precede a formula: spaces, invisible characters and quotation marks. */
const ignored = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]$/u

const isLowSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00

/** Where the cell begins whose first sign is at `at`; undefined if something else precedes the sign. */
function findCellStart(text: string, at: number): number | undefined {
  let start = at
  while (start > 0) {
    const before = start - (start > 1 && isLowSurrogate(text, start - 1) ? 2 : 1)
    const character = text.slice(before, start)
    if (separators.has(character)) return start
    if (!ignored.test(character)) return undefined
    start = before
  }
  return start
}

/**
 * Puts an apostrophe before every part of a cell that a spreadsheet could run as a formula (OWASP, CSV injection): at the
 * start of the cell and after each separator that some program splits at. Also before a leading tab or carriage return. A
 * phone number as `phoneCell` writes it cannot be a formula.
 */
export function neutralise(text: string): string {
  if (isPhoneCell(text)) return text
  let written = text.startsWith('\t') || text.startsWith('\r') ? "'" : ''
  let done = 0
  starters.lastIndex = 0
  for (let found = starters.exec(text); found; found = starters.exec(text)) {
    const start = findCellStart(text, found.index)
    if (start === undefined) continue
    written += `${text.slice(done, start)}'`
    done = start
  }
  return written + text.slice(done)
}
