import { parse } from 'csv-parse/sync'
import Fastify from 'fastify'
import fc from 'fast-check'
import { neutralise } from '@farandfew/domain/csv'
import { sendCsv } from '../../src/csv/send-csv.ts'

async function* inBatches<Row>(rows: readonly Row[]) {
  for (const row of rows) yield [row]
}

async function write(rows: readonly (string | number | null)[][]): Promise<string> {
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendCsv(reply, {
      name: 'rows',
      date: '2025-05-01',
      columns: ['A', 'B'].map(
        (heading, at) => [heading, (row: (typeof rows)[number]) => row[at] ?? null] as const,
      ),
      batches: inBatches(rows),
    }),
  )
  const { headers, body } = await app.inject('/')
  expect(headers['content-disposition']).toBe('attachment; filename="rows-2025-05-01.csv"')
  await app.close()
  return body
}

it('begins with a byte order mark and ends each line as in RFC 4180', async () => {
  expect(
    await write([
      ['a', 1],
      [null, -2],
    ]),
  ).toBe('\uFEFFA,B\r\na,1\r\n,-2\r\n')
})

it.each([
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  [' kept ', ' kept '],
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-5', "'-5"],
  ['@asha', "'@asha"],
  ['\tx', "'\tx"],
  ['\r=1', '"\'\r=1"'],
  ["'=1", "'=1"],
  ['a=1', 'a=1'],
])('writes %j as %j', async (text, cell) => {
  expect(await write([[text, 0]])).toBe(`\uFEFFA,B\r\n${cell},0\r\n`)
})

it('is parsed to the original values, except for the apostrophe', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', "'", ' ', 'a') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
      const [, ...read] = parse(await write(rows), { bom: true }) as string[][]
      expect(read).toEqual(rows.map((row) => row.map(neutralise)))
    }),
    { numRuns: 50 },
  )
})
