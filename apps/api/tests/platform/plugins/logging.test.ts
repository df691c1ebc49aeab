import { requestId } from '../../../src/platform/plugins/logging.ts'
import { adminPassword, createTestApp, type TestApp } from '../../harness/test-app.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('requestId', () => {
  it.each(['3f2a-77_Zz', 'a'.repeat(8), 'a'.repeat(64)])('keeps the request id %s', (given) => {
    expect(requestId({ headers: { 'x-request-id': given } })).toBe(given)
  })

  it.each([undefined, '', 'short', 'a'.repeat(65), 'has space here', '<script>x', 'a\nb-forged'])(
    'creates a new id in place of %j',
    (given) => {
      const headers = given === undefined ? {} : { 'x-request-id': given }
      expect(requestId({ headers })).toMatch(uuid)
    },
  )
})

describe('the log', () => {
  let api: TestApp
  beforeEach(async () => {
    api = await createTestApp({ config: { logLevel: 'trace' } })
  })
  afterEach(() => api.close())

  const linesOf = (id: string) =>
    api.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line.reqId === id)

  it('has one line for a write, with the request id of the response', async () => {
    const id = 'visit-0001'
    const response = await api.request
      .post('/api/newsletters?')
      .set('x-request-id', id)
      .send({ email: 'a@b.example' })
    expect(response.headers['x-request-id']).toBe(id)
    expect(linesOf(id)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: id,
        method: 'POST',
        route: '/api/newsletters',
        status: 201,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ])
  })

  it('has a line for a call that is refused, with its status', async () => {
    await api.request.get('/api/user/profile').set('x-request-id', 'visit-0401')
    await api.request.get('/api/admin/users').set('x-request-id', 'visit-0402')
    await api.request
      .post('/api/newsletters')
      .set({ 'x-request-id': 'visit-0403', 'sec-fetch-site': 'cross-site' })
      .send({ email: 'a@b.example' })
    await api.request.post('/api/newsletters').set('x-request-id', 'visit-0400').send({})
    const lines = ['0401', '0402', '0403', '0400'].flatMap((id) => linesOf(`visit-${id}`))
    expect(lines).toMatchObject([
      { method: 'GET', route: '/api/user/profile', status: 401 },
      { method: 'GET', route: '/api/admin/users', status: 401 },
      { method: 'POST', route: '/api/newsletters', status: 403 },
      { method: 'POST', route: '/api/newsletters', status: 400 },
    ])
  })

  it('has no line for a public read', async () => {
    const before = api.log.length
    await api.request.get('/api/trips')
    await api.request.get('/api/trips/1')
    await api.request.get('/api/trips/999')
    expect(api.log.slice(before)).toEqual([])
  })

  it('contains nothing that a person sent', async () => {
    const secret = 'PRIVATE'
    // The first line is that the app listens.
    api.log.splice(0)
    const headers = {
      'user-agent': `agent-${secret}`,
      referer: `https://club.example/?${secret}`,
      'x-forwarded-for': `192.0.2.99`,
      authorization: `Bearer ${secret}`,
      'x-request-id': `bad id ${secret}`,
    }
    const write = (path: string, body: string | object) =>
      api.request.post(path).set(headers).set('content-type', 'application/json').send(body)
    await write('/api/inquiries', {
      name: `Name ${secret}`,
      email: `${secret}@private.example`,
      destination: 'turkey',
      message: `Message ${secret}`,
    })
    await write(`/api/inquiries?q=${secret}`, { [secret]: secret, email: secret })
    await write('/api/inquiries', `{"${secret}`)
    await write('/api/newsletters', { email: `${secret}@private.example` })
    await write('/api/admin/session', { password: `wrong ${secret}`, operator: secret })
    const signedIn = await write('/api/admin/session', {
      password: adminPassword,
      operator: secret,
    })
    const cookie = (signedIn.headers['set-cookie'] as unknown as string[])[0] as string
    await api.request.get(`/api/admin/users?search=${secret}`).set({ ...headers, cookie })
    await api.request.get(`/api/unknown/${secret}?a=${secret}`).set(headers)
    await api.request.get(`/api/trips/${secret}`).set(headers)

    const lines = api.log.join('')
    expect(api.log.length).toBeGreaterThanOrEqual(7)
    expect(lines).not.toMatch(/private/i)
    expect(lines).not.toContain('192.0.2.99')
    expect(lines).not.toContain('127.0.0.1')
    expect(lines).not.toContain(adminPassword)
    expect(lines).not.toContain(decodeURIComponent(cookie.split(';')[0]?.split('=')[1] as string))
  })

  it('removes personal fields from a line that has them', () => {
    api.app.log.info({ email: 'a@private.example', user: { phone: '+91 private' } }, 'careless')
    expect(api.log.at(-1)).toContain('careless')
    expect(api.log.at(-1)).not.toContain('private')
  })
})
