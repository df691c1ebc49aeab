import { adminHosts } from '@farandfew/domain/hosts/admin-hosts.ts'
import { hostList } from '@farandfew/domain/hosts/host.ts'
import { deleteMember } from '../../../src/club/personal-data/erase.queries.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertHost, insertUser } from '../../support/rows.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp({ today: '2025-05-01' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  cookie = await openConsole(api, 'Meera')
})

const path = '/api/admin/hosts'
const add = (form: object) => api.request.post(path).set(fromPage(cookie)).send(form)
const change = (id: number, before: object, after: object) =>
  api.request.put(`${path}/${id}`).set(fromPage(cookie)).send({ before, after })
const list = async () =>
  adminHosts.parse((await api.request.get(path).set(fromPage(cookie))).body).items
const published = async () => {
  const response = await api.request.get('/api/hosts')
  expect(response.status).toBe(200)
  return hostList.parse(response.body)
}
const lastEntry = () =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'subject', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const leena = {
  name: 'Leena',
  languages: 'Turkish and English',
  about: 'Leena grew up in Izmir.',
  picture: '/art/avatars/01.svg',
}
const seen = { ...leena, member: null }

it('adds a host, who is published once a departure ahead has them', async () => {
  const { status, body } = await add({ ...leena, name: ' Leena ' })
  expect(status).toBe(201)
  expect(body).toEqual({ id: expect.any(Number), ...seen, departures: [], canDelete: true })
  const { id } = body as { id: number }
  expect(await published()).toEqual([])
  const { db } = api.database
  const choose = (ids: number[]) =>
    db.updateTable('tripSchedules').set({ hostId: id }).where('id', 'in', ids).execute()
  await choose([7, 11])
  expect(await published()).toEqual([{ id, ...leena, destinations: ['Turkey'] }])
  const { body: trip } = await api.request.get('/api/trips/1/departures')
  expect(trip.departures.map(({ host }: { host: unknown }) => host)).toEqual([
    { id, ...leena },
    { id, ...leena },
  ])
  expect((await list())[0]?.departures).toEqual([
    { id: 7, tripTitle: 'Hidden Gems of Turkey', departureDate: '2025-08-14' },
    { id: 11, tripTitle: 'Hidden Gems of Turkey', departureDate: '2025-10-11' },
  ])
})

it('is not published for a departure that was cancelled or closed', async () => {
  const { db } = api.database
  await insertHost(db, { departures: [7, 11] })
  await db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'cancelled' })
    .where('id', '=', 7)
    .execute()
  await db.updateTable('tripSchedules').set({ isActive: false }).where('id', '=', 11).execute()
  expect(await published()).toEqual([])
})

it('lists hosts by name, with the account of each', async () => {
  const { db } = api.database
  const userId = await insertUser(db, { username: 'elif', firstName: 'Elif', lastName: 'Demir' })
  await insertHost(db, { name: 'Wayan' })
  await insertHost(db, { name: 'Élif', userId })
  expect((await list()).map(({ name, member }) => [name, member])).toEqual([
    ['Élif', { id: userId, username: 'elif', name: 'Elif Demir' }],
    ['Wayan', null],
  ])
})

it('keeps no texts about the person in the log, but their length', async () => {
  const { body } = await add(leena)
  const { id } = body as { id: number }
  const logged = {
    name: '5 characters',
    member: null,
    languages: '19 characters',
    about: '23 characters',
    picture: '19 characters',
  }
  expect(await lastEntry()).toEqual({
    action: 'host.added',
    subject: `host ${id}`,
    before: null,
    after: logged,
  })
  const userId = await insertUser(api.database.db, { username: 'leena' })
  expect((await change(id, seen, { name: 'Leena', member: 'LEENA' })).status).toBe(200)
  expect(await lastEntry()).toEqual({
    action: 'host.changed',
    subject: `host ${id}`,
    before: logged,
    after: { name: '5 characters', member: userId },
  })
})

it('refuses a change of a host that has changed since, and changes nothing twice', async () => {
  const { body } = await add(leena)
  const { id } = body as { id: number }
  expect((await change(id, seen, leena)).status).toBe(200)
  expect((await lastEntry()).action).toBe('host.added')
  expect((await change(id, seen, { ...leena, name: 'Lena' })).status).toBe(200)
  expectProblem(await change(id, seen, { ...leena, name: 'Leyla' }), 'HOST_CHANGED', 409)
  expectProblem(await change(4711, seen, leena), 'NOT_FOUND', 404)
})

it('deletes a host only if no departure has them, also no past one', async () => {
  const { db } = api.database
  const { body } = await add(leena)
  const { id } = body as { id: number }
  const remove = () => api.request.delete(`${path}/${id}`).set(fromPage(cookie))
  const canDelete = async () => (await list()).find((host) => host.id === id)?.canDelete
  await db.updateTable('tripSchedules').set({ hostId: id }).where('id', '=', 1).execute()
  await db
    .updateTable('tripSchedules')
    .set({ departureDate: '2024-01-01' })
    .where('id', '=', 1)
    .execute()
  expect(await canDelete()).toBe(false)
  expectProblem(await remove(), 'HOST_ON_DEPARTURE', 409)
  await db.updateTable('tripSchedules').set({ hostId: null }).where('id', '=', 1).execute()
  expect(await canDelete()).toBe(true)
  expect((await remove().expect(200)).body.items).toEqual(await list())
  expect(await canDelete()).toBeUndefined()
  expect(await lastEntry()).toMatchObject({ action: 'host.deleted', subject: `host ${id}` })
  expectProblem(await remove(), 'NOT_FOUND', 404)
})

it('refuses an unknown account, one whose address is not verified, and a wrong picture', async () => {
  await insertUser(api.database.db, { email: 'a@mail.example', emailVerifiedAt: null })
  for (const member of ['nobody', 'a@mail.example']) {
    expect(expectProblem(await add({ ...leena, member }), 'VALIDATION_FAILED', 400).errors).toEqual(
      { member: 'No member has this username or verified email address' },
    )
  }
  expectProblem(await add({ ...leena, name: ' ' }), 'VALIDATION_FAILED', 400)
  expectProblem(await add({ ...leena, picture: 'http://a.example/b' }), 'VALIDATION_FAILED', 400)
  expect(await list()).toEqual([])
})

it('leaves the departures without a host when the account of the host is erased', async () => {
  const { db } = api.database
  const userId = await insertUser(db)
  await insertHost(db, { userId, departures: [7] })
  await deleteMember(db, userId)
  expect(await list()).toEqual([])
  const { body } = await api.request.get('/api/trips/1/departures')
  expect(body.departures[0]).toMatchObject({ id: 7, host: null })
})
