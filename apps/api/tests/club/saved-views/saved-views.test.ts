import type { SavedView } from '@farandfew/domain/saved-views/saved-views.ts'
import { openConsole, openConsoleAs, sameOrigin } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
let asha: string
let noor: string
beforeAll(async () => {
  api = await createTestApp()
  asha = await openConsole(api, 'Asha')
  noor = await openConsole(api, 'Noor')
})
afterAll(() => api.close())

const path = '/api/admin/views'
const list = async (cookie: string) =>
  (
    (await api.request.get(`${path}?list=members`).set({ cookie, ...sameOrigin })).body as {
      items: SavedView[]
    }
  ).items
const add = async (name: string, query: object = { country: 'India', sort: 'city' }) =>
  (
    await api.request
      .post(path)
      .set({ cookie: asha, ...sameOrigin })
      .send({ list: 'members', name, query })
  ).body as SavedView
const change = ({ id, version }: SavedView, body: object, cookie = noor) =>
  api.request
    .patch(`${path}/${id}`)
    .set({ cookie, ...sameOrigin })
    .send({ version, ...body })

it('shares a view with every operator, with who made it', async () => {
  const view = await add('Monday')
  expect(view).toMatchObject({
    query: { country: 'India', sort: 'city' },
    isDefault: false,
    madeBy: 'Asha',
  })
  expect(await list(noor)).toEqual([view])
})

it('keeps the views of each list apart', async () => {
  const response = await api.request
    .post(path)
    .set({ cookie: asha, ...sameOrigin })
    .send({ list: 'bookings', name: 'Monday', query: { money: 'balance-due', columns: 'Member' } })
  expect(response.status).toBe(201)
  const { body } = await api.request
    .get(`${path}?list=bookings`)
    .set({ cookie: noor, ...sameOrigin })
  expect(body).toEqual({ items: [response.body] })
  expect((await list(noor)).map(({ name }) => name)).toEqual(['Monday'])
})

it('rejects a name that another view has, in any case', async () => {
  const response = await api.request
    .post(path)
    .set({ cookie: noor, ...sameOrigin })
    .send({ list: 'members', name: 'MONDAY', query: {} })
  expectProblem(response, 'VIEW_NAME_TAKEN', 409)
})

it.each([
  ['', { city: 'Porto' }, 'name'],
  ['x'.repeat(61), {}, 'name'],
  ['Odd', { password: '1' }, 'query'],
  ['Odd', { sort: 'bio' }, 'query'],
  ['Odd', { age: '12' }, 'query'],
])('rejects the name %j with the query %j', async (name, query, field) => {
  const response = await api.request
    .post(path)
    .set({ cookie: asha, ...sameOrigin })
    .send({ list: 'members', name, query })
  expectProblem(response, 'VALIDATION_FAILED', 400)
  expect(Object.keys((response.body as { errors: object }).errors)).toEqual([
    expect.stringMatching(field),
  ])
})

it('lets one of two changes at once through, and shows the other the present name', async () => {
  const view = await add('Verified')
  const answers = await Promise.all([
    change(view, { name: 'Verified in India' }),
    change(view, { name: 'Verified in Portugal' }, asha),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = answers.sort((one, other) => one.status - other.status)
  const { name } = won!.body as SavedView
  expect((lost!.body as { detail: string }).detail).toContain(`“${name}”`)
})

it('has one default, also if two operators set one at once', async () => {
  const views = [await add('A'), await add('B')]
  await Promise.all(views.map((view) => change(view, { isDefault: true })))
  expect((await list(asha)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

it('removes a view, but not one that has changed since', async () => {
  const view = await add('Old')
  const remove = ({ id, version }: SavedView) =>
    api.request.delete(`${path}/${id}?version=${version}`).set({ cookie: noor, ...sameOrigin })
  const { body: changed } = await change(view, { name: 'Older' })
  expectProblem(await remove(view), 'VIEW_CHANGED', 409)
  expect((await remove(changed as SavedView)).status).toBe(200)
  const again = await remove(changed as SavedView)
  expectProblem(again, 'NOT_FOUND', 404)
  expect(again.body).toMatchObject({ detail: 'Another operator has deleted this view.' })
})

it('is changed and deleted by who saved it and by owners alone', async () => {
  const [maker, other] = [
    await openConsoleAs(api, 'bookings'),
    await openConsoleAs(api, 'bookings'),
  ]
  const form = { list: 'members', name: 'Mine', query: {} }
  const made = await api.request
    .post(path)
    .set({ cookie: maker, ...sameOrigin })
    .send(form)
  const view = made.body as SavedView
  const remove = (cookie: string, version: number) =>
    api.request.delete(`${path}/${view.id}?version=${version}`).set({ cookie, ...sameOrigin })
  const seenBy = async (cookie: string) =>
    (await list(cookie)).find(({ id }) => id === view.id)?.mayChange
  expect([await seenBy(maker), await seenBy(other), await seenBy(noor)]).toEqual([
    true,
    false,
    true,
  ])
  expectProblem(await change(view, { name: 'Theirs' }, other), 'VIEW_OF_OTHER', 403)
  expectProblem(await change(view, { isDefault: true }, other), 'VIEW_OF_OTHER', 403)
  expectProblem(await remove(other, view.version), 'VIEW_OF_OTHER', 403)
  const changed = await change(view, { name: 'Still mine' }, maker).expect(200)
  // The view of an owner is not theirs either.
  expectProblem(await change(await add('Owner'), { name: 'Theirs' }, maker), 'VIEW_OF_OTHER', 403)
  await remove(noor, (changed.body as SavedView).version).expect(200)
})

it('records what operators do with views', async () => {
  const rows = await api.database.db
    .selectFrom('auditLog')
    .select('action')
    .distinct()
    .where('action', 'like', 'view.%')
    .orderBy('action')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(
    ['added', 'changed', 'removed'].map((verb) => `view.${verb}`),
  )
})
