import type { UserSecurityEvent } from '@farandfew/domain/security-events/user-security-events.ts'
import type { UserSession } from '@farandfew/domain/auth/auth.ts'
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
const endOne = (cookie: string, id: string) =>
  api.request.delete(`/api/user/sessions/${id}`).set(fromPage(cookie))
const events = (cookie: string) =>
  api.request.get('/api/user/security-events').set(fromPage(cookie))

it("lists the member's sessions and marks the current one", async () => {
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

it('ends one of them: a stolen cookie opens nothing more, and the others stay', async () => {
  const { user, cookie } = await signUp(api)
  const stolen = cookieHeaderOf(await logIn(api, user.username).set('user-agent', phone))
  const kept = cookieHeaderOf(await logIn(api, user.username))
  const list = (await sessions(cookie)).body as UserSession[]
  const { id } = list.find(({ device }) => device === 'Chrome on Android') as UserSession
  const response = await endOne(cookie, id)
  expect(response.status).toBe(200)
  expect((response.body as UserSession[]).map((session) => session.id).sort()).toEqual(
    list.flatMap((session) => (session.id === id ? [] : session.id)).sort(),
  )
  expectProblem(await whoIs(api, stolen), 'NOT_SIGNED_IN', 401)
  for (const open of [cookie, kept]) expect((await whoIs(api, open)).status).toBe(200)
  expectProblem(await endOne(cookie, id), 'NOT_FOUND', 404)
  expectProblem(await endOne(cookie, 'not-a-session'), 'VALIDATION_FAILED', 400)
})

it('does not end a session of another member', async () => {
  const owner = await signUp(api)
  const stranger = await signUp(api)
  const [session] = (await sessions(owner.cookie)).body as UserSession[]
  expectProblem(await endOne(stranger.cookie, session?.id ?? ''), 'NOT_FOUND', 404)
  expect((await whoIs(api, owner.cookie)).status).toBe(200)
})

it('ends this one like a sign-out', async () => {
  const { cookie } = await signUp(api)
  const [session] = (await sessions(cookie)).body as UserSession[]
  const response = await endOne(cookie, session?.id ?? '')
  expect([response.status, response.body]).toEqual([200, []])
  expect(cookiesOf(response)).toEqual({ ff_member: null, ff_signed_in: null })
  expectProblem(await whoIs(api, cookie), 'NOT_SIGNED_IN', 401)
})

it('shows the member recent sign-ins, attempts at them and ended sessions, but no hash', async () => {
  const { user, cookie } = await signUp(api)
  await logIn(api, user.username, 'a guess').set('user-agent', phone)
  await logIn(api, user.username, 'a guess').set('user-agent', phone)
  const other = cookieHeaderOf(await logIn(api, user.username))
  const [{ id }] = (await sessions(other)).body as [UserSession]
  await endOne(cookie, id)
  const response = await events(cookie)
  const rows = response.body as UserSecurityEvent[]
  expect(
    rows.map(({ kind, outcome, device, count, current }) =>
      [kind, outcome, device, count, current].join(' '),
    ),
  ).toEqual([
    'session.ended success A browser 1 true',
    'sign-in.password success A browser 1 false',
    'sign-in.password refused Chrome on Android 2 false',
    'account.created success A browser 1 true',
  ])
  expect(Object.keys(rows[0] as object).sort()).toEqual([
    ...['at', 'count', 'current', 'device', 'id', 'kind', 'lastAt', 'outcome'],
  ])
  expect((await events((await signUp(api)).cookie)).body).toHaveLength(1)
})
