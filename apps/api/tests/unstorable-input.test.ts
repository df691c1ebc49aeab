import { allContracts } from '@farandfew/domain/contract/all-contracts.ts'
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
let cookies: { visitor: string; member: string; operator: string }
beforeAll(async () => {
  api = await createTestApp(plainSite)
  const { user, cookie } = await signUp(api)
  member = {
    cookie,
    password: memberPassword,
    lastName: user.lastName ?? '',
    phone: '+919845011223',
    username: user.username,
    email: user.email ?? '',
  }
  cookies = { visitor: '', member: cookie, operator: await openConsole(api) }
})
afterAll(() => api.close())

const cookieFor = ({ access }: Contract) =>
  access === 'visitor' ? cookies.visitor : access === 'member' ? cookies.member : cookies.operator

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

const pathOf = (contract: Contract, value: string) => contract.path.replace(/:\w+/g, value)

test.each(
  [...allContracts.keys()].map(
    (contract) => [`${contract.method} ${contract.path}`, contract] as const,
  ),
)('%s refuses it in paths, queries and headers', async (name, contract) => {
  const { method } = contract
  const cookie = cookieFor(contract)
  const isStream = name.includes('/events')
  if (contract.path.includes(':')) {
    for (const text of encoded)
      note(`path ${text}`, await send(method, pathOf(contract, text), { cookie }))
  }
  if (isStream) return expect(faults).toEqual([])
  const path = pathOf(contract, '1')
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
    const path = typeof row.path === 'string' ? row.path : row.path(people)
    for (const bad of [nul, half])
      for (const body of spoilt(row.body(people), bad)) {
        const answer = await send(row.method, path, { cookie: cookieFor(contract), body })
        note(JSON.stringify(body).slice(0, 200), answer)
      }
    expect(faults).toEqual([])
  },
)
