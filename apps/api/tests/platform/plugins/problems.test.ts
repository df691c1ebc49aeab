import { once } from 'node:events'
import { connect } from 'node:net'
import { transportHeaders } from '@farandfew/domain/constants/response-headers.ts'
import { problem } from '@farandfew/domain/problem/problem.ts'
import { sql } from 'kysely'
import { sendRaw } from '../../harness/raw-http.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const good = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  destination: 'turkey',
  message: 'Where does the balloon land?',
}

const storedInquiries = async () =>
  (await api.database.db.selectFrom('inquiries').select('id').execute()).length
afterEach(async () => {
  expect(await storedInquiries()).toBe(0)
})

const postText = (text: string, type = 'application/json') =>
  api.request.post('/api/inquiries').set('content-type', type).send(text)

it('asks for https in every kind of answer if the public address is on https, and only then', async () => {
  const plain = await createTestApp({
    database: api.database,
    config: { publicWebUrl: 'http://club.example' },
  })
  const paths = ['/api/trips', '/healthz', '/api/openapi.json', '/api/unknown', '/api/user/me']
  for (const path of paths) {
    const [secure, other] = [await api.request.get(path), await plain.request.get(path)]
    expect(secure.headers).toMatchObject(transportHeaders('https://club.example'))
    expect(secure.headers['content-security-policy']).toContain("base-uri 'none'")
    expect(other.headers).not.toHaveProperty('strict-transport-security')
  }
  await plain.close()
})

describe('an unknown path', () => {
  it.each(['/', '/api', '/api/unknown', '/api/trips/1/more', '/API/TRIPS', '//api/trips'])(
    'answers a problem: %s',
    async (path) => {
      expectProblem(await api.request.get(path), 'NOT_FOUND', 404)
    },
  )

  it.each(['post', 'put', 'patch', 'delete', 'options', 'trace'] as const)(
    'answers a problem for an unknown method: %s',
    async (method) => {
      expectProblem(await api.request[method]('/api/trips').send({}), 'NOT_FOUND', 404)
    },
  )

  it('is rejected if it is malformed', async () => {
    expectProblem(await api.request.get('/api/trips/%E0%A4%A'), 'VALIDATION_FAILED', 400)
    expectProblem(await api.request.get('/%'), 'VALIDATION_FAILED', 400)
  })

  it('is decoded once', async () => {
    expect((await api.request.get('/api/trips/%31')).body).toMatchObject({ id: 1 })
    expectProblem(await api.request.get('/api/trips/%2531'), 'VALIDATION_FAILED', 400)
  })

  it('does not repeat what was sent', async () => {
    const response = await api.request.get('/api/%3Cscript%3E?token=secret')
    expect(response.text).not.toMatch(/script|secret/)
  })
})

describe('a body that is not JSON', () => {
  it.each(['{', '', 'null,', "{'a':1}", '\u0000', '{"a":1}{', '{"__proto__":{"a":1}}', '[1,]'])(
    'is rejected: %j',
    async (text) => {
      expectProblem(await postText(text), 'MALFORMED_JSON', 400)
    },
  )

  it.each(['null', '1', '"text"', 'true', '[]', `[${JSON.stringify(good)}]`])(
    'is rejected if it is not an object: %s',
    async (text) => {
      const document = expectProblem(await postText(text), 'VALIDATION_FAILED', 400)
      expect(document.detail).toBe('The body must be a JSON object')
      expect(document.errors).toBeUndefined()
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('is rejected by its content type: %s', async (type) => {
    expectProblem(await postText(JSON.stringify(good), type), 'NOT_JSON', 415)
  })

  it('is rejected without a content type', async () => {
    const body = JSON.stringify(good)
    const headers = { 'content-length': String(Buffer.byteLength(body)) }
    const answer = await sendRaw(api.origin, '/api/inquiries', { method: 'POST', headers, body })
    expect(answer.status).toBe(415)
    expect(problem.parse(JSON.parse(answer.bytes.toString())).code).toBe('NOT_JSON')
  })

  it('is rejected if it is missing', async () => {
    const answer = await sendRaw(api.origin, '/api/inquiries', { method: 'POST' })
    expect(answer.status).toBe(400)
    expect(problem.parse(JSON.parse(answer.bytes.toString())).code).toBe('VALIDATION_FAILED')
  })
})

describe('a body that is too large', () => {
  const ofSize = (bytes: number) => JSON.stringify({ ...good, message: 'x'.repeat(bytes) })

  it.each([65 * 1024, 2 * 1024 * 1024])('is rejected: %i bytes', async (bytes) => {
    expectProblem(await postText(ofSize(bytes)), 'PAYLOAD_TOO_LARGE', 413)
  })

  it.each(['/api/inquiries', '/api/newsletters', '/api/admin/session'])(
    'is rejected at %s, and a browser can read the response',
    async (path) => {
      const response = await fetch(`${api.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: ofSize(2 * 1024 * 1024),
      })
      expect(response.status).toBe(413)
      expect(problem.parse(await response.json()).code).toBe('PAYLOAD_TOO_LARGE')
    },
  )

  it('is read to the end, for clients that read the response only after sending', async () => {
    const body = ofSize(6 * 1024 * 1024)
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
    const head = [
      'POST /api/inquiries HTTP/1.1',
      'host: club.example',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve())
    })
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  it('is rejected without a content length too', async () => {
    const answer = await sendRaw(api.origin, '/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      body: ofSize(70 * 1024),
    })
    expect(answer.status).toBe(413)
  })
})

describe('input that is not HTTP', () => {
  async function sendBytes(bytes: string): Promise<string> {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
    socket.setEncoding('utf8')
    let received = ''
    socket.on('data', (text: string) => (received += text))
    socket.write(bytes)
    await once(socket, 'close')
    return received
  }

  it.each(['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`])(
    'is answered with a problem, and the connection is closed',
    async (bytes) => {
      const [head = '', body = ''] = (await sendBytes(bytes)).split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(head).toContain('content-type: application/problem+json')
      expect(head).toContain('connection: close')
      expect(problem.parse(JSON.parse(body)).code).toBe('VALIDATION_FAILED')
    },
  )
})

describe('an internal error', () => {
  it('answers 500 without details, and logs the violated constraint without the value', async () => {
    const broken = await createTestApp()
    const { db } = broken.database
    await sql`alter table newsletters add constraint newsletters_never check (email = 'x')`.execute(
      db,
    )
    const email = 'somebody@private.example'
    const response = await broken.request.post('/api/newsletters').send({ email })
    const document = expectProblem(response, 'INTERNAL', 500)
    expect(document.detail).toBe('Something went wrong on our side. Please try again later.')
    expect(response.text).not.toMatch(/newsletters|constraint|insert|at /)

    const lines = broken.log.join('')
    expect(lines).toContain('newsletters_never')
    expect(lines).toContain('23514')
    expect(lines).not.toContain('private.example')
    await sql`alter table newsletters drop constraint newsletters_never`.execute(db)
    await broken.close()
  })
})
