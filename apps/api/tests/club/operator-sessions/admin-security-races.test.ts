import { openConsole, signIn } from '../../harness/console.ts'
import { adminPassword, createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'
import {
  requestOffer,
  clearConsole,
  codeOf,
  confirm,
  stateOf,
  switchFactorOn,
  turnOff,
} from './second-factor-setup.ts'

let database: TestDatabase
let api: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  api = await createTestApp({ database })
  await openConnections(database, 8)
})
afterEach(() => clearConsole(api))
afterAll(async () => {
  await api.close()
  await database.close()
})

const statusesOf = async (calls: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort()

const eight = Array.from({ length: 8 }, (_, index) => index)
const enter = (code: string) => signIn(api, { password: adminPassword, code })

it('accepts one of eight concurrent sign-ins with the same code', async () => {
  const { secret } = await switchFactorOn(api)
  const code = codeOf(secret, 1)
  expect(await statusesOf(eight.map(() => enter(code)))).toEqual([201, ...Array(7).fill(401)])
})

it('accepts one of eight concurrent sign-ins with the same recovery code', async () => {
  const { recoveryCodes } = await switchFactorOn(api)
  const [code = ''] = recoveryCodes
  expect(await statusesOf(eight.map(() => enter(code)))).toEqual([201, ...Array(7).fill(401)])
})

it('lets one of two operators switch it on at once; the other gets an error or is signed out', async () => {
  const cookies = [await openConsole(api, 'Asha'), await openConsole(api, 'Meera')]
  const secrets: string[] = []
  for (const cookie of cookies) secrets.push((await requestOffer(api, cookie)).body.secret)
  const statuses = await statusesOf(
    cookies.map((cookie, index) => confirm(api, cookie, codeOf(secrets[index] as string))),
  )
  expect(statuses[0]).toBe(201)
  // Depending on the order: it is on already (409), or the session has ended (401).
  expect([401, 409]).toContain(statuses[1])
  const open = await statusesOf(cookies.map((cookie) => stateOf(api, cookie)))
  expect(open).toEqual([200, 401])
})

it('lets one of two operators switch it off at once', async () => {
  const { cookie, recoveryCodes } = await switchFactorOn(api)
  const statuses = await statusesOf(
    recoveryCodes
      .slice(0, 2)
      .map((code) => turnOff(api, cookie, { password: adminPassword, code })),
  )
  expect(statuses).toEqual([200, 409])
})
