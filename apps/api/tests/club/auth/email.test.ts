import { sql } from 'kysely'
import {
  cookieHeaderOf,
  fromPage,
  lastTokenTo,
  mailsTo,
  memberPassword,
  plainSite,
  type SignedUp,
  signUp,
  signupOf,
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

const post = (path: 'verify' | 'link' | 'disown', token: string, cookie: string, of = api) =>
  of.request.post(`/api/auth/email/${path}`).set(fromPage(cookie)).send({ token })
const verify = (token: string, cookie: string, of: TestApp = api) =>
  post('verify', token, cookie, of)
const checkLink = (token: string, cookie = '') => post('link', token, cookie)
const disown = (token: string, cookie = '') => post('disown', token, cookie)
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
    const response = await verify(token, cookie)
    expect([response.status, response.body]).toEqual([200, { verified: true }])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await emailOf(cookie)).toEqual({ email: user.email, emailVerified: true })
    expectProblem(await verify(token, cookie), 'LINK_INVALID', 400)
  })

  it('is stored nowhere except in the mail', async () => {
    const { user } = await signUp(api)
    const token = await lastTokenTo(api, user.email as string)
    const rows = await api.database.db.selectFrom('accountTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('confirms nothing for a visitor or another member, and is not used up by them', async () => {
    const { user, cookie } = await signUp(api)
    const token = await lastTokenTo(api, user.email as string)
    const other = await signUpVerified(api)
    expect((await checkLink(token)).body).toEqual({ account: 'signed-out' })
    expect((await checkLink(token, other.cookie)).body).toEqual({ account: 'other' })
    expectProblem(await verify(token, ''), 'NOT_SIGNED_IN', 401)
    const wrong = await verify(token, other.cookie)
    const { detail } = expectProblem(wrong, 'WRONG_ACCOUNT', 403)
    expect(detail).toBe(
      'This link belongs to another account. Please log in to that account first.',
    )
    expect(wrong.text).not.toMatch(new RegExp(`${user.username}|${user.email}`))
    expect(await emailOf(cookie)).toEqual({ email: user.email, emailVerified: false })
    expect((await checkLink(token, cookie)).body).toEqual({ account: 'own' })
    expect((await verify(token, cookie)).status).toBe(200)
  })

  it('is rejected if it is too old, for another purpose, or forged', async () => {
    const { user, cookie } = await signUp(api)
    const token = await lastTokenTo(api, user.email as string)
    await sql`update account_tokens set expires_at = now() - interval '1 second'
      where user_id = ${user.id}`.execute(api.database.db)
    const owner = await signUpVerified(api)
    await api.request.post('/api/auth/password/forgot').send({ email: owner.email })
    const forPassword = await lastTokenTo(api, owner.email)
    for (const [invalid, session] of [
      [token, cookie],
      ['made-up', cookie],
      [forPassword, owner.cookie],
    ] as const) {
      expectProblem(await verify(invalid, session), 'LINK_INVALID', 400)
      expectProblem(await checkLink(invalid, session), 'LINK_INVALID', 400)
      expectProblem(await disown(invalid), 'LINK_INVALID', 400)
    }
    expect(await emailOf(cookie)).toEqual({ email: user.email, emailVerified: false })
  })

  it('is rejected if another account has verified the address first', async () => {
    const stranger = await signUp(api)
    const email = stranger.user.email as string
    const strangers = await lastTokenTo(api, email)
    await signUpVerified(api, { email })
    expectProblem(await verify(strangers, stranger.cookie), 'EMAIL_TAKEN', 409)
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
    const { user, cookie } = await signUp(api, { email: 'lena@mail.example' })
    expect(await ownerOf(own)).toBeNull()
    await verify(await lastTokenTo(api, 'lena@mail.example'), cookie)
    expect([await ownerOf(own), await ownerOf(others)]).toEqual([user.id, null])
  })
})

describe('a stranger who registers with the address of a visitor', () => {
  /** The visitor has sent a request and an inquiry, and gets the genuine mail about the stranger's account. */
  async function attack() {
    const email = `visitor-${(visitors += 1)}@mail.example`
    const words = `${email} looks forward to the sea`
    await api.request
      .post('/api/invite-requests')
      .send({ name: 'Asha Rao', email, tripId: 2, message: words })
    await api.request
      .post('/api/inquiries')
      .send({ name: 'Asha Rao', email, destination: 'bali', message: words })
    const stranger = await signUp(api, { email })
    return { email, stranger, token: await lastTokenTo(api, email) }
  }
  let visitors = 0

  const seenBy = async ({ cookie }: SignedUp) => {
    const read = async (path: string) => (await api.request.get(path).set({ cookie })).text
    return `${await read('/api/user/invite-requests')} ${await read('/api/user/export')}`
  }
  const expectNothing = async (stranger: SignedUp) => {
    const seen = await seenBy(stranger)
    expect(seen).not.toContain('looks forward to the sea')
    expect(seen).toContain('"tripInviteRequests":[]')
    expect((await emailOf(stranger.cookie)).emailVerified).toBe(false)
  }

  it("gets nothing when the visitor opens the mail's page and presses nothing", async () => {
    const { stranger, token } = await attack()
    expect((await checkLink(token)).body).toEqual({ account: 'signed-out' })
    await expectNothing(stranger)
  })

  it('gets nothing when the visitor tries to confirm, signed out or in an account of their own', async () => {
    const { email, stranger, token } = await attack()
    expectProblem(await verify(token, ''), 'NOT_SIGNED_IN', 401)
    const visitor = await signUp(api, { email })
    expectProblem(await verify(token, visitor.cookie), 'WRONG_ACCOUNT', 403)
    await expectNothing(stranger)
    // The visitor's own account still gets what is theirs.
    await verify(await lastTokenTo(api, email), visitor.cookie)
    expect(await seenBy(visitor)).toContain('looks forward to the sea')
    await expectNothing(stranger)
  })

  it('loses the address when the visitor presses “This Was Not Me”, with every link to it', async () => {
    const { email, stranger, token } = await attack()
    await resend(stranger.cookie)
    const second = await lastTokenTo(api, email)
    const response = await disown(token)
    expect([response.status, response.body]).toEqual([200, { removed: true }])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await emailOf(stranger.cookie)).toEqual({ email: null, emailVerified: false })
    // The stranger may read that it was removed, but nothing of the visitor's browser.
    const events = api.database.db.selectFrom('securityEvents').where('kind', '=', 'email.removed')
    expect(await events.select(['userId', 'device', 'addressHash']).execute()).toEqual([
      { userId: stranger.user.id, device: null, addressHash: null },
    ])
    for (const link of [token, second]) {
      expectProblem(await verify(link, stranger.cookie), 'LINK_INVALID', 400)
      expectProblem(await disown(link), 'LINK_INVALID', 400)
    }
    const before = await mailsTo(api, email)
    await resend(stranger.cookie)
    expect(await mailsTo(api, email)).toEqual(before)
    await expectNothing(stranger)
  })
})

describe('“This Was Not Me”', () => {
  it('cancels the change of a verified address, which stays', async () => {
    const member = await signUpVerified(api)
    await change(member, 'not-theirs@mail.example')
    const token = await lastTokenTo(api, 'not-theirs@mail.example')
    expect((await disown(token)).status).toBe(200)
    expectProblem(await verify(token, member.cookie), 'LINK_INVALID', 400)
    expect(await emailOf(member.cookie)).toEqual({ email: member.email, emailVerified: true })
  })

  it('takes no confirmed address: confirming ends every other link to it', async () => {
    const { user, cookie } = await signUp(api)
    const first = await lastTokenTo(api, user.email as string)
    await resend(cookie)
    const newer = await lastTokenTo(api, user.email as string)
    await verify(first, cookie)
    expectProblem(await disown(newer), 'LINK_INVALID', 400)
    expect(await emailOf(cookie)).toEqual({ email: user.email, emailVerified: true })
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
    expect((await verify(first, cookie)).status).toBe(200)
  })

  it('sends nothing if the address is verified', async () => {
    const { cookie, email } = await signUpVerified(api)
    const response = await resend(cookie)
    expect([response.status, response.body]).toEqual([200, { sent: false }])
    expect(await mailsTo(api, email)).toHaveLength(1)
  })

  it('sends it although forms of strangers have used up what they may cause', async () => {
    const { user, cookie } = await signUp(api)
    const email = user.email as string
    const inquiry = { name: 'A stranger', email, destination: 'bali', message: 'Tell me more, now' }
    for (let form = 0; form < 7; form += 1) {
      expect((await api.request.post('/api/inquiries').send(inquiry)).status).toBe(201)
    }
    expect((await mailsTo(api, email)).map(({ kind }) => kind)).toEqual([
      'account.welcome',
      ...Array<string>(5).fill('inquiry.acknowledgement'),
    ])
    expect((await resend(cookie)).body).toEqual({ sent: true })
    expect((await mailsTo(api, email)).at(-1)?.kind).toBe('account.verification')
  })

  it('says when it can be sent if the address got too many links', async () => {
    const site = await createTestApp({
      config: { ...plainSite.config, trustProxy: true },
      database: api.database,
      limits: { addressLinks: { max: 2, windowMs: 3_600_000, ofNewNetwork: 1, most: 9 } },
    })
    const email = 'claimed-by-many@mail.example'
    const from = (network: number) => ({ 'x-forwarded-for': `192.0.${network}.1` })
    const register = (network: number) =>
      site.request.post('/api/auth/register').set(from(network)).send(signupOf({ email }))
    const again = (cookie: string, network: number) =>
      site.request
        .post('/api/user/email/verification')
        .set({ ...fromPage(cookie), ...from(network) })
    // A stranger claims the address with new accounts.
    for (let account = 0; account < 4; account += 1) {
      expect((await register(1)).status).toBe(201)
    }
    expect(await mailsTo(api, email)).toHaveLength(2)
    const owner = await register(2)
    expect(owner.status).toBe(201)
    expect(await mailsTo(api, email)).toHaveLength(3)
    const cookie = cookieHeaderOf(owner)
    const refused = await again(cookie, 2)
    expectProblem(refused, 'TOO_MANY_REQUESTS', 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await again(cookie, 3)).body).toEqual({ sent: true })
    await site.close()
    expect(await mailsTo(api, email)).toHaveLength(4)
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

    await verify(await lastTokenTo(api, 'elsewhere@mail.example'), member.cookie)
    expect(await emailOf(member.cookie)).toEqual({
      email: 'elsewhere@mail.example',
      emailVerified: true,
    })
  })

  it('is not undone by an older link of the previous address', async () => {
    const member = await signUp(api)
    const older = await lastTokenTo(api, member.user.email as string)
    await change(member, 'newer@mail.example')
    await verify(await lastTokenTo(api, 'newer@mail.example'), member.cookie)
    expectProblem(await verify(older, member.cookie), 'LINK_INVALID', 400)
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
    const token = await lastTokenTo(api, owner.email)
    expectProblem(await verify(token, member.cookie), 'EMAIL_TAKEN', 409)
  })

  it('is not verified by its link after a password change', async () => {
    const member = await signUpVerified(api)
    await change(member, 'thiefs@mail.example')
    const changed = await api.request.post('/api/user/password').set(fromPage(member.cookie)).send({
      currentPassword: memberPassword,
      password: 'another lantern',
      confirmPassword: 'another lantern',
    })
    const token = await lastTokenTo(api, 'thiefs@mail.example')
    expectProblem(await verify(token, cookieHeaderOf(changed)), 'LINK_INVALID', 400)
  })

  it('sends nothing if the account has confirmed it already', async () => {
    const member = await signUpVerified(api)
    expect((await change(member, member.email.toUpperCase())).status).toBe(200)
    expect(await mailsTo(api, member.email)).toHaveLength(1)
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
      const { user, cookie } = await signUp(site)
      const token = await lastTokenTo(site, user.email as string)
      await openConnections(database, 30)
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => verify(token, cookie, site)),
      )
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
        const { cookie } = await signUp(site, { email })
        tokens.push([await lastTokenTo(site, email), cookie] as const)
      }
      await openConnections(database, 20)
      const answers = await Promise.all(
        tokens.map(([token, cookie]) => verify(token, cookie, site)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    } finally {
      await site.close()
      await database.close()
    }
  })
})
