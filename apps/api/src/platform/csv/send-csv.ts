import { byteOrderMark, type CsvCell, writeCsvLines } from '@farandfew/domain/csv/csv-lines.ts'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { withoutBudget } from '../db/wait-budget.ts'

export interface CsvFile<Row> {
  /** The file name without date: 'users' of 'users-2025-05-01.csv'. */
  name: string
  /** The calendar date in the file name. */
  date: string
  /** How many rows there are, which the console counts down while it reads. */
  total: number
  /** Each column's heading, and its value in a row. */
  columns: readonly (readonly [heading: string, valueOf: (row: Row) => CsvCell])[]
  /** The rows in batches, so that the whole file is never in memory. */
  batches: AsyncIterable<readonly Row[]>
}

async function* textOf<Row>({ columns, batches }: CsvFile<Row>) {
  yield byteOrderMark + writeCsvLines([columns.map(([heading]) => heading)])
  for await (const rows of readSlowly(batches)) {
    if (rows.length > 0) yield writeCsvLines(rows.map((row) => columns.map(([, of]) => of(row))))
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
    .header('x-total-count', file.total)
    .header('content-disposition', `attachment; filename="${file.name}-${file.date}.csv"`)
    .send(Readable.from(textOf(file), { objectMode: false }))
}
