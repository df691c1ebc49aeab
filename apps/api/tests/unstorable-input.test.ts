import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { Response } from 'supertest'
import { accessMatrix, type MatrixMember, type Row } from './access-matrix.rows.ts'
import { openConsole } from './harness/console.ts'
import { memberPassword, plainSite, signUp } from './harness/members.ts'
import { createTestApp, type TestApp } from './harness/test-app.ts'

// What no database can store, wherever a call may have it: never an error of the server.

const nul = '\u0000'
const half = '\ud83d'
/** In a path or a query: NUL, a byte that is no UTF-8, half of a surrogate pair, and an encoding without its end. */
const encoded = ['a%00b', '%FF', '%ED%A0%BD', '%']

let api: TestApp
let member: MatrixMember
let operator = ''
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

/** Signs in again if the last row has ended a session. */
beforeEach(async () => {
  const own = member && (await api.request.get('/api/auth/user').set('cookie', member.cookie))
  if (own?.status !== 200) {
    const { user, cookie } = await signUp(api)
    const { username, lastName, email } = user
    const texts = { username, lastName: lastName ?? '', email: email ?? '' }
    member = { ...texts, cookie, password: memberPassword, phone: '+919845011223' }
  }
  const session = await api.request.get('/api/admin/session').set('cookie', operator)
  if (!(session.body as { open: boolean }).open) operator = await openConsole(api)
})

const cookieFor = ({ access }: Contract) =>
  access === 'visitor' ? '' : access === 'member' ? member.cookie : operator

const send = (
  method: Contract['method'],
  path: string,
  { cookie, headers = {}, body }: { cookie: string; headers?: object; body?: unknown },
): Promise<Response> => {
  const asked = api.request[method.toLowerCase() as 'get'](path)
    .set({ 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers })
    .buffer(true)
  return (body === undefined ? asked : asked.send(body as object)).then((answer) => answer)
}

/** A value with each of its texts and keys replaced in turn. */
function* spoilt(value: unknown, bad: string): Generator<unknown> {
  if (typeof value === 'string') {
    yield bad
    yield value + bad
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const other of spoilt(item, bad)) yield value.with(index, other)
    yield [...(value as unknown[]), bad]
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, [`key${bad}`]: 'text' }
    for (const [key, item] of Object.entries(value)) {
      for (const other of spoilt(item, bad)) yield { ...value, [key]: other }
      yield { ...value, [key]: bad }
      yield { ...value, [key]: { [bad]: bad } }
      yield { ...value, [key]: [bad] }
    }
  }
}

const faults: string[] = []
const note = (where: string, { status, text }: Response) => {
  // An unavailable database or gateway is no matter of the input.
  if (status >= 500) faults.push(`${where}: ${status} ${text.slice(0, 200)}`)
}
beforeEach(() => void faults.splice(0))

const pathOfRow = ({ path }: Row) =>
  typeof path === 'string' ? path : path({ a: member, self: 'memberA' })

/** The path of a row with each of its parameters replaced in turn. */
function spoiltPaths(row: Row, { path }: Contract, bad: string): string[] {
  const parts = pathOfRow(row).split('/')
  return path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [parts.with(index, bad).join('/')] : []))
}

const rows = accessMatrix.flatMap((row) =>
  row.contract ? [[row.call, row, row.contract] as const] : [],
)
test.each(rows)('%s refuses it in paths, queries and headers', async (call, row, contract) => {
  const { method } = contract
  const cookie = cookieFor(contract)
  const body = row.body?.({ a: member, self: 'memberA' })
  for (const text of encoded)
    for (const spoiltPath of spoiltPaths(row, contract, text))
      note(spoiltPath, await send(method, spoiltPath, { cookie, body }))
  // A stream would not end.
  if (call.includes('/events')) return expect(faults).toEqual([])
  const path = pathOfRow(row).split('?')[0]!
  const fields = Object.keys(
    (contract.query as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {},
  )
  for (const field of [...fields, 'other'])
    for (const text of encoded)
      note(`?${field}=${text}`, await send(method, `${path}?${field}=${text}`, { cookie }))
  for (const header of [
    'idempotency-key',
    'if-none-match',
    'accept-language',
    'user-agent',
    'x-request-id',
    'x-forwarded-for',
    'referer',
    'accept',
  ])
    note(header, await send(method, path, { cookie, headers: { [header]: 'a\u00ff"\u0080;,=*' } }))
  note('cookie', await send(method, path, { cookie: `${cookie}; ff_member=%00; a=%ED%A0%BD` }))
  expect(faults).toEqual([])
})

const withBody = accessMatrix.filter(
  (row): row is Row & { body: NonNullable<Row['body']> } => row.body !== undefined,
)
test.each(withBody.map((row) => [row.call, row] as const))(
  '%s refuses it in each text and key of a body',
  async (_call, row) => {
    const { contract } = row
    if (!contract) return
    const people = { a: member, self: 'memberA' }
    const path = pathOfRow(row)
    for (const bad of [nul, half])
      for (const body of spoilt(row.body(people), bad)) {
        const answer = await send(row.method, path, { cookie: cookieFor(contract), body })
        note(JSON.stringify(body).slice(0, 200), answer)
      }
    expect(faults).toEqual([])
  },
)
