import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { Response } from 'supertest'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import type { TestApp, TestAppOptions } from '../../harness/test-app.ts'

export const memberPassword = 'lanterns over the lake'

/** A site over plain http, so that the member's cookie is not Secure. */
export const plainSite: TestAppOptions = { config: { publicWebUrl: 'http://club.example' } }

/** The headers that a page of the site sends. */
export const fromPage = (cookie = '') => ({
  'sec-fetch-site': 'same-origin',
  ...(cookie === '' ? {} : { cookie }),
})

/** The Set-Cookie headers of a response. */
export const setCookiesOf = (response: Response): string[] =>
  (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []

export interface Member {
  user: CurrentUser
  /** The cookie header that the member's browser sends. */
  cookie: string
}

const findMemberId = (response: Response): Member => ({
  user: response.body as CurrentUser,
  cookie: setCookiesOf(response)
    .map((header) => header.split(';')[0])
    .join('; '),
})

let count = 0

/** Signs up through the API. Each account has its own username and address. */
export async function signUp(api: TestApp, fields: object = {}): Promise<Member> {
  count += 1
  const response = await api.request
    .post('/api/auth/register')
    .set(fromPage())
    .send({
      username: `traveller-${count}`,
      email: `traveller-${count}@mail.example`,
      firstName: 'Asha',
      password: memberPassword,
      confirmPassword: memberPassword,
      ...fields,
    })
  if (response.status !== 201) throw new Error(`${response.status} ${response.text}`)
  return findMemberId(response)
}

/** Signs up and verifies the email address by the link of the mail. */
export async function signUpVerified(api: TestApp, fields: object = {}): Promise<Member> {
  const member = await signUp(api, fields)
  const mail = await api.database.db
    .selectFrom('outbox')
    .select('content')
    .where('recipient', '=', member.user.email ?? '')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = /\?token=([\w-]+)/.exec((mail.content as MailContent).text)?.[1]
  const response = await api.request
    .post('/api/auth/email/verify')
    .set(fromPage(member.cookie))
    .send({ token })
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`)
  return member
}

/** Signs in with username and password, in another browser. */
export const logIn = (api: TestApp, username: string) =>
  api.request.post('/api/auth/login').set(fromPage()).send({ username, password: memberPassword })

/** Opens another session of a member; returns its cookie. */
export const signInAgain = async (api: TestApp, { user }: Member): Promise<Member> =>
  findMemberId(await logIn(api, user.username))

/** Asks which member a cookie belongs to. */
export const whoIs = (api: TestApp, cookie: string) =>
  api.request.get('/api/auth/me').set(fromPage(cookie))
