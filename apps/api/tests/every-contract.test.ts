import { errorsOf } from '@farandfew/domain/contract/contract.ts'
import { allContracts } from '@farandfew/domain/all-contracts/all-contracts.ts'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import { type Limit, type LimitName, limits } from '../src/platform/context/limits.ts'
import { accessMatrix, classOf, type MatrixMember, type Row } from './access-matrix.rows.ts'
import { openConsole } from './harness/console.ts'
import { fromPage, memberPassword, plainSite, signUpVerified } from './harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from './harness/test-app.ts'
import { ofEachClass } from './support/index.ts'

// What follows from a call's row is proved here once for every call. The access matrix proves who may send it.

let api: TestApp
let a: MatrixMember
let console: string
beforeAll(async () => {
  api = await createTestApp(plainSite)
  const { user, cookie } = await signUpVerified(api)
  const { username, email } = user
  a = {
    cookie,
    username,
    email: email ?? '',
    lastName: 'Walker',
    phone: '+44 20 7946 1000',
    password: memberPassword,
  }
  console = await openConsole(api)
})
afterAll(() => api.close())

const rows = accessMatrix.flatMap(({ contract, ...row }) =>
  contract ? [{ ...row, contract }] : [],
)
type ContractRow = (typeof rows)[number]

const cookieFor = ({ contract: { access } }: ContractRow) =>
  access === 'visitor' ? '' : access === 'member' ? a.cookie : console

const bodyOf = ({ body }: Row) => body?.({ a, self: 'every-contract' })
const pathOf = ({ path }: Pick<Row, 'path'>) =>
  typeof path === 'string' ? path : path({ a, self: 'every-contract' })

/** A request by the caller whom the row lets through, from the club's own page. */
const ask = (row: ContractRow, { path = pathOf(row), to = api } = {}) =>
  to.request[row.method.toLowerCase() as Lowercase<typeof row.method>](path).set(
    fromPage(cookieFor(row)),
  )

const named = (calls: readonly ContractRow[]) =>
  ofEachClass(calls, classOf).map((row) => [row.call, row] as const)
const writes = rows.filter(({ method }) => method !== 'GET')
const ofJson = writes.filter(({ contract }) => contract.bodyMediaType === undefined)

const statuses: Partial<Record<ErrorCode, number>> = { NOT_JSON: 415, PAYLOAD_TOO_LARGE: 413 }

describe('a body that is not what the row says', () => {
  const refusals: [ErrorCode, type: string, body: string][] = [
    ['MALFORMED_JSON', 'application/json', '{"a":'],
    ['NOT_JSON', 'text/css', 'a { color: red }'],
    ['NOT_JSON', 'application/x-www-form-urlencoded', 'a=1'],
    ['PAYLOAD_TOO_LARGE', 'application/json', JSON.stringify({ a: 'x'.repeat(65 * 1024) })],
  ]
  const shapes = ['null', '1', '"text"', '[]', '{"a field that no call has":[]}']

  it.each(named(ofJson))('is refused: %s', async (_, row) => {
    const { otherBodyMediaTypes = [] } = row.contract
    const unread = refusals.filter(([, type]) => !otherBodyMediaTypes.includes(type))
    for (const [code, type, body] of unread) {
      expectProblem(await ask(row).type(type).send(body), code, statuses[code] ?? 400)
      expect(errorsOf(row.contract)).toContain(code)
    }
    for (const body of row.contract.body ? shapes : []) {
      expectProblem(await ask(row).type('application/json').send(body), 'VALIDATION_FAILED', 400)
    }
  })
})

/** Rows whose input in the matrix is valid as far as the schemas go. An upload looks at its group before them. */
const valid = rows.filter(
  ({ contract, picture, body, outcomes }) =>
    !picture &&
    (!contract.body || body) &&
    ![outcomes.memberA, outcomes.admin].includes('VALIDATION_FAILED'),
)

it.each(named(valid))('refuses a parameter that the row does not have: %s', async (_, row) => {
  const path = pathOf(row)
  const asked = ask(row, { path: `${path}${path.includes('?') ? '&' : '?'}unknown-parameter=1` })
  const { errors } = expectProblem(await asked.send(bodyOf(row)), 'VALIDATION_FAILED', 400)
  expect(errors).toHaveProperty('unknown-parameter')
})

describe('a call with a limit', () => {
  const limited = rows.filter(({ contract }) => contract.limit !== undefined)
  const names = new Set<string>(limited.flatMap(({ contract }) => contract.limit ?? []))
  const minute = 60_000
  let closed: TestApp
  beforeAll(async () => {
    const none = Object.fromEntries(
      Object.keys(limits).map((name) => [
        name,
        { max: names.has(name) ? 0 : 100, windowMs: minute },
      ]),
    ) as Record<LimitName, Limit>
    closed = await createTestApp({ ...plainSite, database: api.database, limits: none })
  })
  afterAll(() => closed.close())

  it.each(named(limited))('is counted: %s', async (_, row) => {
    expectProblem(await ask(row, { to: closed }), 'TOO_MANY_REQUESTS', 429)
  })

  it('is each with which a visitor or a member changes something', () => {
    const own = writes.filter(({ contract }) => ['visitor', 'member'].includes(contract.access))
    expect(own.length).toBeGreaterThan(30)
    const free = own.filter(({ contract }) => contract.limit === undefined)
    // It counts failed attempts only.
    expect(free.map(({ call }) => call)).toEqual(['POST /api/admin/session'])
  })

  it('is documented with every limit that a row names', () => {
    expect([...names].filter((name) => !Object.hasOwn(limits, name))).toEqual([])
  })
})

describe('a call with an Idempotency-Key', () => {
  const keyed = rows.filter(({ contract }) => contract.idempotent)
  let keys = 0

  it.each(named(keyed.filter((row) => valid.includes(row))))(
    'refuses a key that is too short: %s',
    async (_, row) => {
      const response = await ask(row).set('idempotency-key', 'short').send(bodyOf(row))
      const { errors } = expectProblem(response, 'VALIDATION_FAILED', 400)
      expect(errors).toHaveProperty('idempotency-key')
    },
  )

  /** The calls that succeed with the input of the matrix; the suites of the others repeat a key themselves. */
  const successful = keyed.filter(({ outcomes, contract }) =>
    Object.hasOwn(contract.responses, outcomes.memberA),
  )

  it.each(named(successful))('gets the first answer once more: %s', async (_, row) => {
    const key = `every-contract-${(keys += 1)}`
    const send = () => ask(row).set('idempotency-key', key).send(bodyOf(row))
    const [first, second] = [await send(), await send()]
    expect(first.status).toBe(row.outcomes.memberA)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    const { db } = api.database
    const stored = db.updateTable('idempotencyKeys').set({ fingerprint: 'another body' })
    const { numUpdatedRows } = await stored.where('key', '=', key).executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
    expectProblem(await send(), 'IDEMPOTENCY_KEY_REUSED', 409)
  })

  it('is one of several', () => {
    expect(successful.map(({ call }) => call)).toEqual([
      'POST /api/bookings',
      'POST /api/inquiries',
      'POST /api/invite-requests',
      'POST /api/quick-invite-request',
    ])
    expect([...allContracts.keys()].filter(({ idempotent }) => idempotent)).toHaveLength(
      keyed.length,
    )
  })
})
