import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineContract } from '@farandfew/domain/contract'
import { listTrips, listTripsEndpoint } from '@farandfew/domain/trips'
import * as z from 'zod/mini'
import { fetchTrip } from '../trips/index.ts'
import { ApiError, call, callOrNull, serverMessage } from './index.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let seen: Seen[]
let answer: (response: ServerResponse) => void
const platformFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(response)
    })
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

beforeEach(() => {
  seen = []
})

const reply = (status: number, body: string, type = 'application/json') => {
  answer = (response) => response.writeHead(status, { 'content-type': type }).end(body)
}

const rename = defineContract({
  method: 'PATCH',
  path: '/api/things/:id',
  summary: 'Rename a thing',
  tag: 'Tests',
  params: z.object({ id: z.string() }),
  query: z.object({ notify: z.optional(z.boolean()), tone: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }) },
  errors: [],
})

test('fills the path, the query and the body from the contract', async () => {
  reply(200, '{"name":"b"}')
  const renamed = await call(rename, {
    params: { id: 'a/b c' },
    query: { notify: true, tone: undefined },
    body: { name: 'b' },
  })
  expect(renamed.name).toBe('b')
  expect(seen[0]).toMatchObject({
    method: 'PATCH',
    url: '/api/things/a%2Fb%20c?notify=true',
    body: '{"name":"b"}',
  })
  expect(seen[0]?.headers['content-type']).toBe('application/json')
})

test('refuses to compile a call that the contract does not know', () => {
  // @ts-expect-error the body is missing
  const withoutBody = () => call(rename, { params: { id: '1' }, query: {} })
  // @ts-expect-error the answer has no such field
  const wrongAnswer = async () => (await call(rename, {} as never)).size
  // @ts-expect-error another call's endpoint
  const wrongEndpoint = () => call<typeof rename>(listTripsEndpoint, {} as never)
  expect([withoutBody, wrongAnswer, wrongEndpoint]).toHaveLength(3)
})

test('sends the JSON content type only when there is a payload', async () => {
  reply(200, '[]')
  await call(listTrips, {})
  expect(seen[0]?.headers['content-type']).toBeUndefined()
  expect(seen[0]?.body).toBe('')
})

test('includes cookies in every call', async () => {
  let credentials: RequestCredentials | undefined
  const passed = globalThis.fetch
  globalThis.fetch = (path, init) => {
    credentials = init?.credentials
    return passed(path, init)
  }
  reply(200, '[]')
  await call(listTrips, {}).finally(() => (globalThis.fetch = passed))
  expect(credentials).toBe('include')
})

test('passes the idempotency key on', async () => {
  reply(200, '[]')
  await call(listTrips, {}, { idempotencyKey: 'once-only' })
  expect(seen[0]?.headers['idempotency-key']).toBe('once-only')
})

describe('a non-OK answer', () => {
  test('is thrown with the status and the detail of the problem document', async () => {
    reply(
      400,
      JSON.stringify({
        detail: 'Please check the marked fields.',
        code: 'VALIDATION_FAILED',
        errors: { email: 'Please enter a valid email address' },
      }),
      'application/problem+json; charset=utf-8',
    )
    const error = await call(listTrips, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: '400: Please check the marked fields.',
      status: 400,
      code: 'VALIDATION_FAILED',
      fieldErrors: { email: 'Please enter a valid email address' },
    })
  })

  test('is thrown with the body where it is no problem document', async () => {
    reply(502, 'upstream away', 'text/plain')
    await expect(call(listTrips, {})).rejects.toThrow('502: upstream away')
  })

  test('is thrown with the status text where the body is empty', async () => {
    reply(404, '', 'text/plain')
    await expect(fetchTrip(7)).rejects.toThrow('404: Not Found')
    expect(seen[0]?.url).toBe('/api/trips/7')
  })

  test('survives a problem document that is not JSON', async () => {
    reply(500, '<html>', 'application/problem+json')
    await expect(call(listTrips, {})).rejects.toThrow('500: <html>')
  })

  test('gives toasts the detail, or what they say by themselves', async () => {
    reply(503, '{"detail":"The club is resting."}', 'application/problem+json')
    const error = await call(listTrips, {}).catch((thrown: unknown) => thrown)
    expect(serverMessage(error, 'Please try again later.')).toBe('The club is resting.')
    expect(serverMessage(new TypeError('Failed to fetch'), 'Please try again later.')).toBe(
      'Please try again later.',
    )
  })
})

describe('nobody signed in', () => {
  test('is null where the caller asked for that', async () => {
    reply(401, '{"detail":"Not signed in"}', 'application/problem+json')
    await expect(callOrNull(listTrips, {})).resolves.toBeNull()
  })

  test('is a failure elsewhere', async () => {
    reply(401, '{"detail":"Not signed in"}', 'application/problem+json')
    await expect(call(listTrips, {})).rejects.toMatchObject({ status: 401 })
  })

  test('hides no other failure', async () => {
    reply(500, 'broken', 'text/plain')
    await expect(callOrNull(listTrips, {})).rejects.toThrow('500: broken')
  })
})

test('can be aborted', async () => {
  answer = () => undefined
  const controller = new AbortController()
  const pending = call(listTrips, {}, { signal: controller.signal })
  controller.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})
