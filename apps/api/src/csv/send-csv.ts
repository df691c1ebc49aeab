import { neutralise } from '@farandfew/domain/csv'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

type Cell = string | number | null

export interface CsvFile<Row> {
  /** Before the date that its name ends with: 'users' of 'users-2025-05-01.csv'. */
  name: string
  /** The day that its name tells, a calendar date. */
  date: string
  /** Each column's heading with its value of a row. */
  columns: readonly (readonly [heading: string, valueOf: (row: Row) => Cell])[]
  /** Rows in the batches they are read in: the file is never in memory as a whole. */
  batches: AsyncIterable<readonly Row[]>
}

/** Excel takes a file for UTF-8 only where it begins so. */
const byteOrderMark = '\uFEFF'

/** What RFC 4180 puts into quotes; a lone return or line feed too, which many programs take for the end of a line. */
const quotable = /[",\r\n]/

function writeCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = neutralise(value)
  return quotable.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of RFC 4180, each ended by a return and a line feed. */
function writeLines(rows: readonly (readonly Cell[])[]): string {
  let text = ''
  for (const row of rows) text += `${row.map(writeCell).join(',')}\r\n`
  return text
}

async function* textOf<Row>({ columns, batches }: CsvFile<Row>) {
  yield byteOrderMark + writeLines([columns.map(([heading]) => heading)])
  for await (const rows of batches) {
    if (rows.length > 0) yield writeLines(rows.map((row) => columns.map(([, of]) => of(row))))
  }
}

/** Sends a table as a file that a browser stores, read no faster than it is taken. */
export function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}-${file.date}.csv"`)
    .send(Readable.from(textOf(file), { objectMode: false }))
}
