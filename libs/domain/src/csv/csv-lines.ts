import { isPhoneLabel } from '../canonical/phone-label.ts'

/** A sign without width, which no spreadsheet has in a number or a date. */
const mark = '\u200b'

const groups = String.raw`\p{Nd}+(?:[ ,.'\p{Pf}\u00a0\u202f]\p{Nd}{2,3})*`
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const gap = String.raw`[\s,./-]*`

/** What a spreadsheet reads as a number, a share, a sum of money, a date, a time or a truth value, whatever is in quotation marks. */
const misread = [
  // 0042, 1,234.50, 1e4
  new RegExp(String.raw`^(?=[.,]?\p{Nd})(?:${groups})?(?:[.,]\p{Nd}*)?(?:e[-+]?\p{Nd}+)?$`, 'iu'),
  // 3/4, 1 1/2
  /^(?:\d+ )?\d+\/\d+$/,
  // 10-12, 5/6/25, 1.5.2
  /^(?=.*\b0?\d\b|.*\b1[0-2]\b)\d{1,4}([-/.])\d{1,4}(?:\1\d{1,4})?$/,
  // May 2026, 5 Mar, SEPT2
  new RegExp(String.raw`^(?=.*\d)(?:\d{1,4}${gap})?(?:${months})(?:${gap}\d{1,4}){0,2}$`, 'i'),
  // 5 pm, 7:30 a
  /^\d{1,2}(?::\d\d){0,2}\s?[ap]m?$/i,
  /^(?:true|false)$/i,
]

/** What may surround a number: a sign, brackets, a currency, a percent sign. */
const around = /^[-+(\s\p{Sc}]{1,9}|[)%\s\p{Sc}]{1,9}$/gu

/** A date or a time as the club writes it, which means the same in every spreadsheet. */
const meant = /^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/

/** Longer texts are no numbers. */
const longest = 60

/**
 * A text that every spreadsheet keeps and shows as it is: with a sign without width in front if it could be read as something
 * else, as the flight 6E203 is read as 6 × 10²⁰³ and the username 0042 as 42.
 */
export function keepText(text: string): string {
  const core = text.trim()
  if (core.length > longest || meant.test(core) || isPhoneLabel(core)) return text
  const bare = core.replace(around, '')
  return misread.some((pattern) => pattern.test(bare)) ? mark + text : text
}

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
 * phone number as `phoneLabel` writes it cannot be a formula.
 */
export function neutralise(text: string): string {
  if (isPhoneLabel(text)) return text
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

export type CsvCell = string | number | null

/** Excel reads a file as UTF-8 only if it starts with this. */
export const byteOrderMark = '\uFEFF'

/** A text as a spreadsheet keeps it: neither run as a formula nor read as a number. */
export const textCell = (text: string): string => keepText(neutralise(text))

/** Quotes every text, so that it stays one cell whatever it contains. */
function writeCell(value: CsvCell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  return `"${textCell(value).replaceAll('"', '""')}"`
}

/** Lines of RFC 4180, each ending with CRLF. */
export function writeCsvLines(rows: readonly (readonly CsvCell[])[]): string {
  let text = ''
  for (const row of rows) text += `${row.map(writeCell).join(',')}\r\n`
  return text
}
