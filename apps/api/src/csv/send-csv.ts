import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { neutralise } from './neutralise.ts'

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

const cell = (value: Cell) => (typeof value === 'string' ? neutralise(value) : value)
// RFC 4180: lines end with CRLF.
const lines = (rows: Cell[][]) => stringify(rows, { record_delimiter: '\r\n' })

async function* textOf<Row>({ columns, batches }: CsvFile<Row>) {
  yield byteOrderMark + lines([columns.map(([heading]) => heading)])
  for await (const rows of batches) {
    if (rows.length > 0) yield lines(rows.map((row) => columns.map(([, of]) => cell(of(row)))))
  }
}

/** Sends a table as a file that a browser stores, read no faster than it is taken. */
export function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}-${file.date}.csv"`)
    .send(Readable.from(textOf(file), { objectMode: false }))
}
