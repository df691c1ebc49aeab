import { currentUser, type CurrentUser } from '@farandfew/domain/members/user.ts'
import * as z from 'zod/mini'
import {
  fromPage,
  logIn,
  type Member,
  memberPassword,
  plainSite,
  signUp,
  signUpVerified,
} from './account-forms.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
let asha: Member
let ravi: Member
beforeAll(async () => {
  api = await createTestApp(plainSite)
  asha = await signUp(api, { username: 'asha', lastName: 'Rao', city: 'Pune', interests: ['Tea'] })
  ravi = await signUp(api, { username: 'ravi', firstName: 'Ravi' })
})
afterAll(() => api.close())

const read = (cookie = '') => api.request.get('/api/user/profile').set(fromPage(cookie))
const change = (cookie: string, body: object) =>
  api.request.patch('/api/user/profile').set(fromPage(cookie)).send(body)

const rename = (cookie: string, body: object) =>
  change(cookie, { ...body, currentPassword: memberPassword })

it('returns the profile of the signed-in member, without the password', async () => {
  const response = await read(asha.cookie)
  expect(response.status).toBe(200)
  expect(z.strictObject(currentUser.shape).parse(response.body)).toEqual(asha.user)
  expect(response.text).not.toMatch(/argon2|password/i)
  expect(response.headers['cache-control']).toBe('no-store')
})

it('changes the given fields, clears blank ones, and does not change other fields or members', async () => {
  const before = (await read(ravi.cookie)).body as CurrentUser
  const sent = {
    city: 'Kochi',
    lastName: '',
    bio: 'Two lines\nof me',
    interests: ['Boats', 'Maps'],
    travelPreferences: [],
    profileImage: '/art/avatars/07.svg',
  }
  const response = await change(asha.cookie, sent)
  expect(response.status).toBe(200)
  const expected = { ...asha.user, ...sent, lastName: null }
  expect(response.body).toEqual(expected)
  expect((await read(asha.cookie)).body).toEqual(expected)
  expect((await read(ravi.cookie)).body).toEqual(before)
})

it('accepts an empty change and changes nothing', async () => {
  const before = (await read(asha.cookie)).body as CurrentUser
  expect((await change(asha.cookie, {})).body).toEqual(before)
})

it.each(['ravi', 'RAVI', 'ｒａｖｉ'])(
  'rejects the username of another member, also as %s',
  async (username) => {
    const document = expectProblem(
      await rename(asha.cookie, { username, city: 'Goa' }),
      'USERNAME_TAKEN',
      409,
    )
    expect(document.errors).toEqual({ username: document.detail })
    expect((await read(asha.cookie)).body).toMatchObject({ username: 'asha', city: 'Kochi' })
  },
)

it('lets a member change the spelling of their username and sign in with it', async () => {
  expect((await rename(asha.cookie, { username: 'Asha' })).body).toMatchObject({ username: 'Asha' })
  expect((await rename(asha.cookie, { username: 'asha.rao' })).status).toBe(200)
  expect((await logIn(api, 'ASHA.rao')).status).toBe(200)
  expectProblem(await logIn(api, 'asha'), 'WRONG_SIGN_IN', 401)
})

describe('another username', () => {
  const mailsOf = (recipient: string | null) =>
    api.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', recipient ?? '')
      .where('kind', '=', 'account.username-changed')
      .execute()

  it('is refused to a session alone, with everything else in the form', async () => {
    const { user, cookie } = await signUpVerified(api)
    for (const [password, message] of [
      [{}, 'Please enter your password'],
      [{ currentPassword: 'a guess' }, 'This is not your password'],
    ] as const) {
      const response = await change(cookie, { username: 'thiefs-name', city: 'Goa', ...password })
      const { errors } = expectProblem(response, 'VALIDATION_FAILED', 400)
      expect(errors).toEqual({ currentPassword: message })
    }
    expect((await read(cookie)).body).toMatchObject({ username: user.username, city: null })
    expect(await mailsOf(user.email)).toEqual([])
  })

  it('is mailed to the verified address; the same one needs no password', async () => {
    const { user, cookie } = await signUpVerified(api)
    expect((await change(cookie, { username: user.username, city: 'Goa' })).status).toBe(200)
    expect(await mailsOf(user.email)).toEqual([])
    expect((await rename(cookie, { username: 'new-name' })).status).toBe(200)
    expect(await mailsOf(user.email)).toHaveLength(1)
    const claimed = await signUp(api)
    expect((await rename(claimed.cookie, { username: 'newer-name' })).status).toBe(200)
    expect(await mailsOf(claimed.user.email)).toEqual([])
  })
})

it.each([
  ['email', 'new@mail.example', 'This field is not known'],
  ['phone', '+91 98765 43210', 'This field is not known'],
  ['passwordHash', 'x', 'This field is not known'],
  ['id', 1, 'This field is not known'],
  ['firstName', '', 'First name is required'],
  ['username', 'a@b', 'Please use letters, digits, dots, dashes and underscores only'],
  ['ageGroup', '28-32', 'Please select an age group'],
  ['profileImage', 'javascript:alert(1)', 'Please choose one of the pictures, or upload your own'],
])('rejects %s: %j', async (field, value, message) => {
  const document = expectProblem(
    await change(asha.cookie, { [field]: value }),
    'VALIDATION_FAILED',
    400,
  )
  expect(document.errors).toEqual({ [field]: message })
})
