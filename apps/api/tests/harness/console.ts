import type { Response } from 'supertest'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { totpRules } from '@farandfew/domain/constants/limits.ts'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { addFactor, sealFactor } from '../../src/club/operator-sessions/second-factor.ts'
import { makeTotpSecret } from '../../src/club/operator-sessions/totp.ts'
import { adminPassword, sessionSecret, type TestApp } from './test-app.ts'

/** The cookie header that a browser would send back. */
export function cookieOf(response: Response): string {
  const headers = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []
  return headers.find((header) => /^(__Host-)?ff_admin=/.test(header))?.split(';')[0] as string
}

/** The header of a browser that signed in before, and has no session now. */
export const knownCookieOf = (response: Response): string => {
  const headers = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []
  return headers.find((header) => header.startsWith('ff_admin_known='))?.split(';')[0] ?? ''
}

/** What a browser sends with a cookie. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' }

export const signIn = (api: TestApp, body: object = { password: adminPassword }) =>
  api.request.post('/api/admin/session').send(body)

/** Signs in to the console and returns the cookie. */
export async function openConsole(api: TestApp, operator?: string): Promise<string> {
  return cookieOf(
    await signIn(api, { password: adminPassword, ...(operator === undefined ? {} : { operator }) }),
  )
}

/** Quick to check: the tests sign in often. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }
export const operatorPassword = 'a lantern in the harbour'

/** The code that an authenticator app shows some steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * totpRules.periodSeconds * 1000,
  })

export interface TestOperator {
  id: number
  email: string
  secret: string
}

let operators = 0

export async function addOperator(
  { database: { db } }: TestApp,
  role: OperatorRole,
  name = 'Ben',
): Promise<TestOperator> {
  operators += 1
  const email = `operator-${operators}@club.example`
  const secret = makeTotpSecret()
  const { id } = await db
    .insertInto('operators')
    .values({ name, email, role, passwordHash: await hash(operatorPassword, cheap) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addFactor(db, id, { secret: sealFactor(secret, sessionSecret), lastStep: 0, sessionSecret })
  return { id, email, secret }
}

/** Signs an operator in, with the code of a step from now; each works once. */
export const signInOperator = (api: TestApp, { email, secret }: TestOperator, step = 0) =>
  signIn(api, { email, password: operatorPassword, code: codeOf(secret, step) })

/** Signs a new operator in and returns the cookie. */
export const openConsoleAs = async (api: TestApp, role: OperatorRole): Promise<string> =>
  cookieOf(await signInOperator(api, await addOperator(api, role)))

/** The entries of the audit log, oldest first, with the reasons that operators read there, without ids and instants. */
export async function auditOf(api: TestApp) {
  const rows = await api.database.db
    .selectFrom('auditLog')
    .leftJoin('auditReasons', 'entryId', 'id')
    .select(['action', 'operator', 'subject', 'details', 'reason'])
    .orderBy('id')
    .execute()
  return rows.map(({ reason, ...row }) =>
    reason === null ? row : { ...row, details: { ...row.details, reason } },
  )
}
