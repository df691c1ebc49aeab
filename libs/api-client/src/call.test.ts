import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineContract } from '@farandfew/domain/contract/contract.ts'
import { uploadPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import { subscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { getTrip, listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import * as z from 'zod/mini'
import { failureWords } from '@farandfew/domain/problem/failure-words.ts'
import {
  ApiError,
  call,
  endpointKey,
  endpointQuery,
  onSessionEnd,
  serverMessage,
  UnreachableError,
} from './index.ts'

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
  access: 'member',
  path: '/api/things/:id',
  summary: 'Rename a thing',
  tag: 'Tests',
  params: z.object({ id: z.string() }),
  query: z.object({ notify: z.optional(z.boolean()), tone: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }) },
  errors: [],
})

test('builds the path, the query and the body from the input', async () => {
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

test('gives a type error for a call that its contract does not allow', () => {
  // @ts-expect-error the body is missing
  const withoutBody = () => call(subscribe, {})
  // @ts-expect-error the body has another type
  const wrongBody = () => call(subscribe, { body: { email: 7 } })
  // @ts-expect-error the answer has no such field
  const wrongAnswer = async () => (await call(getTrip, { params: { id: '1' } })).size
  // @ts-expect-error no contract has this path
  const unknownPath = () => call({ method: 'GET', path: '/api/nowhere' }, {})
  expect([withoutBody, wrongBody, wrongAnswer, unknownPath]).toHaveLength(4)
})

test('infers the answer from the endpoint', async () => {
  reply(200, '{"title":"Bali Bliss"}')
  const trip = await call(getTrip, { params: { id: '2' } })
  const title: string = trip.title
  expect(title).toBe('Bali Bliss')
})

test('sends a file as multipart/form-data', async () => {
  reply(200, '{}')
  const picture = new File(['pixels'], 'me.png', { type: 'image/png' })
  await call(uploadPicture, { body: { picture } })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('filename="me.png"')
})

test('sends by the given transport', async () => {
  const transport = jest.fn(() => Promise.resolve(new Response('{"title":"Bali Bliss"}')))
  const trip = await call(getTrip, { params: { id: '2' } }, { transport })
  expect(trip.title).toBe('Bali Bliss')
  expect(transport.mock.calls).toEqual([
    ['/api/trips/2', expect.objectContaining({ method: 'GET', credentials: 'include' })],
  ])
  expect(seen).toEqual([])
})

describe('a call whose session has ended', () => {
  const ended = '{"code":"NOT_SIGNED_IN","detail":"Please sign in."}'
  const problem = 'application/problem+json'
  const send = () => call(subscribe, { body: { email: 'maya@example.com' } })
  let stop: () => void
  const ask = (result: string | undefined) => {
    const asked = jest.fn(() => {
      if (result === undefined) reply(201, '{"email":"maya@example.com"}')
      return Promise.resolve(result)
    })
    stop = onSessionEnd(asked)
    return asked
  }
  beforeEach(() => reply(401, ended, problem))
  afterEach(() => stop())

  test('is sent again, the same, after the member has signed in again', async () => {
    const asked = ask(undefined)
    expect(await send()).toEqual({ email: 'maya@example.com' })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(seen[1]?.body).toBe(seen[0]?.body)
  })

  test('is sent again once only', async () => {
    const asked = ask(undefined)
    asked.mockImplementation(() => Promise.resolve(undefined))
    await expect(send()).rejects.toMatchObject({ status: 401, detail: 'Please sign in.' })
    expect(seen).toHaveLength(2)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('fails with the reason if it must not be sent again', async () => {
    ask('Nothing was sent.')
    const failed = { status: 401, code: 'NOT_SIGNED_IN', detail: 'Nothing was sent.' }
    await expect(send()).rejects.toMatchObject(failed)
    expect(seen).toHaveLength(1)
  })

  test('does not ask for a read unless it should, nor for a wrong password', async () => {
    const asked = ask('Nothing was sent.')
    const read = () => call(listTrips, {})
    await expect(read()).rejects.toMatchObject({ detail: 'Please sign in.' })
    reply(401, '{"code":"WRONG_SIGN_IN","detail":"Wrong."}', problem)
    await expect(send()).rejects.toMatchObject({ detail: 'Wrong.' })
    expect(asked).not.toHaveBeenCalled()
    reply(401, ended, problem)
    const asking = call(listTrips, {}, { signInAgain: true })
    await expect(asking).rejects.toMatchObject({ detail: 'Nothing was sent.' })
  })
})

describe('a read for the query cache', () => {
  test('has its path and query as the key', () => {
    expect(endpointKey(listTrips)).toEqual(['/api/trips'])
    expect(endpointKey(getTrip, { params: { id: '7' } })).toEqual(['/api/trips/7'])
    const input = { params: { id: '7' }, query: { notify: true } }
    expect(endpointKey(rename, { ...input, body: { name: 'b' } })).toEqual([
      '/api/things/7',
      { notify: true },
    ])
  })

  test('calls the endpoint', async () => {
    reply(200, '[]')
    const { queryKey, queryFn } = endpointQuery(listTrips, {})
    expect(queryKey).toEqual(['/api/trips'])
    await expect(queryFn({ signal: new AbortController().signal })).resolves.toEqual([])
  })
})

test('sends the JSON content type only when there is a payload', async () => {
  reply(200, '[]')
  await call(listTrips, {})
  expect(seen[0]?.headers['content-type']).toBeUndefined()
  expect(seen[0]?.body).toBe('')
})

test('includes cookies in every call', async () => {
  let credentials: RequestCredentials | undefined
  const originalFetch = globalThis.fetch
  globalThis.fetch = (path, init) => {
    credentials = init?.credentials
    return originalFetch(path, init)
  }
  reply(200, '[]')
  await call(listTrips, {}).finally(() => (globalThis.fetch = originalFetch))
  expect(credentials).toBe('include')
})

test('sends the idempotency key', async () => {
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
        errors: { email: 'Please enter an address' },
      }),
      'application/problem+json; charset=utf-8',
    )
    const error = await call(listTrips, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: '400: Please check the marked fields.',
      status: 400,
      code: 'VALIDATION_FAILED',
      fieldErrors: { email: 'Please enter an address' },
    })
  })

  test('is thrown with the body if it is not a problem document', async () => {
    reply(502, 'bad gateway', 'text/plain')
    await expect(call(listTrips, {})).rejects.toThrow('502: bad gateway')
  })

  test('is thrown with the status text if the body is empty', async () => {
    reply(404, '', 'text/plain')
    await expect(call(getTrip, { params: { id: '7' } })).rejects.toThrow('404: Not Found')
    expect(seen[0]?.url).toBe('/api/trips/7')
  })

  test('is thrown with the body if the problem document is not JSON', async () => {
    reply(500, '<html>', 'application/problem+json')
    await expect(call(listTrips, {})).rejects.toThrow('500: <html>')
  })

  test('gives toasts the detail, or their own fallback', async () => {
    reply(503, '{"detail":"The service is busy."}', 'application/problem+json')
    const error = await call(listTrips, {}).catch((thrown: unknown) => thrown)
    expect(serverMessage(error, 'Please try again later.')).toBe('The service is busy.')
    const unreachable = new UnreachableError(new TypeError('Failed to fetch'))
    expect(serverMessage(unreachable, 'Nothing was sent.')).toBe('Nothing was sent.')
    expect(serverMessage(unreachable)).toBe(failureWords.unreachable)
    expect(serverMessage(new ApiError(502, 'bad gateway'))).toBe(failureWords.unexplained)
  })

  test('is not what a fault of our own code is taken for', () => {
    const fault = new TypeError('x.randomUUID is not a function')
    expect(serverMessage(fault, 'Please try again later.')).toBe(failureWords.ownFault)
  })
})

describe('a call that gets no answer', () => {
  const forever = () => new Promise<never>(() => undefined)

  test('says so if the API cannot be reached', async () => {
    const transport = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await call(listTrips, {}, { transport }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreachableError)
    expect(error).toMatchObject({ detail: expect.stringContaining('check your connection') })
  })

  test('says so if something else answers, such as the page of a hotspot', async () => {
    reply(200, '<html>Log in to the hotspot</html>', 'text/html')
    await expect(call(listTrips, {})).rejects.toBeInstanceOf(UnreachableError)
  })

  /** Answers when the request is aborted, as fetch does. */
  const hanging = (_: string, { signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    )

  test('ends after half a minute', async () => {
    jest.useFakeTimers()
    const ended = jest.fn()
    const pending = call(listTrips, {}, { transport: hanging }).catch(ended)
    await jest.advanceTimersByTimeAsync(29_999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await pending
    expect(ended.mock.calls).toEqual([[expect.any(UnreachableError)]])
    jest.useRealTimers()
  })

  test('may take longer if it uploads a file', async () => {
    jest.useFakeTimers()
    const ended = jest.fn()
    const picture = new File(['pixels'], 'me.png', { type: 'image/png' })
    void call(uploadPicture, { body: { picture } }, { transport: forever }).finally(ended)
    await jest.advanceTimersByTimeAsync(600_000)
    expect(ended).not.toHaveBeenCalled()
    jest.useRealTimers()
  })
})

test('can be aborted', async () => {
  answer = () => undefined
  const controller = new AbortController()
  const pending = call(listTrips, {}, { signal: controller.signal })
  controller.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})
