import { parse } from 'csv-parse/sync'
import Fastify from 'fastify'
import fc from 'fast-check'
import { textCell } from '@farandfew/domain/csv/csv-lines.ts'
import { sendCsv } from '../../../src/platform/csv/send-csv.ts'

async function* inBatches<Row>(rows: readonly Row[]) {
  for (const row of rows) yield [row]
}

async function write(rows: readonly (string | number | null)[][]): Promise<string> {
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendCsv(reply, {
      name: 'rows',
      date: '2025-05-01',
      total: rows.length,
      columns: ['A', 'B'].map(
        (heading, at) => [heading, (row: (typeof rows)[number]) => row[at] ?? null] as const,
      ),
      batches: inBatches(rows),
    }),
  )
  const { headers, body } = await app.inject('/')
  expect(headers['content-disposition']).toBe('attachment; filename="rows-2025-05-01.csv"')
  expect(headers['x-total-count']).toBe(String(rows.length))
  await app.close()
  return body
}

it('begins with a byte order mark and ends each line as in RFC 4180', async () => {
  expect(
    await write([
      ['a', 1],
      [null, -2],
    ]),
  ).toBe('\uFEFF"A","B"\r\n"a",1\r\n,-2\r\n')
})

it.each([
  ['', '""'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  [' kept ', '" kept "'],
  ['+91 98450 11223', '"+91 98450 11223"'],
])('quotes every text: %j as %j', async (text, cell) => {
  expect(await write([[text, 0]])).toBe(`\uFEFF"A","B"\r\n${cell},0\r\n`)
})

/** The cells of a program that splits at another separator. It knows quotation marks only at the start of a cell. */
const splitAt = (delimiter: string, text: string) =>
  (
    parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
    }) as string[][]
  ).flat()

it.each([
  "Pune;=cmd|' /C calc'!A0",
  '=1+1',
  '＝1+1',
  'Pune;＝1+1',
  'Pune; \u200b=1+1',
  'Pune\t=1+1',
  'Pune\r=1+1',
  'Pune\r\n+1',
  'Pune\n@SUM(1)',
  'Pune;"=1+1',
  'Pune";"=1+1',
  '\u00a0=1+1',
  '\t=1+1',
  '\r=1+1',
  '"=1+1',
  'Pune,－1',
])('plants no formula, whichever separator a program splits at: %j', async (text) => {
  const file = await write([[1, text]])
  const cells = [',', ';', '\t'].flatMap((delimiter) => splitAt(delimiter, file))
  expect(cells.filter((cell) => /^[\s\u200b"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
})

it('is parsed to the original values, except for what keeps a cell a text', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', "'", ' ', 'a') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
      const [, ...read] = parse(await write(rows), { bom: true }) as string[][]
      expect(read).toEqual(rows.map((row) => row.map(textCell)))
    }),
    { numRuns: 50 },
  )
})
