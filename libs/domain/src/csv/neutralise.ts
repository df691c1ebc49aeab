/** What begins a formula, full-width and small forms included, which spreadsheets convert. */
const starters = new Set('=+-@\u2212＝＋－＠﹦﹢﹣﹫')
/** Where a program that does not expect commas may begin a new cell, whatever is quoted. */
const separators = new Set(',;\t\r\n\v\f\u0085\u2028\u2029')
/** What may precede a formula: spaces, invisible characters and quotation marks. */
const ignored = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]$/u

/**
 * Puts an apostrophe before every part of a cell that a spreadsheet could run as a formula (OWASP, CSV injection): at the
 * start of the cell and after each separator that some program splits at. Also before a leading tab or carriage return.
 */
export function neutralise(text: string): string {
  let written = /^[\t\r]/.test(text) ? "'" : ''
  /** What precedes a possible formula. */
  let lead = ''
  let mayBegin = true
  for (const character of text) {
    if (separators.has(character)) {
      written += lead + character
      lead = ''
      mayBegin = true
    } else if (mayBegin && ignored.test(character)) {
      lead += character
    } else {
      if (mayBegin && starters.has(character)) written += "'"
      written += lead + character
      lead = ''
      mayBegin = false
    }
  }
  return written + lead
}
