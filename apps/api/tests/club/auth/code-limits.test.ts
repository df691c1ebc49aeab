import { limits } from '../../../src/platform/context/limits.ts'
import { plainSite, signUp, signUpVerified } from '../../harness/members.ts'
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

const shared = { max: 3, windowMs: 3_600_000, ofNetwork: 2, ofNewNetwork: 1, most: 5 }
const fromNetwork = (network: number) => `192.0.${network}.1`

it("limits the codes requested for one phone, known or not, so that a stranger cannot use up the owner's", async () => {
  await open({ signInCodes: shared })
  for (const number of [phone, '+44 20 7946 0001']) {
    const ask = (network: number, written = number) =>
      from(fromNetwork(network), '/api/auth/otp/request', { phone: written })
    const statuses = []
    for (const network of [1, 1, 1, 1, 1, 2, 2, 3, 3]) statuses.push((await ask(network)).status)
    // Two of a network; once there were three in all, one of each further network.
    expect(statuses).toEqual([200, 200, 429, 429, 429, 200, 429, 200, 429])
    const refused = await ask(1, number.replaceAll(' ', '-'))
    expectProblem(refused, 'TOO_MANY_REQUESTS', 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(4)).status).toBe(200)
    expect((await ask(5)).status).toBe(429)
  }
  expect(await messagesOf(api.database.db)).toHaveLength(5)
  expect((await requestCode(api, '+44 20 7946 0002')).status).toBe(200)
})

it("sends a code to the owner's own browser when strangers have used up what they may request", async () => {
  await open({ signInCodes: { ...shared, max: 1, ofNewNetwork: 0 } })
  const cookie = await signInByCode(api, phone)
  const known = /ff_known=[^;]+/.exec(cookie)?.[0] as string
  const ask = (network: number) => from(fromNetwork(network), '/api/auth/otp/request', { phone })
  expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 429])
  const own = await ask(2).set({ cookie: known, 'sec-fetch-site': 'same-origin' })
  expect(own.status).toBe(200)
  const { requestKey } = own.body as { requestKey: string }
  const body = { phone, code: await lastCode(api.database.db), requestKey }
  expect((await from(fromNetwork(3), '/api/auth/otp/verify', body)).status).toBe(200)
})

it('lets the owner enter a code whatever strangers try for the phone', async () => {
  await open({})
  await requestCode(api)
  const code = await lastCode(api.database.db)
  for (let guess = 0; guess < 40; guess += 1) {
    const wrong = from(fromNetwork(guess), '/api/auth/otp/verify', { phone, code: '000000' })
    expect((await wrong).status).toBe(401)
  }
  expect((await sendCode(api, code)).status).toBe(200)
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

describe('codes to new numbers', () => {
  const askFor = async (count: number, cookies: readonly string[], numbers = count) => {
    const statuses = []
    for (let index = 0; index < count; index += 1) {
      const number = `+44 20 7946 000${index % numbers}`
      const cookie = cookies[index % cookies.length] as string
      statuses.push((await requestVerification(api, cookie, number, { browser: new Map() })).status)
    }
    return statuses
  }

  it.each([
    ['one member', 'numberCodesOfMember', 1, 3],
    ['one number from many accounts', 'numberCodes', 3, 1],
    ['all members together', 'newNumberCodes', 3, 3],
  ] as const)('are limited by day for %s', async (_whom, name, accounts, numbers) => {
    await open({ [name]: { max: 2, windowMs: 24 * 3_600_000 } })
    const cookies = []
    for (let account = 0; account < accounts; account += 1) {
      cookies.push((await signUpVerified(api)).cookie)
    }
    expect(await askFor(3, cookies, numbers)).toEqual([200, 200, 429])
    expect(await messagesOf(api.database.db)).toHaveLength(2)
    const refused = await requestVerification(api, cookies[0] as string, '+44 20 7946 0000')
    const { detail } = expectProblem(refused, 'TOO_MANY_REQUESTS', 429)
    expect(detail).toBe(
      name === 'newNumberCodes'
        ? 'We cannot send more codes to new numbers today. Please try again tomorrow.'
        : 'Too many attempts. Please try again in about 24 hours.',
    )
  })

  it('only slow down in a network of many members', async () => {
    await open({
      numberCodesOfNetwork: { max: 2, windowMs: 24 * 3_600_000 },
      numberCodesSpaced: limits.numberCodesSpaced,
    })
    const cookies = []
    for (let account = 0; account < 4; account += 1) {
      cookies.push((await signUpVerified(api)).cookie)
    }
    expect(await askFor(4, cookies)).toEqual([200, 200, 200, 429])
    const refused = await requestVerification(api, cookies[3] as string, '+44 20 7946 0009')
    expectProblem(refused, 'TOO_MANY_REQUESTS', 429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120)
  })

  it('go to no one from an account without a confirmed email address', async () => {
    await open({})
    const { cookie } = await signUp(api)
    const refused = await requestVerification(api, cookie, phone)
    expectProblem(refused, 'EMAIL_NOT_VERIFIED', 409)
    expect(await messagesOf(api.database.db)).toEqual([])
  })

  it('leave the owner of the number their sign-in codes', async () => {
    await open({ numberCodes: { max: 1, windowMs: 3_600_000 }, signInCodes: shared })
    const { cookie } = await signUpVerified(api)
    await requestVerification(api, cookie, phone)
    expectProblem(await requestVerification(api, cookie, phone), 'TOO_MANY_REQUESTS', 429)
    expect((await requestCode(api)).status).toBe(200)
  })
})

it('stores no phone number in the table of limits', async () => {
  await open({})
  await requestCode(api)
  const counts = JSON.stringify(
    await api.database.db.selectFrom('rateLimits').selectAll().execute(),
  )
  expect(counts).not.toContain('9876543210')
})
