import type { Response } from 'supertest'
import { adminPassword, type TestApp } from './test-app.ts'

/** The cookie header that a browser would send back. */
export function cookieOf(response: Response): string {
  const [header = ''] = (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []
  return header.split(';')[0] as string
}

export const signIn = (api: TestApp, body: object = { password: adminPassword }) =>
  api.request.post('/api/admin/session').send(body)

/** Signs in to the console and returns the cookie. */
export async function openConsole(api: TestApp, operator?: string): Promise<string> {
  return cookieOf(
    await signIn(api, { password: adminPassword, ...(operator === undefined ? {} : { operator }) }),
  )
}

/** The entries of the audit log, oldest first, without ids and instants. */
export const auditOf = (api: TestApp) =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'operator', 'subject', 'details'])
    .orderBy('id')
    .execute()
