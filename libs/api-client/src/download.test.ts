import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import { CsvRows } from './csv-rows.ts'
import { ApiError } from './api-error.ts'
import { downloadCsv, IncompleteDownloadError, type DownloadProgress } from './download.ts'

let server: Server
let answer: (response: ServerResponse) => void
let received: { url: string | undefined; accept: string | undefined }
const platformFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((request, response) => {
    received = { url: request.url, accept: request.headers.accept }
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A browser resolves a path against the page's origin; Node has no page.
  globalThis.fetch = (path, init) => platformFetch(`${origin}${String(path)}`, init)
})

afterAll(async () => {
  globalThis.fetch = platformFetch
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const begin = (response: ServerResponse, total = '2') =>
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-2025-05-01.csv"',
    'x-total-count': total,
  })

const file = '\uFEFFID,Bio\r\n1,"two\r\nlines, ""quoted"""\r\n2,आशा\r\n'

it('returns the bytes and the name that were sent, and reports progress', async () => {
  answer = (response) => begin(response).end(file)
  const reports: DownloadProgress[] = []
  const { name, content } = await downloadCsv(
    listTrips,
    { query: { search: 'a b', sort: undefined } },
    {
      onStart: (progress) => reports.push(progress),
      onProgress: (progress) => reports.push(progress),
    },
  )
  expect(received).toEqual({ url: '/api/trips?search=a+b', accept: 'text/csv' })
  expect(name).toBe('users-2025-05-01.csv')
  expect(Buffer.from(await content.arrayBuffer()).toString()).toBe(file)
  expect(reports[0]).toEqual({ rows: 0, total: 2 })
  expect(reports.at(-1)).toEqual({ rows: 2, total: 2 })
})

it('reports no total if the API does not send one', async () => {
  answer = (response) => response.writeHead(200).end('ID\r\n1\r\n')
  const onProgress = jest.fn()
  const { name } = await downloadCsv(listTrips, {}, { onProgress })
  expect(name).toBe('download.csv')
  expect(onProgress).toHaveBeenLastCalledWith({ rows: 1, total: undefined })
})

it('rejects a file whose stream was cut off', async () => {
  answer = (response) => {
    begin(response).write('ID,Bio\r\n1,\r\n')
    setImmediate(() => response.destroy())
  }
  await expect(downloadCsv(listTrips, {})).rejects.toBeInstanceOf(IncompleteDownloadError)
})

it('rejects a file that ended normally with rows missing', async () => {
  answer = (response) => begin(response, '3').end(file)
  await expect(downloadCsv(listTrips, {})).rejects.toThrow('2 of 3 rows')
})

it('stops when it is aborted', async () => {
  answer = (response) => void begin(response).write('ID,Bio\r\n')
  const control = new AbortController()
  const reading = downloadCsv(
    listTrips,
    {},
    { signal: control.signal, onProgress: () => control.abort() },
  )
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})

it('throws an ApiError if the API rejects the call', async () => {
  answer = (response) => response.writeHead(401).end()
  await expect(downloadCsv(listTrips, {})).rejects.toBeInstanceOf(ApiError)
})

it('counts rows regardless of where the chunks are split', () => {
  const bytes = new TextEncoder().encode(file)
  for (let split = 0; split <= bytes.length; split++) {
    const counter = new CsvRows()
    counter.add(bytes.subarray(0, split))
    counter.add(bytes.subarray(split))
    expect(counter.rows).toBe(2)
  }
})
