import { publicUser } from '@farandfew/domain/members/user.ts'
import {
  cookieHeaderOf,
  cookiesOf,
  fromPage,
  logIn,
  mailsTo,
  memberPassword,
  plainSite,
  signUp,
  signupOf,
  signUpVerified,
  whoIs,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

// The cost of the hash is tested here.
jest.unmock('@node-rs/argon2')

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

const register = (fields: Record<string, unknown> = {}) =>
  api.request.post('/api/auth/register').set(fromPage()).send(signupOf(fields))

const without = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))

/** The headers that do not depend on the account, and the names of the cookies. */
const headersOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  ...without(headers, [
    'date',
    'x-request-id',
    'set-cookie',
    'content-length',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
  ]),
  cookies: (headers['set-cookie'] as string[]).map((cookie) => cookie.split('=')[0]),
})

it('creates an account, signs in, and returns it without the password', async () => {
  const response = await register({
    username: 'Maya.Rao',
    email: ' Maya@Mail.example ',
    phone: '+91 98765 43210',
    interests: ['food'],
    quizData: { travelStyle: 'slow' },
    city: '',
  })
  expect(response.status).toBe(201)
  expect(response.body).toMatchObject({
    username: 'Maya.Rao',
    email: 'maya@mail.example',
    emailVerified: false,
    phone: '+919876543210',
    phoneVerified: false,
    firstName: 'Asha',
    city: null,
    interests: ['food'],
    travelPreferences: [],
    quizData: { travelStyle: 'slow' },
  })
  expect(response.text).not.toMatch(/argon2|password/i)
  expect(publicUser.safeParse(response.body).success).toBe(true)
  const me = await whoIs(api, cookieHeaderOf(response))
  expect([me.status, me.body]).toEqual([200, response.body])
  const user = await api.request.get('/api/auth/user').set({ cookie: cookieHeaderOf(response) })
  expect(user.body).toEqual(me.body)
})

it('stores the password only as an argon2id hash', async () => {
  const { user } = await signUp(api)
  const row = await api.database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(row)).not.toContain(memberPassword)
})

it('sets an HttpOnly cookie, and a hint that grants nothing', async () => {
  const response = await register()
  const { ff_member: session, ff_signed_in: hint, ff_known: known, ...others } = cookiesOf(response)
  expect([typeof session, hint, typeof known, others]).toEqual(['string', '1', 'string', {}])
  const [own = '', readable = ''] = response.headers['set-cookie'] as unknown as string[]
  const attributes = [own, readable].sort().map((cookie) => cookie.split('; ').slice(1))
  expect(attributes[0]).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']))
  expect(attributes[1]).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']))
  expect(attributes[1]).not.toContain('HttpOnly')
  expectProblem(await whoIs(api, 'ff_signed_in=1'), 'NOT_SIGNED_IN', 401)
})

it('sends a welcome mail with a link that greets by the first name, and quotes nothing else that was typed', async () => {
  const before = api.outboxNotifications()
  const { user } = await signUp(api, { firstName: 'Buyme', username: 'cheap-pills' })
  expect(api.outboxNotifications()).toBe(before + 1)
  const [mail, ...others] = await mailsTo(api, user.email as string)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'account.welcome', claimed: true })
  const { subject, text, html } = mail?.content ?? { subject: '', text: '', html: '' }
  expect(text).toMatch(/http:\/\/club\.example\/verify-email\?token=[\w-]{43}\n/)
  expect(html).toContain('href="http://club.example/verify-email?token=')
  expect(`${subject}${text}${html}`).not.toMatch(/cheap-pills|walker/)
  expect(text).toMatch(/^Welcome to Far & Few\n\nHello Buyme,\n\n/)
  expect(html).toContain('>Hello Buyme,<')
  // It also fits someone who knows nothing of the account.
  expect(subject).toBe('Welcome to Far & Few')
  expect(text).toContain('open the link and press “This Was Not Me”')
  expect(text).not.toMatch(/^someone/im)
})

it.each(['Win at pills.example', 'Call 98200 98200', 'Buy our best cheap pills', '<b>Asha</b>'])(
  'greets no one by the text %s, which is no name',
  async (firstName) => {
    const { user } = await signUp(api, { firstName })
    const [mail] = await mailsTo(api, user.email as string)
    expect(mail?.content.text).toContain('\n\nHello,\n\n')
    expect(JSON.stringify(mail?.content)).not.toContain(firstName)
  },
)

describe('a username that is taken', () => {
  it.each(['Rohan', 'ROHAN', 'Ｒohan'])('is reported, also as %s', async (username) => {
    await register({ username: 'rohan' })
    const count = () => api.database.db.selectFrom('users').select('id').execute()
    const before = (await count()).length
    const document = expectProblem(await register({ username }), 'USERNAME_TAKEN', 409)
    expect(document.errors).toEqual({ username: document.detail })
    expect((await count()).length).toBe(before)
  })

  it.each([
    ['сосо', 'coco'],
    ['СОСО', 'coco'],
    ['paypa1', 'paypal'],
    ['rnaya-l', 'maya-I'],
    ['οικο', 'oiKo'],
    ['МАҮА', 'Maya'],
    ['ᴋᴀɪ', 'kai'],
    ['ӏеѵоѕ', 'levos'],
    ['Zoé', 'zoe'],
    ['.tara_--', 'tara'],
    ['Ḋev...', '_dev'],
  ])('is reported for one that looks like it: %s beside %s', async (lookalike, username) => {
    await register({ username })
    expectProblem(await register({ username: lookalike }), 'USERNAME_TAKEN', 409)
    const { cookie } = await signUp(api)
    const rename = api.request.patch('/api/user/profile').set(fromPage(cookie))
    const form = { username: lookalike, currentPassword: memberPassword }
    expectProblem(await rename.send(form), 'USERNAME_TAKEN', 409)
  })

  it.each(['Admin', 'ᴀᴅᴍɪɴ', 'sup.port_', 'Far-and-Few', 'ADM1N..'])(
    'is reported for a name of the staff or the club: %s',
    async (username) => {
      expectProblem(await register({ username }), 'USERNAME_TAKEN', 409)
    },
  )

  it('is not reported for names that only share some letters', async () => {
    for (const username of ['senia', 'сеня', 'Senya', 'se.nia', 'राम', 'रम']) {
      expect((await register({ username })).status).toBe(201)
    }
  })

  it('is given to one of twenty concurrent sign-ups', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ username: index % 2 ? 'just-one' : 'just-0ne' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })
})

it('gives the same answer for an address of another account as for any other', async () => {
  const { email } = await signUpVerified(api)
  const known = await register({ username: 'stranger-1', email })
  const unknown = await register({ username: 'stranger-2', email: 'unknown@mail.example' })
  const comparable = ({ body }: typeof known) =>
    without(body as object, ['id', 'username', 'email', 'createdAt'])
  expect(known.status).toBe(201)
  expect([known.status, comparable(known), headersOf(known)]).toEqual([
    unknown.status,
    comparable(unknown),
    headersOf(unknown),
  ])
})

it('rejects the username as the password', async () => {
  const form = {
    username: 'asha-of-pune',
    password: 'Asha-of-Pune',
    confirmPassword: 'Asha-of-Pune',
  }
  const { errors } = expectProblem(await register(form), 'VALIDATION_FAILED', 400)
  expect(errors).toEqual({ password: 'Please do not use your username as your password' })
})

describe('a common password', () => {
  it.each([
    '123456',
    'password',
    'PassWord',
    'ｌｅｔｍｅｉｎ',
    'welcome123',
    'aaaaaa',
    'abcdef',
    '987654',
  ])('is rejected: %s', async (password) => {
    const document = expectProblem(
      await register({ password, confirmPassword: password }),
      'VALIDATION_FAILED',
      400,
    )
    expect(document.errors).toEqual({
      password: 'This password is too common. Please choose another.',
    })
  })

  it('is one of at least 3,000 that are long enough', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const { refuseCommonPassword } =
      await import('../../../src/platform/secrets/common-passwords.ts')
    const first = dictionary['passwords-common']
      .filter((password) => password.length >= 6)
      .slice(0, 3000)
    for (const password of first) await expect(refuseCommonPassword(password)).rejects.toThrow()
    await refuseCommonPassword(memberPassword)
  })
})

it('rejects an invalid form by its fields', async () => {
  const document = expectProblem(
    await register({ firstName: '', confirmPassword: 'another one' }),
    'VALIDATION_FAILED',
    400,
  )
  expect(document.errors).toMatchObject({ firstName: 'First name is required' })
})

it('creates an account that can sign in', async () => {
  const { user } = await signUp(api)
  const response = await logIn(api, user.username)
  expect([response.status, response.body]).toEqual([200, user])
})
