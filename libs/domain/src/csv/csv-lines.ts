import { keepText } from './keep-text.ts'
import { neutralise } from './neutralise.ts'

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
