import { plainSite } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  requestCode,
  requestVerification,
  insertPhoneOwner,
  lastCode,
  messagesOf,
  phone,
  sendCode,
  signInByCode,
} from './codes.ts'

const tight = { max: 2, windowMs: 60_000 }
let api: TestApp
afterEach(() => api.close())

const open = async (limits: NonNullable<Parameters<typeof createTestApp>[0]>['limits']) => {
  api = await createTestApp({
    config: { ...plainSite.config, trustProxy: 1 },
    ...(limits && { limits }),
  })
  await insertPhoneOwner(api.database.db)
}
const from = (address: string, path: string, body: object) =>
  api.request.post(path).set('x-forwarded-for', address).send(body)

it('limits the codes requested for one phone from all addresses, known or not', async () => {
  await open({ otpRequestsOfOne: tight })
  for (const number of [phone, '+44 20 7946 0001']) {
    const ask = (last: number, written = number) =>
      from(`198.51.100.${last}`, '/api/auth/otp/request', { phone: written })
    expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 200])
    const third = await ask(3, number.replaceAll(' ', '-'))
    expectProblem(third, 'TOO_MANY_REQUESTS', 429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await requestCode(api, '+44 20 7946 0002')).status).toBe(200)
})

it('limits the codes tried for one phone from all addresses', async () => {
  await open({ otpVerifiesOfOne: tight })
  await requestCode(api)
  const code = await lastCode(api.database.db)
  const attempt = (last: number) =>
    from(`198.51.100.${last}`, '/api/auth/otp/verify', { phone, code: '000000' })
  await attempt(1)
  await attempt(2)
  expectProblem(await attempt(3), 'TOO_MANY_REQUESTS', 429)
  expectProblem(await sendCode(api, code), 'TOO_MANY_REQUESTS', 429)
})

it('limits the requests and tries of one address for all phones', async () => {
  await open({ otpRequests: tight, otpVerifies: tight })
  for (const path of ['/api/auth/otp/request', '/api/auth/otp/verify']) {
    const code = path.endsWith('verify') ? { code: '000000' } : {}
    const ask = (last: number, address = '198.51.100.1') =>
      from(address, path, { phone: `+44 20 7946 000${last}`, ...code })
    await ask(1)
    await ask(2)
    expectProblem(await ask(3), 'TOO_MANY_REQUESTS', 429)
    expect((await ask(3, '198.51.100.2')).status).not.toBe(429)
  }
})

it('limits the messages that one member requests for all phones', async () => {
  await open({ otpRequestsOfOne: tight })
  const cookie = await signInByCode(api, phone)
  await requestVerification(api, cookie, '+44 20 7946 0001')
  await requestVerification(api, cookie, '+44 20 7946 0002')
  expectProblem(
    await requestVerification(api, cookie, '+44 20 7946 0003'),
    'TOO_MANY_REQUESTS',
    429,
  )
  expect(await messagesOf(api.database.db)).toHaveLength(3)
})

it('stores no phone number in the table of limits', async () => {
  await open({})
  await requestCode(api)
  const counts = JSON.stringify(
    await api.database.db.selectFrom('rateLimits').selectAll().execute(),
  )
  expect(counts).not.toContain('9876543210')
})
