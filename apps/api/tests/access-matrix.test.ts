import { mayCall, operatorRoles } from '@farandfew/domain/contract/roles.ts'
import type { Response } from 'supertest'
import {
  accessMatrix,
  classOf,
  type Outcome,
  type People,
  type Row,
  type MatrixMember,
  unknownInputs,
} from './access-matrix.rows.ts'
import { openConsole, openConsoleAs } from './harness/console.ts'
import { plainSite, signUp } from './harness/members.ts'
import { collectRoutes } from './harness/routes.ts'
import { createTestApp, type TestApp } from './harness/test-app.ts'
import { ofEachClass } from './support/index.ts'

let api: TestApp
let routes: string[]
beforeAll(async () => {
  const collected = collectRoutes()
  api = await createTestApp(plainSite)
  routes = collected.stop()
})
afterAll(() => api.close())

let members = 0

/** Creates an account with a verified phone and unique data. */
async function addMember(): Promise<MatrixMember> {
  members += 1
  const lastName = `Walker-${members}-`
  const password = `the harbour of ${lastName}`
  const { user, cookie } = await signUp(api, { lastName, password, confirmPassword: password })
  const phone = `+44 20 7946 ${1000 + members}`
  await api.database.db
    .updateTable('users')
    .set({ phone, phoneVerifiedAt: new Date(), emailVerifiedAt: new Date() })
    .where('id', '=', user.id)
    .execute()
  return { cookie, password, lastName, phone, username: user.username, email: user.email ?? '' }
}

const isWrite = ({ method }: Row) => method !== 'GET'

/** Sends a row's call as one of the club's own pages does. */
async function send(row: Row, people: People, cookie: string, site = 'same-origin') {
  const path = typeof row.path === 'string' ? row.path : row.path(people)
  const method = row.method.toLowerCase() as Lowercase<typeof row.method>
  const asked = api.request[method](path).set('sec-fetch-site', site)
  if (cookie !== '') void asked.set('cookie', cookie)
  const picture = await row.picture?.()
  if (picture) return asked.attach('picture', picture, 'picture.png')
  return row.body ? asked.send(row.body(people)) : asked
}

/** The problem's code, or the status of a successful response. */
function outcomeOf(response: Response): Outcome {
  const isProblem = response.headers['content-type']?.startsWith('application/problem+json')
  return isProblem ? (JSON.parse(response.text) as { code: Outcome }).code : response.status
}

const profileOf = async ({ cookie }: MatrixMember) =>
  (await api.request.get('/api/user/profile').set({ cookie })).text

/**
 * Each session id under the other cookie's name. A member session must not open the console, nor the reverse. Without
 * the hint, which would say that the browser counts as signed in.
 */
const swapCookies = (member: string, admin: string) =>
  `${member.replace('ff_member=', 'ff_admin=')}; ${admin.replace('ff_admin=', 'ff_member=')}`.replace(
    /ff_signed_in=[^;]*; /,
    '',
  )

/** The data of member A in a response that the call itself did not send. Operators may see it. */
function leakedTexts(row: Row, people: People, response: Response): string[] {
  if (row.call.includes('/api/admin/') && people.self === 'admin') return []
  const typed = JSON.stringify(row.body?.(people) ?? {})
  const { email, lastName, password, phone } = people.a
  const own = [email, lastName, password, phone]
  return own.filter((text) => response.text.includes(text) && !typed.includes(text))
}

test('covers every route, and every contract has one', () => {
  expect(accessMatrix.map(({ call }) => call).sort()).toEqual([...new Set(routes)].sort())
  expect(unknownInputs).toEqual([])
})

interface Callers {
  a: MatrixMember
  b: MatrixMember
  admin: string
}

const addCallers = async (): Promise<Callers> => ({
  a: await addMember(),
  b: await addMember(),
  admin: await openConsole(api),
})

/** For calls that change nothing: reads, and writes that are rejected. */
let shared: Promise<Callers> | undefined
const sharedCallers = () => (shared ??= addCallers())

/** Callers for a row. One that changes something may change its callers; wrong passwords end an operator's session. */
async function callersFor(row: Row): Promise<Callers> {
  if (!isWrite(row)) return sharedCallers()
  if (Object.values(row.outcomes).some((outcome) => typeof outcome === 'number'))
    return addCallers()
  return { ...(await sharedCallers()), admin: await openConsole(api) }
}

describe.each(ofEachClass(accessMatrix, classOf))('$call', (row) => {
  it('is accessible to the right callers only', async () => {
    const { a, b, admin } = await callersFor(row)
    const before = await profileOf(a)
    // Member A asks last: what the others sent has not changed A's data.
    const others = {
      visitor: '',
      swapped: swapCookies(a.cookie, admin),
      admin,
      memberB: b.cookie,
    }
    const outcomes: Record<string, Outcome> = {}
    for (const [who, cookie] of Object.entries(others)) {
      const people = { a, self: who }
      const response = await send(row, people, cookie)
      outcomes[who] = outcomeOf(response)
      expect({ who, leaked: leakedTexts(row, people, response) }).toEqual({ who, leaked: [] })
    }
    expect(await profileOf(a)).toBe(before)
    outcomes.memberA = outcomeOf(await send(row, { a, self: 'memberA' }, a.cookie))
    expect(outcomes).toEqual({ ...row.outcomes, swapped: row.outcomes.visitor })
  })

  if (isWrite(row) && !row.contract?.fromOtherSites) {
    it('is rejected from another site', async () => {
      const { a, admin } = await sharedCallers()
      const cookie = `${a.cookie}; ${admin}`
      for (const site of ['cross-site', 'same-site']) {
        const response = await send(row, { a, self: 'stranger' }, cookie, site)
        expect(outcomeOf(response)).toBe('CROSS_SITE_WRITE')
      }
    })
  }
})

describe.each(operatorRoles)('an operator with the role %s', (role) => {
  let session: string | undefined
  const console = accessMatrix.filter(({ call }) => call.includes(' /api/admin/'))
  const rows = ofEachClass(console, classOf)
  it.each(rows)('may send what the role allows: $call', async (row) => {
    const { a } = await sharedCallers()
    session ??= await openConsoleAs(api, role)
    const response = await send(row, { a, self: 'admin' }, session)
    // What succeeded may have ended the session.
    if (isWrite(row) && response.ok) session = undefined
    const isAllowed = mayCall(role, row.contract?.access ?? 'operator')
    const refusals = [outcomeOf(response)].filter((code) =>
      ['ROLE_NOT_ALLOWED', 'NOT_SIGNED_IN'].includes(String(code)),
    )
    expect(refusals).toEqual(isAllowed ? [] : ['ROLE_NOT_ALLOWED'])
  })
})
