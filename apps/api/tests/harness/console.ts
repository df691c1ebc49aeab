import type { Response } from 'supertest'
import type { PasswordRole } from '@farandfew/domain/admin/roles'
import { hash } from '@node-rs/argon2'
import { writeRolePassword } from '../../src/secrets/role-passwords.ts'
import { adminPassword, type TestApp } from './test-app.ts'

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
/** The password that `openConsoleAs` gives a role. */
export const rolePassword = (role: PasswordRole) => `the password of ${role}`

/** Gives a role a password. */
export const addRolePassword = async (api: TestApp, role: PasswordRole) =>
  writeRolePassword(api.database.db, role, await hash(rolePassword(role), cheap))

/** Signs in with the password of a role and returns the cookie. */
export async function openConsoleAs(api: TestApp, role: PasswordRole): Promise<string> {
  await addRolePassword(api, role)
  return cookieOf(await signIn(api, { password: rolePassword(role), operator: 'Ben' }))
}

/** The entries of the audit log, oldest first, without ids and instants. */
export const auditOf = (api: TestApp) =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'operator', 'subject', 'details'])
    .orderBy('id')
    .execute()
