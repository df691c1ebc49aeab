import { neutralise } from '@farandfew/domain/csv'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { withoutBudget } from '../db/wait-budget.ts'

type Cell = string | number | null

export interface CsvFile<Row> {
  /** The file name without date: 'users' of 'users-2025-05-01.csv'. */
  name: string
  /** The calendar date in the file name. */
  date: string
  /** Each column's heading, and its value in a row. */
  columns: readonly (readonly [heading: string, valueOf: (row: Row) => Cell])[]
  /** The rows in batches, so that the whole file is never in memory. */
  batches: AsyncIterable<readonly Row[]>
}

/** Excel reads a file as UTF-8 only if it starts with this. */
const byteOrderMark = '\uFEFF'

/** Quotes every text, so that it stays one cell whatever it contains. */
function writeCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  return `"${neutralise(value).replaceAll('"', '""')}"`
}

/** Lines of RFC 4180, each ending with CRLF. */
function writeLines(rows: readonly (readonly Cell[])[]): string {
  let text = ''
  for (const row of rows) text += `${row.map(writeCell).join(',')}\r\n`
  return text
}

async function* textOf<Row>({ columns, batches }: CsvFile<Row>) {
  yield byteOrderMark + writeLines([columns.map(([heading]) => heading)])
  for await (const rows of readSlowly(batches)) {
    if (rows.length > 0) yield writeLines(rows.map((row) => columns.map(([, of]) => of(row))))
  }
}

/** Reads batches outside the request's time limit: a large file takes as long as its client does. */
async function* readSlowly<Row>(batches: AsyncIterable<Row>): AsyncGenerator<Row> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await withoutBudget(() => iterator.next())
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}

/** Sends a table as a download. Reads no faster than the client does. */
export function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}-${file.date}.csv"`)
    .send(Readable.from(textOf(file), { objectMode: false }))
}
