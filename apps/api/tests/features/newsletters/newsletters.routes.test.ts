import { createTestApp, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterEach(async () => {
  await api.database.db.deleteFrom('newsletters').execute()
})
afterAll(() => api.close())

const subscribe = (email: string) => api.request.post('/api/newsletters').send({ email })
const stored = () => api.database.db.selectFrom('newsletters').select('email').execute()

it('stores an address and answers what was sent', async () => {
  const response = await subscribe('visitor@mail.example')
  expect(response.status).toBe(201)
  expect(response.body).toEqual({ email: 'visitor@mail.example' })
  expect(await stored()).toEqual([{ email: 'visitor@mail.example' }])
})

it('tells nobody whether an address is known', async () => {
  const first = await subscribe('visitor@mail.example')
  const second = await subscribe(' Visitor@MAIL.example ')
  expect([second.status, second.body]).toEqual([first.status, first.body])
  const names = (headers: object) => Object.keys(headers).sort()
  expect(names(second.headers as object)).toEqual(names(first.headers as object))
  expect(await stored()).toHaveLength(1)
})

it('stores an address once, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('a@mail.example')))
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201))
  expect(await stored()).toHaveLength(1)
})
