import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { Response } from 'supertest'
import type { MailContent } from '../../src/platform/db/column-types.ts'
import type { Db } from '../../src/platform/db/connect.ts'
import { sendAccountMessage } from '../../src/club/auth/account-messages.ts'
import type { TestApp, TestAppOptions } from './test-app.ts'

export const memberPassword = 'lanterns over the lake'

/** A site over plain http, so that the member's cookie is not Secure. */
export const plainSite: TestAppOptions = { config: { publicWebUrl: 'http://club.example' } }

/** The cookies that a response sets, by name; null for a cookie that it clears. */
export function cookiesOf(response: Response): Record<string, string | null> {
  const headers = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []
  return Object.fromEntries(
    headers.map((header) => {
      const [pair = ''] = header.split(';')
      const at = pair.indexOf('=')
      const gone = /; Max-Age=0|; Expires=Thu, 01 Jan 1970/.test(header)
      return [pair.slice(0, at), gone ? null : pair.slice(at + 1)]
    }),
  )
}

/** The cookie header that a browser sends after a response. */
export const cookieHeaderOf = (response: Response): string =>
  Object.entries(cookiesOf(response))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The headers that a page of the site sends. */
export const fromPage = (cookie = '') => ({
  'sec-fetch-site': 'same-origin',
  ...(cookie === '' ? {} : { cookie }),
})

let count = 0

/** A valid sign-up form. Each call returns another username and address. */
export function signupOf(fields: Record<string, unknown> = {}) {
  count += 1
  return {
    username: `walker-${count}`,
    email: `walker-${count}@mail.example`,
    firstName: 'Asha',
    password: memberPassword,
    confirmPassword: memberPassword,
    ...fields,
  }
}

export interface SignedUp {
  user: CurrentUser
  cookie: string
}

/** Signs up through the API and returns the account with its cookies. */
export async function signUp(
  api: TestApp,
  fields: Record<string, unknown> = {},
): Promise<SignedUp> {
  const response = await api.request
    .post('/api/auth/register')
    .set(fromPage())
    .send(signupOf(fields))
  if (response.status !== 201) throw new Error(`${response.status} ${response.text}`)
  return { user: response.body as CurrentUser, cookie: cookieHeaderOf(response) }
}

export const logIn = (api: TestApp, username: string, password = memberPassword, cookie = '') =>
  api.request.post('/api/auth/login').set(fromPage(cookie)).send({ username, password })

/** Asks which member a cookie belongs to. */
export const whoIs = (api: TestApp, cookie = '') =>
  api.request.get('/api/auth/me').set(cookie === '' ? {} : { cookie })

/** Does what the worker does: sends what was asked for an address or phone to its account. */
export async function sendAccountMessages(db: Db): Promise<void> {
  const urls = { web: 'http://club.example', admin: '' }
  while (await sendAccountMessage({ db, urls, outbox: { notify: () => undefined } })) continue
}

/** The mails to an address, oldest first. */
export async function mailsTo(api: TestApp, recipient: string) {
  await sendAccountMessages(api.database.db)
  const rows = await api.database.db
    .selectFrom('outbox')
    .select(['kind', 'claimed', 'content'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, content: row.content as MailContent }))
}

/** The token of the last link sent to an address. */
export async function lastTokenTo(api: TestApp, recipient: string): Promise<string> {
  const links = (await mailsTo(api, recipient)).flatMap(
    ({ content }) => /\?token=([\w-]+)/.exec(content.text)?.[1] ?? [],
  )
  const last = links.at(-1)
  if (last === undefined) throw new Error(`No link went to ${recipient}`)
  return last
}

/** Signs up, with the address confirmed as its link does, but without the mail. */
export async function signUpConfirmed(
  api: TestApp,
  fields: Record<string, unknown> = {},
): Promise<SignedUp> {
  const member = await signUp(api, fields)
  await api.database.db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', member.user.id)
    .execute()
  return member
}

/** Signs up and verifies the email address by the link of the mail. */
export async function signUpVerified(
  api: TestApp,
  fields: Record<string, unknown> = {},
): Promise<SignedUp & { email: string }> {
  const member = await signUp(api, fields)
  const email = member.user.email as string
  const token = await lastTokenTo(api, email)
  const response = await api.request
    .post('/api/auth/email/verify')
    .set(fromPage(member.cookie))
    .send({ token })
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`)
  return { ...member, email }
}
