import { neutralise } from '@farandfew/domain/csv'

type Cell = string | number | null

/** Spreadsheets read a pasted cell that begins with a quotation mark as a quoted one, and end others at tab and line. */
const quote = (text: string) =>
  /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const cell = (value: Cell) => (typeof value === 'string' ? quote(neutralise(value)) : (value ?? ''))

/** Rows as text that pastes into a sheet, one line each. */
export const toTabSeparated = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cell).join('\t')).join('\n')
