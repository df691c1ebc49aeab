import { codeOf, cookieOf, signIn } from '../../harness/console.ts'
import { adminPassword, type TestApp } from '../../harness/test-app.ts'

const path = '/api/admin/second-factor'
const from = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' })

export { codeOf } from '../../harness/console.ts'

export const stateOf = (api: TestApp, cookie: string) => api.request.get(path).set({ cookie })
export const requestOffer = (api: TestApp, cookie: string, password = adminPassword) =>
  api.request.post(`${path}/offer`).set(from(cookie)).send({ password })
export const confirm = (api: TestApp, cookie: string, code: string) =>
  api.request.post(path).set(from(cookie)).send({ code })
export const turnOff = (api: TestApp, cookie: string, body: object) =>
  api.request.delete(path).set(from(cookie)).send(body)
export const renew = (api: TestApp, cookie: string, body: object) =>
  api.request.post(`${path}/recovery-codes`).set(from(cookie)).send(body)

/** Switches the second factor on; returns the session's cookie, the secret and the recovery codes. */
export async function switchFactorOn(api: TestApp) {
  const cookie = cookieOf(await signIn(api, { password: adminPassword, operator: 'Asha' }))
  const { secret } = (await requestOffer(api, cookie)).body as { secret: string }
  const response = await confirm(api, cookie, codeOf(secret))
  const { recoveryCodes } = response.body as { recoveryCodes: string[] }
  return { cookie, secret, recoveryCodes }
}

/** Lets the last code's step be used again, as if half a minute had passed. */
export const forgetStep = (api: TestApp) =>
  api.database.db.updateTable('secondFactor').set({ lastStep: 0 }).execute()

/** Deletes everything that the console has stored. */
export async function clearConsole({ database: { db } }: TestApp) {
  await db.deleteFrom('recoveryCodes').execute()
  await db.deleteFrom('secondFactor').execute()
  await db.deleteFrom('adminSessions').execute()
  await db.deleteFrom('rateLimits').execute()
}
