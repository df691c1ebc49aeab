import type { FastifyRequest } from 'fastify'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { limits as allLimits } from '../../../src/platform/context/limits.ts'
import {
  maxRefusedRows,
  recordSecurityEvent,
  type SecurityEvent,
} from '../../../src/club/security-events/record-security-event.ts'
import {
  cookieHeaderOf,
  cookiesOf,
  fromPage,
  logIn,
  plainSite,
  signUp,
  signUpVerified,
  whoIs,
} from '../../harness/members.ts'
import { openConsole } from '../../harness/console.ts'
import { recordStatements } from '../../harness/statements.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

/** The cookie of a browser that signed in before, and has no session now. */
const onlyKnown = (cookie: string) => /ff_known=[^;]+/.exec(cookie)?.[0] as string
const logOut = (cookie: string, of: TestApp = api) =>
  of.request.post('/api/auth/logout').set(fromPage(cookie))
const rowsOf = (userId: number) =>
  api.database.db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute()
const idIn = (cookie: string) =>
  decodeURIComponent(/ff_member=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] as string

describe('signing in', () => {
  it('accepts the username in any case', async () => {
    const { user } = await signUp(api, { username: 'Nils.Holm' })
    for (const name of ['Nils.Holm', 'nils.holm', ' NILS.HOLM ']) {
      const response = await logIn(api, name)
      expect([response.status, response.body]).toEqual([200, user])
    }
  })

  it('accepts the username and the email address with marks and full-width letters', async () => {
    const typed = 'pasted@münchen.example'
    const { email } = await signUpVerified(api, { username: 'Pasted.Name', email: typed })
    expect(email).toBe('pasted@xn--mnchen-3ya.example')
    const usernames = ['\u202aPasted.Name\u202c', 'ｐａｓｔｅｄ.ｎａｍｅ\u200b']
    const names = [...usernames, typed, ` ${typed}\u200b`, email]
    for (const name of names) {
      expect((await logIn(api, name)).status).toBe(200)
    }
  })

  it('accepts a password of decomposed letters as the same one, and hashes one of before again', async () => {
    const password = 'café-Ångström-42'
    const decomposed = password.normalize('NFD')
    const { user } = await signUp(api, {
      username: 'composed',
      password,
      confirmPassword: decomposed,
    })
    for (const typed of [password, decomposed, `\u202a${password}\u202c`]) {
      expect((await logIn(api, 'composed', typed)).status).toBe(200)
    }
    const earlier = [
      { hashed: decomposed, typed: password },
      { hashed: decomposed, typed: decomposed },
      { hashed: password.replace('42', '４２'), typed: password.replace('42', '４２') },
    ]
    for (const { hashed, typed } of earlier) {
      const before = await hash(hashed, { memoryCost: 1024, timeCost: 1 })
      const users = api.database.db.updateTable('users').where('id', '=', user.id)
      await users.set({ passwordHash: before }).execute()
      expect((await logIn(api, 'composed', typed)).status).toBe(200)
      const { passwordHash } = await api.database.db
        .selectFrom('users')
        .select('passwordHash')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
      expect(passwordHash).not.toBe(before)
      expect(await verify(passwordHash, password)).toBe(true)
    }
    expectProblem(await logIn(api, 'composed', 'cafe-Angstrom-42'), 'WRONG_SIGN_IN', 401)
  })

  it('accepts an email address only once it is verified', async () => {
    const claimed = await signUp(api)
    expectProblem(await logIn(api, claimed.user.email as string), 'WRONG_SIGN_IN', 401)
    const { user, email } = await signUpVerified(api)
    const response = await logIn(api, email.toUpperCase())
    expect([response.status, (response.body as { id: number }).id]).toEqual([200, user.id])
  })

  it('gives the same answer for a wrong password and an unknown name', async () => {
    const { user } = await signUp(api)
    const wrong = await logIn(api, user.username, 'not this one')
    const unknown = await logIn(api, 'nobody-of-that-name', 'not this one')
    expectProblem(wrong, 'WRONG_SIGN_IN', 401)
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('does not store the session id of the cookie', async () => {
    const { user, cookie } = await signUp(api)
    const [row] = await rowsOf(user.id)
    expect(idIn(cookie).length).toBeGreaterThan(20)
    expect(JSON.stringify(row)).not.toContain(idIn(cookie))
  })
})

describe('a session', () => {
  it('gets a new id at sign-in: an id planted before it is not signed in', async () => {
    const attacker = await signUp(api)
    const victim = await signUp(api)
    const planted = attacker.cookie
    const response = await logIn(api, victim.user.username, undefined, planted)
    expect(response.status).toBe(200)
    expect(idIn(cookieHeaderOf(response))).not.toBe(idIn(planted))
    const members = (response.headers['set-cookie'] as unknown as string[]).filter((cookie) =>
      cookie.startsWith('ff_member='),
    )
    expect(members).toHaveLength(1)
    expectProblem(await whoIs(api, planted), 'NOT_SIGNED_IN', 401)
    expect((await whoIs(api, cookieHeaderOf(response))).body).toEqual(victim.user)
  })

  it('is not created with an id from the request', async () => {
    const { user } = await signUp(api)
    const [id, signature] = ['x'.repeat(32), 'y'.repeat(43)]
    for (const planted of [id, `${id}.${signature}`]) {
      const response = await logIn(api, user.username, undefined, `ff_member=${planted}`)
      expect(cookieHeaderOf(response)).not.toContain(id)
      expectProblem(await whoIs(api, `ff_member=${planted}`), 'NOT_SIGNED_IN', 401)
    }
  })

  it('ends at sign-out, even for a saved copy of its cookie', async () => {
    const { user, cookie } = await signUp(api)
    const response = await logOut(cookie)
    expect([response.status, response.body]).toEqual([200, { signedIn: false }])
    expect(cookiesOf(response)).toEqual({ ff_member: null, ff_signed_in: null })
    expect(await rowsOf(user.id)).toEqual([])
    expectProblem(await whoIs(api, cookie), 'NOT_SIGNED_IN', 401)
    expect((await logOut(cookie)).body).toEqual({ signedIn: false })
  })

  it('leaves other browsers signed in when one signs out', async () => {
    const { user, cookie } = await signUp(api)
    const other = cookieHeaderOf(await logIn(api, user.username))
    await logOut(other)
    expect((await whoIs(api, cookie)).status).toBe(200)
  })

  it('is not restored by a request that was running when it ended', async () => {
    const { user, cookie } = await signUp(api)
    const makeStale = sql`update sessions set data = jsonb_set(data, '{lastSeenAt}', '"2020-01-01T00:00:00Z"')`
    await makeStale.execute(api.database.db)
    const answers = Promise.all(Array.from({ length: 10 }, () => whoIs(api, cookie)))
    await api.database.db.deleteFrom('sessions').where('userId', '=', user.id).execute()
    await answers
    expect(await rowsOf(user.id)).toEqual([])
  })

  it('is written at most once an hour, which extends it', async () => {
    const { user, cookie } = await signUp(api)
    const [before] = await rowsOf(user.id)
    const first = await whoIs(api, cookie)
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(await rowsOf(user.id)).toEqual([before])

    const earlier = new Date(Date.now() - 61 * 60_000).toISOString()
    await sql`update sessions set expires_at = now() + interval '1 day',
      data = jsonb_set(data, '{lastSeenAt}', to_jsonb(${earlier}::text))
      where user_id = ${user.id}`.execute(api.database.db)
    const touched = await whoIs(api, cookie)
    expect(touched.status).toBe(200)
    expect(cookieHeaderOf(touched)).toContain(idIn(cookie).slice(0, 10))
    const [after] = await rowsOf(user.id)
    const days = ((after?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    expect(after?.lastSeenAt.getTime()).toBeGreaterThanOrEqual(before?.lastSeenAt.getTime() ?? 0)
  })

  it('ends when it is idle, and always sixty days after the sign-in', async () => {
    const { user, cookie } = await signUp(api)
    const signedIn = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    await sql`update sessions set data = data
      || jsonb_build_object('lastSeenAt', ${signedIn(2)}::text, 'signedInAt', ${signedIn(58)}::text)
      where user_id = ${user.id}`.execute(api.database.db)
    expect((await whoIs(api, cookie)).status).toBe(200)
    const [row] = await rowsOf(user.id)
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(2)

    await sql`update sessions set expires_at = now() - interval '1 second'
      where user_id = ${user.id}`.execute(api.database.db)
    expectProblem(await whoIs(api, cookie), 'NOT_SIGNED_IN', 401)
  })
})

describe('a visitor', () => {
  it('gets no cookie and no row', async () => {
    const count = async () =>
      (await api.database.db.selectFrom('sessions').select('sid').execute()).length
    const before = await count()
    const answers = await Promise.all([
      whoIs(api),
      api.request.get('/api/auth/user'),
      logOut(''),
      logIn(api, 'nobody', 'at all'),
      api.request.get('/api/user/sessions'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200, 401, 401])
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual(Array(5).fill(undefined))
    expect(await count()).toBe(before)
  })

  it('gets an outdated hint cookie cleared', async () => {
    const response = await whoIs(api, 'ff_signed_in=1')
    expectProblem(response, 'NOT_SIGNED_IN', 401)
    expect(cookiesOf(response)).toEqual({ ff_signed_in: null })
  })
})

describe('member and admin sessions', () => {
  it('do not work for each other', async () => {
    const { cookie } = await signUp(api)
    const admin = await openConsole(api)
    expectProblem(await whoIs(api, admin), 'NOT_SIGNED_IN', 401)
    const asAdmin = await api.request.get('/api/admin/users').set({ cookie })
    expectProblem(asAdmin, 'NOT_SIGNED_IN', 401)
    const renamed = {
      member: cookie.replace('ff_member=', 'ff_admin='),
      admin: admin.replace('ff_admin=', 'ff_member='),
    }
    expectProblem(await whoIs(api, renamed.admin), 'NOT_SIGNED_IN', 401)
    const swapped = await api.request.get('/api/admin/users').set({ cookie: renamed.member })
    expectProblem(swapped, 'NOT_SIGNED_IN', 401)
    expect((await whoIs(api, `${admin}; ${cookie}`)).status).toBe(200)
  })
})

describe('over https', () => {
  const secure = () => createTestApp({ database: api.database, config: { trustProxy: true } })

  it('sets Secure cookies, and a __Host- session cookie', async () => {
    const site = await secure()
    const { user } = await signUp(api)
    const response = await logIn(site, user.username).set('x-forwarded-proto', 'https')
    const cookies = response.headers['set-cookie'] as unknown as string[]
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      '__Host-ff_known',
      '__Host-ff_member',
      'ff_signed_in',
    ])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).not.toMatch(/Domain=/)
    }
    const me = await whoIs(site, cookieHeaderOf(response)).set('x-forwarded-proto', 'https')
    expect(me.body).toEqual(user)
    await site.close()
  })

  it('fails with an error for a request over plain http, because the cookie would be lost', async () => {
    const site = await secure()
    const { user } = await signUp(api)
    const document = expectProblem(await logIn(site, user.username), 'INTERNAL', 500)
    expect(document.detail).toContain('TRUST_PROXY')
    await site.close()
  })
})

describe('sign-in attempts', () => {
  const minute = 60_000
  const limited = (limits: object) =>
    createTestApp({
      database: api.database,
      limits,
      config: { publicWebUrl: 'http://club.example', trustProxy: true },
    })
  const from = (address: string) => ({ 'x-forwarded-for': address })

  const realGuesses = Object.fromEntries(
    Object.entries(allLimits).filter(([name]) => name.startsWith('guesses')),
  )
  const guess = async (site: TestApp, name: string, address: string) =>
    (await logIn(site, name, 'guess').set(from(address))).status

  it('by a stranger do not lock the member out at another address', async () => {
    const site = await limited({ guessesFromAddress: { max: 3, windowMs: minute } })
    const { user } = await signUpVerified(api)
    for (const name of [user.username, user.username.toUpperCase(), ` ${user.username}`]) {
      expect(await guess(site, name, '192.0.2.66')).toBe(401)
    }
    const rejected = await logIn(site, user.username).set(from('192.0.2.66'))
    expectProblem(rejected, 'TOO_MANY_REQUESTS', 429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn(site, user.username).set(from('192.0.2.7'))).status).toBe(200)
    await site.close()
  })

  it('at one account from twelve IPv6 networks are slowed, and keep its owner out nowhere', async () => {
    const site = await limited(realGuesses)
    const { user } = await signUp(api)
    const ofStranger = (network: number, end = 1) => `2001:db8:${network}:${end}::1`
    const known = cookieHeaderOf(await logIn(site, user.username).set(from('192.0.2.8')))
    const statuses: number[] = []
    for (let count = 0; count < 9 * 12; count += 1) {
      statuses.push(await guess(site, user.username, ofStranger(count % 12)))
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401))
    expect(statuses.filter((status) => status === 401)).toHaveLength(50 + 12 * 3)
    expectProblem(
      await logIn(site, user.username).set(from(ofStranger(3))),
      'TOO_MANY_REQUESTS',
      429,
    )
    // Another /64 of the same /48 is the same stranger.
    expect(await guess(site, user.username, ofStranger(3, 2))).toBe(429)
    const withCookie = (cookie: string) =>
      logIn(site, user.username, undefined, cookie).set(from(ofStranger(3)))
    expect((await withCookie(onlyKnown(known))).status).toBe(200)
    expect((await logIn(site, user.username).set(from('192.0.2.9'))).status).toBe(200)
    // A cookie of another account, or a changed one, is no way in.
    const other = onlyKnown((await signUp(api)).cookie)
    expect((await withCookie(other)).status).toBe(429)
    expect((await withCookie(onlyKnown(known).replace('~', '~9'))).status).toBe(429)
    await site.close()
  })

  it('at one account from very many networks come down to one at a time', async () => {
    const [one, few] = [1, 2].map((max) => ({ max, windowMs: minute }))
    const site = await limited({
      guesses: few,
      guessesOfManyNetworks: few,
      guessesSpaced: one,
    })
    const { user } = await signUp(api)
    const known = cookieHeaderOf(await logIn(site, user.username).set(from('192.0.2.8')))
    const statuses = []
    for (let network = 0; network < 7; network += 1) {
      statuses.push(await guess(site, user.username, `198.51.${network}.1`))
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const owner = logIn(site, user.username, undefined, onlyKnown(known)).set(from('198.51.0.1'))
    expect((await owner).status).toBe(200)
    await site.close()
  })

  it('from a browser that signed in before are limited too', async () => {
    const site = await limited({ guessesFromKnownBrowser: { max: 2, windowMs: minute } })
    const { user, cookie } = await signUp(api)
    const statuses = []
    for (const end of [1, 2, 3]) {
      const attempt = logIn(site, user.username, 'guess', onlyKnown(cookie))
      statuses.push((await attempt.set(from(`192.0.2.${end}`))).status)
    }
    expect(statuses).toEqual([401, 401, 429])
    await site.close()
  })

  it('do not tell an observer which email address belongs to which username', async () => {
    const few = { max: 4, windowMs: minute }
    const site = await limited({ guesses: few, guessesWhenSlowed: { ...few, max: 1 } })
    const { user, email } = await signUpVerified(api)
    const observe = async (name: string) => {
      const seen = []
      for (let count = 0; count < 9; count += 1) {
        seen.push(await guess(site, name, `198.51.${count % 3}.1`))
      }
      return seen
    }
    const ofEmail = await observe(email)
    expect(ofEmail).toContain(429)
    // After its address is limited, the username answers like a name that no one has.
    expect(await observe(user.username)).toEqual(await observe('nobody-at-all'))
    expect(await observe('nobody@mail.example')).toEqual(ofEmail)
    await site.close()
  })

  it('with an unknown name are counted the same way', async () => {
    const site = await limited({ guessesFromAddress: { max: 2, windowMs: minute } })
    const statuses = []
    for (const name of ['No.One', 'no.one', 'NO.ONE']) {
      statuses.push((await logIn(site, name, 'guess').set(from('192.0.2.67'))).status)
    }
    expect(statuses).toEqual([401, 401, 429])
    await site.close()
  })

  it('from one address are limited for all names together, also within an IPv6 network', async () => {
    const site = await limited({ signIn: { max: 3, windowMs: minute } })
    const statuses = []
    for (const end of ['1', '2', '3', '4']) {
      const response = await logIn(site, `name-${end}`, 'guess').set(from(`2001:db8:1:2::${end}`))
      statuses.push(response.status)
    }
    expect(statuses).toEqual([401, 401, 401, 429])
    await site.close()
  })

  it('are stored without the name or the address', async () => {
    const rows = await api.database.db.selectFrom('rateLimits').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

describe('security events', () => {
  const events = (userId: number | null) =>
    api.database.db
      .selectFrom('securityEvents')
      .selectAll()
      .where('userId', userId === null ? 'is' : '=', userId as number)
      .orderBy('id')
      .execute()
  const facts = async (userId: number) =>
    (await events(userId)).map(({ kind, outcome, count }) => [kind, outcome, count])
  const record = (event: SecurityEvent, ip = '192.0.2.1') =>
    recordSecurityEvent(api.context, { ip, headers: {} } as FastifyRequest, event)
  const refused = { kind: 'sign-in.password', outcome: 'refused' } as const

  it('record every sign-in and sign-out of a member, and wrong passwords once an hour with their number', async () => {
    const { user, email } = await signUpVerified(api)
    await logIn(api, user.username, 'a first guess')
    await logIn(api, email, 'a second guess')
    const signedIn = await logIn(api, user.username)
    await logOut(cookieHeaderOf(signedIn))
    expect(await facts(user.id)).toEqual([
      ['account.created', 'success', 1],
      ['email.confirmed', 'success', 1],
      ['sign-in.password', 'refused', 2],
      ['sign-in.password', 'success', 1],
      ['sign-out', 'success', 1],
    ])
    const [created, , guesses] = await events(user.id)
    expect(created?.session).toMatch(/^[\w-]{12}$/)
    expect(guesses).toMatchObject({ device: 'A browser', session: null, typedHash: null })
    expect(guesses?.lastAt.getTime()).toBeGreaterThan(guesses?.at.getTime() ?? 0)
  })

  it('contain neither what was typed nor the address', async () => {
    await logIn(api, 'Mistyped-Name', 'a guess with a secret')
    const stored = (await events(null)).filter(({ kind }) => kind === 'sign-in.password')
    expect(stored).not.toEqual([])
    for (const { typedHash, addressHash } of stored) {
      expect([typedHash, addressHash]).toEqual(Array(2).fill(expect.stringMatching(/^[\w-]{43}$/)))
    }
    expect(JSON.stringify(stored)).not.toMatch(/mistyped|guess|127\.0\.0\.1|::1/i)
  })

  it('of a wrong password are stored by the same statements as those of an unknown name', async () => {
    const { user } = await signUp(api)
    const { database, during } = recordStatements(api.database)
    const site = await createTestApp({ ...plainSite, database })
    const statementsOf = (name: string) =>
      during(async () => expectProblem(await logIn(site, name, 'a guess'), 'WRONG_SIGN_IN', 401))
    const known = await statementsOf(user.username)
    const unknown = await statementsOf('nobody-of-this-name')
    await site.close()
    expect(known.join()).toContain('security_events')
    expect(unknown).toEqual(known)
  })

  it('of refused attempts stop growing at a thousand rows an hour, and go on counting', async () => {
    const { user } = await signUp(api)
    const { db } = api.database
    await db.deleteFrom('securityEvents').execute()
    await sql`insert into security_events (kind, outcome, typed_hash)
      select 'sign-in.password', 'refused', n::text from generate_series(1, ${maxRefusedRows}) n
    `.execute(db)
    for (const end of [1, 2, 3]) {
      await record({ ...refused, typed: `name-${end}` }, `192.0.2.${end}`)
      await record({ ...refused, userId: user.id }, `192.0.2.${end}`)
    }
    const added = await db
      .selectFrom('securityEvents')
      .select(['userId', 'typedHash', 'addressHash', 'count'])
      .where('addressHash', 'is', null)
      .where((is) => is.or([is('typedHash', 'is', null), is('userId', 'is not', null)]))
      .orderBy('id')
      .execute()
    const shared = { typedHash: null, addressHash: null, count: 3 }
    expect(added).toEqual([
      { userId: null, ...shared },
      { userId: user.id, ...shared },
    ])
    await record({ ...refused, outcome: 'success', userId: user.id }, '192.0.2.1')
    expect((await events(user.id)).at(-1)?.addressHash).not.toBeNull()
  })

  it('of an account that is deleted at the same moment belong to no one', async () => {
    await api.database.db.deleteFrom('securityEvents').execute()
    await record({ ...refused, userId: 2_000_000_000 }, '192.0.2.200')
    expect(await events(null)).toMatchObject([{ kind: 'sign-in.password', count: 1 }])
  })
})

it('logs neither passwords nor session ids', async () => {
  const { user, cookie } = await signUp(api)
  await logIn(api, user.username, 'a wrong guess of mine')
  const log = api.log.join('\n')
  expect(log).not.toContain('a wrong guess')
  expect(log).not.toContain(idIn(cookie))
})
