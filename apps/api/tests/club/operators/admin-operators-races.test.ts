import { addOperator, cookieOf, sameOrigin, signInOperator } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'

let database: TestDatabase
let api: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  api = await createTestApp({ database })
  await openConnections(database, 8)
})
afterEach(() => api.reset())
afterAll(async () => {
  await api.close()
  await database.close()
})

const activeOwners = async () => {
  const rows = await database.db
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('passwordHash', 'is not', null)
    .execute()
  return rows.length
}

/** Each of two owners takes the other one away at the same time. */
async function raceOwners(round: number) {
  const owners = [await addOperator(api, 'owner'), await addOperator(api, 'owner')]
  const cookies: string[] = []
  for (const owner of owners) cookies.push(cookieOf(await signInOperator(api, owner)))
  const answers = await Promise.all(
    cookies.map((cookie, index) => {
      const { id } = owners[1 - index]!
      const headers = { cookie, ...sameOrigin }
      return (round + index) % 2 === 0
        ? api.request
            .patch(`/api/admin/operators/${id}`)
            .set(headers)
            .send({ before: 'owner', role: 'content' })
        : api.request.post(`/api/admin/operators/${id}/deactivate`).set(headers)
    }),
  )
  const left = await activeOwners()
  await api.reset()
  return { statuses: answers.map(({ status }) => status).sort(), left }
}

it('keeps one owner if two take each other away at once', async () => {
  const rounds = []
  for (let round = 0; round < 6; round += 1) rounds.push(await raceOwners(round))
  // The second one finds the last owner, or was signed out by the first one meanwhile.
  for (const { statuses, left } of rounds) {
    expect(left).toBe(1)
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
  }
})
