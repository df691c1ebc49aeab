import { isOwnWrite } from '../../../src/platform/plugins/same-origin.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const host = 'club.example'

describe('isOwnWrite', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'nonsense' }, false],
    [{ 'sec-fetch-site': '' }, false],
    // Sec-Fetch-Site is set by the browser and takes precedence.
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://club.example' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, true],
    [{ origin: 'https://club.example' }, true],
    [{ origin: 'http://club.example' }, true],
    [{ origin: 'https://club.example:443' }, true],
    [{ origin: 'https://club.example', cookie: 'a=b' }, true],
    [{ origin: 'https://club.example:8443' }, false],
    [{ origin: 'https://elsewhere.example' }, false],
    [{ origin: 'https://club.example.elsewhere.example' }, false],
    [{ origin: 'https://admin.club.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{ origin: 'nonsense' }, false],
    [{ origin: 'data:text/html,x' }, false],
    [{}, true],
    [{ cookie: 'anything=1' }, false],
  ])('judges %j: %p', (headers, expected) => {
    expect(isOwnWrite({ headers, host })).toBe(expected)
  })

  it.each([
    ['https://club.example', 'club.example:443', true],
    ['http://localhost:4200', 'localhost:4200', true],
    ['http://localhost:4300', 'localhost:4200', false],
    ['http://[::1]:4200', '[::1]:4200', true],
    ['https://club.example', '', false],
    ['https://club.example', 'not a host', false],
  ])('compares %s with the host %s: %p', (origin, own, expected) => {
    expect(isOwnWrite({ headers: { origin }, host: own })).toBe(expected)
  })
})

describe('a write from another site', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
  })
  afterAll(() => api.close())

  const subscribe = (of: TestApp, headers: Record<string, string>) =>
    of.request.post('/api/newsletters').set(headers).send({ email: 'a@b.example' })

  it('is rejected and stores nothing', async () => {
    expectProblem(await subscribe(api, { 'sec-fetch-site': 'cross-site' }), 'CROSS_SITE_WRITE', 403)
    expectProblem(
      await subscribe(api, { origin: 'https://elsewhere.example' }),
      'CROSS_SITE_WRITE',
      403,
    )
    expectProblem(await subscribe(api, { cookie: 'a=b' }), 'CROSS_SITE_WRITE', 403)
    expect(await api.database.db.selectFrom('newsletters').selectAll().execute()).toEqual([])
  })

  it.each([
    ['POST', '/api/inquiries'],
    ['POST', '/api/newsletters'],
    ['POST', '/api/admin/session'],
    ['DELETE', '/api/admin/session'],
    ['POST', '/api/admin/anything'],
  ])('is rejected at %s %s before any other check', async (method, path) => {
    const response = await api.request[method === 'POST' ? 'post' : 'delete'](path)
      .set('sec-fetch-site', 'same-site')
      .set('content-type', 'application/json')
      .send('not json')
    expectProblem(response, 'CROSS_SITE_WRITE', 403)
  })

  it('is accepted from our own pages and from programs', async () => {
    const own = new URL(api.origin).host
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${own}` }, {}]) {
      expect((await subscribe(api, headers as never)).status).toBe(201)
    }
  })

  it('is accepted for the forwarded host only if the proxy is trusted', async () => {
    const headers = { origin: 'https://club.example', 'x-forwarded-host': 'club.example' }
    expectProblem(await subscribe(api, headers), 'CROSS_SITE_WRITE', 403)

    for (const trustProxy of [['loopback'], 1, true]) {
      const { database } = api
      const behindProxy = await createTestApp({ database, config: { trustProxy } })
      expect((await subscribe(behindProxy, headers)).status).toBe(201)
      await behindProxy.close()
    }
    const { database } = api
    const otherProxy = await createTestApp({ database, config: { trustProxy: ['10.0.0.0/8'] } })
    expectProblem(await subscribe(otherProxy, headers), 'CROSS_SITE_WRITE', 403)
    await otherProxy.close()
  })

  it('is not allowed by a header of CORS, and neither is a read', async () => {
    const origin = { origin: 'https://elsewhere.example' }
    const asked = { ...origin, 'access-control-request-method': 'POST' }
    const answers = [
      await api.request.options('/api/newsletters').set(asked),
      await subscribe(api, origin),
      await api.request.get('/api/trips').set(origin),
      await api.request.get('/api/user/profile').set(origin),
    ]
    const names = answers.flatMap(({ headers }) => Object.keys(headers as object))
    expect(names).toContain('content-security-policy')
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it('does not block reads', async () => {
    const response = await api.request.get('/api/trips').set('sec-fetch-site', 'cross-site')
    expect(response.status).toBe(200)
  })
})
