import { sql } from 'kysely'
import {
  fromPage,
  lastTokenTo,
  mailsTo,
  memberPassword,
  plainSite,
  type SignedUp,
  signUp,
  signUpVerified,
  whoIs,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, openConnections } from '../../support/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

const verify = (token: string, of: TestApp = api) =>
  of.request.post('/api/auth/email/verify').set(fromPage()).send({ token })
const resend = (cookie: string) =>
  api.request.post('/api/user/email/verification').set(fromPage(cookie))
const change = (
  { cookie }: Pick<SignedUp, 'cookie'>,
  email: string,
  currentPassword = memberPassword,
) => api.request.post('/api/user/email').set(fromPage(cookie)).send({ email, currentPassword })
const emailOf = async (cookie: string) => {
  const { email, emailVerified } = (await whoIs(api, cookie)).body as SignedUp['user']
  return { email, emailVerified }
}

describe('the link of a new account', () => {
  it('verifies the address, once', async () => {
    const { user, cookie } = await signUp(api)
    const token = await lastTokenTo(api, user.email as string)
    const response = await verify(token)
    expect([response.status, response.body]).toEqual([200, { verified: true }])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await emailOf(cookie)).toEqual({ email: user.email, emailVerified: true })
    expectProblem(await verify(token), 'LINK_INVALID', 400)
  })

  it('is stored nowhere except in the mail', async () => {
    const { user } = await signUp(api)
    const token = await lastTokenTo(api, user.email as string)
    const rows = await api.database.db.selectFrom('accountTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is rejected if it is too old, for another purpose, or forged', async () => {
    const { user } = await signUp(api)
    const token = await lastTokenTo(api, user.email as string)
    await sql`update account_tokens set expires_at = now() - interval '1 second'
      where user_id = ${user.id}`.execute(api.database.db)
    expectProblem(await verify(token), 'LINK_INVALID', 400)
    expectProblem(await verify('made-up'), 'LINK_INVALID', 400)
    const owner = await signUpVerified(api)
    await api.request.post('/api/auth/password/forgot').send({ email: owner.email })
    expectProblem(await verify(await lastTokenTo(api, owner.email)), 'LINK_INVALID', 400)
  })

  it('is rejected if another account has verified the address first', async () => {
    const stranger = await signUp(api)
    const email = stranger.user.email as string
    const strangers = await lastTokenTo(api, email)
    await signUpVerified(api, { email })
    expectProblem(await verify(strangers), 'EMAIL_TAKEN', 409)
    expect(await emailOf(stranger.cookie)).toEqual({ email, emailVerified: false })
  })

  it('links the invite requests of the address to the account, and no others', async () => {
    const ask = async (email: string) => {
      const response = await api.request
        .post('/api/invite-requests')
        .send({ name: 'Asha Rao', email, tripId: 2 })
      return (response.body as { id: number }).id
    }
    const own = await ask('Lena@mail.example')
    const others = await ask('someone@mail.example')
    const ownerOf = async (id: number) => {
      const { db } = api.database
      const rows = db.selectFrom('tripInviteRequests').select('userId').where('id', '=', id)
      return (await rows.executeTakeFirstOrThrow()).userId
    }
    const { user } = await signUp(api, { email: 'lena@mail.example' })
    expect(await ownerOf(own)).toBeNull()
    await verify(await lastTokenTo(api, 'lena@mail.example'))
    expect([await ownerOf(own), await ownerOf(others)]).toEqual([user.id, null])
  })
})

describe('requesting the link again', () => {
  it('sends another link, and the first still works', async () => {
    const { user, cookie } = await signUp(api)
    const first = await lastTokenTo(api, user.email as string)
    const response = await resend(cookie)
    expect([response.status, response.body]).toEqual([200, { sent: true }])
    const mails = await mailsTo(api, user.email as string)
    expect(mails.map(({ kind, claimed }) => [kind, claimed])).toEqual([
      ['account.welcome', true],
      ['account.verification', true],
    ])
    expect((await verify(first)).status).toBe(200)
  })

  it('sends nothing if the address is verified', async () => {
    const { cookie, email } = await signUpVerified(api)
    expect((await resend(cookie)).status).toBe(200)
    expect(await mailsTo(api, email)).toHaveLength(1)
  })

  it('requires a signed-in member on our own page', async () => {
    expectProblem(await resend(''), 'NOT_SIGNED_IN', 401)
    const { cookie } = await signUp(api)
    const elsewhere = api.request.post('/api/user/email/verification')
    const response = await elsewhere.set({ cookie, 'sec-fetch-site': 'cross-site' })
    expectProblem(response, 'CROSS_SITE_WRITE', 403)
  })
})

describe('a new address', () => {
  it('takes effect once its link is followed; the old address is notified at once without naming it', async () => {
    const member = await signUpVerified(api)
    const response = await change(member, 'elsewhere@mail.example')
    expect([response.status, response.body]).toEqual([200, { sent: true }])
    expect(await emailOf(member.cookie)).toEqual({ email: member.email, emailVerified: true })

    const notice = (await mailsTo(api, member.email)).at(-1)
    expect(notice).toMatchObject({ kind: 'account.email-change', claimed: false })
    expect(JSON.stringify(notice)).not.toContain('elsewhere')
    const [link] = await mailsTo(api, 'elsewhere@mail.example')
    expect(link).toMatchObject({ kind: 'account.verification', claimed: true })

    await verify(await lastTokenTo(api, 'elsewhere@mail.example'))
    expect(await emailOf(member.cookie)).toEqual({
      email: 'elsewhere@mail.example',
      emailVerified: true,
    })
  })

  it('is not undone by an older link of the previous address', async () => {
    const member = await signUp(api)
    const older = await lastTokenTo(api, member.user.email as string)
    await change(member, 'newer@mail.example')
    await verify(await lastTokenTo(api, 'newer@mail.example'))
    expectProblem(await verify(older), 'LINK_INVALID', 400)
  })

  it('requires the password', async () => {
    const member = await signUp(api)
    const response = await change(member, 'thief@mail.example', 'a guess')
    const document = expectProblem(response, 'VALIDATION_FAILED', 400)
    expect(document.errors).toEqual({ currentPassword: 'This is not your password' })
    expect(await mailsTo(api, 'thief@mail.example')).toEqual([])
    expectProblem(await change({ cookie: '' }, 'thief@mail.example'), 'NOT_SIGNED_IN', 401)
  })

  it('gets the same answer if it belongs to another account, which keeps it', async () => {
    const owner = await signUpVerified(api)
    const member = await signUp(api)
    const known = await change(member, owner.email)
    const unknown = await change(member, 'free@mail.example')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expectProblem(await verify(await lastTokenTo(api, owner.email)), 'EMAIL_TAKEN', 409)
  })

  it('is not verified by its link after a password change', async () => {
    const member = await signUpVerified(api)
    await change(member, 'thiefs@mail.example')
    await api.request.post('/api/user/password').set(fromPage(member.cookie)).send({
      currentPassword: memberPassword,
      password: 'another lantern',
      confirmPassword: 'another lantern',
    })
    const token = await lastTokenTo(api, 'thiefs@mail.example')
    expectProblem(await verify(token), 'LINK_INVALID', 400)
  })
})

it('limits the password attempts of an open session', async () => {
  const site = await createTestApp({
    ...plainSite,
    database: api.database,
    limits: { currentPassword: { max: 2, windowMs: 60_000 } },
  })
  const { cookie } = await signUp(api)
  const statuses = []
  for (const currentPassword of ['one', 'two', memberPassword]) {
    const call = site.request.post('/api/user/email').set(fromPage(cookie))
    statuses.push((await call.send({ email: 'a@mail.example', currentPassword })).status)
  }
  await site.close()
  expect(statuses).toEqual([400, 400, 429])
})

describe('on a real server', () => {
  it('accepts one of a hundred concurrent uses of a link', async () => {
    const database = await createTestDatabase({ poolSize: 30 })
    const site = await createTestApp({ ...plainSite, database })
    try {
      const { user } = await signUp(site)
      const token = await lastTokenTo(site, user.email as string)
      await openConnections(database, 30)
      const answers = await Promise.all(Array.from({ length: 100 }, () => verify(token, site)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 400)).toHaveLength(99)
    } finally {
      await site.close()
      await database.close()
    }
  })

  it('lets one of several accounts verify the same address at once', async () => {
    const database = await createTestDatabase({ poolSize: 20 })
    const site = await createTestApp({ ...plainSite, database })
    try {
      const email = 'shared@mail.example'
      const tokens = []
      for (let index = 0; index < 5; index += 1) {
        await signUp(site, { email })
        tokens.push(await lastTokenTo(site, email))
      }
      await openConnections(database, 20)
      const answers = await Promise.all(tokens.map((token) => verify(token, site)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    } finally {
      await site.close()
      await database.close()
    }
  })
})
