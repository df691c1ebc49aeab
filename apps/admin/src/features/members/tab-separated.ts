import { neutralise } from '@farandfew/domain/csv/neutralise.ts'

type Cell = string | number | null

/**
 * Spreadsheets treat a pasted cell that starts with a quotation mark as quoted, and end other cells at a tab or a line
 * break.
 */
const quote = (text: string) =>
  /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const cell = (value: Cell) => (typeof value === 'string' ? quote(neutralise(value)) : (value ?? ''))

/** Formats rows so that they can be pasted into a spreadsheet. */
export const toTabSeparated = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cell).join('\t')).join('\n')
