import type { FirstSteps } from '@farandfew/domain/today/admin-today.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const read = async (cookie: string): Promise<FirstSteps> =>
  (await api.request.get('/api/admin/first-steps').set({ cookie }).expect(200)).body

it('shows each step of the first day as done when the data does', async () => {
  const { db } = api.database
  const cookie = await openConsole(api, 'Asha')
  const before = await read(cookie)
  expect(before).toMatchObject({
    ownAccount: false,
    taxRates: false,
    clubDetails: false,
    testMail: false,
  })
  await db
    .insertInto('operators')
    .values({ name: 'Asha', email: 'asha@club.example', role: 'owner', passwordHash: 'x' })
    .execute()
  await db
    .insertInto('clubIdentity')
    .values({ registeredName: 'Club Private Limited', address: '1 Road', isSample: true })
    .execute()
  // The rates that the database began with may be right.
  const confirm = api.request.post('/api/admin/tax-rates/confirm').set(fromPage(cookie))
  expect((await confirm.expect(200)).body).toMatchObject({ isConfirmed: true })
  expect(await read(cookie)).toMatchObject({ ownAccount: true, taxRates: true, clubDetails: false })
  await db.updateTable('clubIdentity').set({ isSample: false }).execute()
  const test = { audience: { kind: 'newsletter', id: null }, subject: 'Hello', text: 'Hello' }
  await db.insertInto('newsletters').values({ email: 'maya@club.example' }).execute()
  await api.request
    .post('/api/admin/mailings/test')
    .set(fromPage(cookie))
    .send({ ...test, position: 0 })
    .expect(200)
  expect(await read(cookie)).toMatchObject({ clubDetails: true, testMail: true })
})
