import { createTestApp, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it.each([
  ['/healthz', { status: 'ok' }],
  ['/readyz', { status: 'ready' }],
])('%s answers %j, which is not cacheable', async (path, body) => {
  const response = await api.request.get(path)
  expect([response.status, response.body]).toEqual([200, body])
  expect(response.headers['cache-control']).toBe('no-store')
})
