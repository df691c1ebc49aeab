import type { UserSession } from '@farandfew/domain/account'
import {
  cookieHeaderOf,
  cookiesOf,
  fromPage,
  logIn,
  plainSite,
  signUp,
  whoIs,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'
const sessions = (cookie: string) => api.request.get('/api/user/sessions').set(fromPage(cookie))
const endAll = (cookie: string) => api.request.delete('/api/user/sessions').set(fromPage(cookie))

it('lists the member’s sessions and marks the current one', async () => {
  const { user, cookie } = await signUp(api)
  await signUp(api)
  const other = cookieHeaderOf(await logIn(api, user.username).set('user-agent', phone))
  const list = (await sessions(other)).body as UserSession[]
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Android', true],
    ['A browser', false],
  ])
  for (const { signedInAt, lastSeenAt } of list) {
    expect(Date.parse(lastSeenAt) - Date.parse(signedInAt)).toBeLessThan(60_000)
  }
  const seen = (await sessions(cookie)).body as UserSession[]
  expect(seen.find(({ current }) => current)?.device).toBe('A browser')
})

it('ends all of them, including this one, and clears the cookies', async () => {
  const { user, cookie } = await signUp(api)
  const stranger = await signUp(api)
  const other = cookieHeaderOf(await logIn(api, user.username))
  const response = await endAll(other)
  expect([response.status, response.body]).toEqual([200, { signedIn: false }])
  expect(cookiesOf(response)).toEqual({ ff_member: null, ff_signed_in: null })
  for (const old of [cookie, other]) expectProblem(await whoIs(api, old), 'NOT_SIGNED_IN', 401)
  expect((await whoIs(api, stranger.cookie)).status).toBe(200)
})

it('requires a signed-in member on our own page', async () => {
  expectProblem(await sessions(''), 'NOT_SIGNED_IN', 401)
  expectProblem(await endAll(''), 'NOT_SIGNED_IN', 401)
  const { cookie } = await signUp(api)
  const elsewhere = api.request.delete('/api/user/sessions')
  const response = await elsewhere.set({ cookie, 'sec-fetch-site': 'cross-site' })
  expectProblem(response, 'CROSS_SITE_WRITE', 403)
  expect((await whoIs(api, cookie)).status).toBe(200)
})
