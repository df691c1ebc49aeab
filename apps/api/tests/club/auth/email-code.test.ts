import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import {
  fromPage,
  lastTokenTo,
  logIn,
  cookieHeaderOf,
  mailsTo,
  plainSite,
  type SignedUp,
  signUp,
  signUpVerified,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { allowResend, otherThan } from './codes.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(() => api.reset())
afterAll(() => api.close())

const confirm = (code: string, cookie: string) =>
  api.request.post('/api/user/email/code').set(fromPage(cookie)).send({ code })
const resend = (cookie: string, query = '') =>
  api.request.post(`/api/user/email/verification${query}`).set(fromPage(cookie)).expect(200)

/** The code in the newest mail to an address. */
async function codeTo(email: string): Promise<string> {
  const text = (await mailsTo(api, email)).at(-1)?.content.text ?? ''
  return /Your code is (\d{6})\./.exec(text)?.[1] as string
}
const codeOf = ({ user }: SignedUp) => codeTo(user.email as string)

it('confirms a new address by the code of the welcome, once, beside the link', async () => {
  const member = await signUp(api)
  const code = await codeOf(member)
  const { body } = await confirm(code, member.cookie).expect(200)
  expect((body as CurrentUser).emailVerified).toBe(true)
  expectProblem(await confirm(code, member.cookie), 'WRONG_CODE', 401)
  const token = await lastTokenTo(api, member.user.email as string)
  const link = api.request.post('/api/auth/email/verify').set(fromPage(member.cookie))
  expectProblem(await link.send({ token }), 'LINK_INVALID', 400)
})

it('works in the browser that asked for it alone', async () => {
  const member = await signUp(api)
  const code = await codeOf(member)
  const other = cookieHeaderOf(await logIn(api, member.user.username))
  expectProblem(await confirm(code, other), 'WRONG_CODE', 401)
  const stranger = await signUp(api)
  expectProblem(await confirm(code, stranger.cookie), 'WRONG_CODE', 401)
  await confirm(code, member.cookie).expect(200)
})

it('is void after five wrong tries and after 15 minutes, and another one works', async () => {
  const member = await signUp(api)
  const code = await codeOf(member)
  for (let tries = 1; tries <= 5; tries += 1) {
    expectProblem(await confirm(otherThan(code, tries), member.cookie), 'WRONG_CODE', 401)
  }
  expectProblem(await confirm(code, member.cookie), 'WRONG_CODE', 401)
  await allowResend(api.database.db)
  await resend(member.cookie)
  const second = await codeOf(member)
  const { db } = api.database
  const at = await db.selectFrom('oneTimeCodes').select('expiresAt').executeTakeFirstOrThrow()
  const minutes = (at.expiresAt.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
  await db.updateTable('oneTimeCodes').set({ expiresAt: new Date() }).execute()
  expectProblem(await confirm(second, member.cookie), 'WRONG_CODE', 401)
})

it('is sent once to a page that asks for it unless it was sent', async () => {
  const member = await signUp(api)
  await resend(member.cookie, '?unlessSent=true')
  expect(await mailsTo(api, member.user.email as string)).toHaveLength(1)
})

it('does not confirm an address that another account has confirmed meanwhile', async () => {
  const member = await signUp(api)
  const code = await codeOf(member)
  await signUpVerified(api, { email: member.user.email })
  expectProblem(await confirm(code, member.cookie), 'EMAIL_TAKEN', 409)
})

it.each([['12345'], ['1234567'], ['abcdef'], [''], ['12 34 5x']])(
  'refuses %j as a code',
  async (code) => {
    const member = await signUp(api)
    expectProblem(await confirm(code, member.cookie), 'VALIDATION_FAILED', 400)
  },
)
