import { usernameKey } from '@farandfew/domain/canonical/username.ts'
import { makeMember, seedManyUsers } from '../../src/seed/many-users.ts'
import {
  createTestDatabase,
  builtProgram,
  runProgram,
  type TestDatabase,
} from '../support/index.ts'
import { insertUser, someHash } from '../support/rows.ts'

const members = Array.from({ length: 20_000 }, (_, index) => makeMember(index))

test('generated members are the same on every run and have unique usernames', () => {
  expect(makeMember(41)).toEqual(makeMember(41))
  expect(new Set(members.map(({ username }) => usernameKey(username))).size).toBe(members.length)
  const odd = members.filter(
    ({ username, email }) =>
      !/^[a-z]+\.[a-z]+\.\d+$/.test(username) || email !== `${username}@members.example`,
  )
  expect(odd).toEqual([])
})

test('generated members have names in many scripts, and some have empty fields', () => {
  const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('\n')
  const scripts = ['Latin', 'Devanagari', 'Tamil', 'Bengali', 'Arabic', 'Cyrillic', 'Han', 'Greek']
  for (const script of scripts) {
    const found = names.match(new RegExp(`^\\p{Script=${script}}`, 'gmu'))?.length ?? 0
    expect({ script, isCommon: found > 300 }).toEqual({ script, isCommon: true })
  }
  expect(members.filter(({ city }) => city === null).length).toBeGreaterThan(500)
})

describe('in a database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 })
  })
  afterAll(() => database.close())
  const add = (count: number) => seedManyUsers(database.db, { count, hash: someHash })

  test('adds members once; the next run adds the missing ones', async () => {
    const { db } = database
    await insertUser(db, { username: 'asha' })
    expect(await add(300)).toBe(300)
    expect(await add(300)).toBe(0)
    await db.deleteFrom('users').where('username', '=', makeMember(7).username).execute()
    expect(await add(310)).toBe(11)
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(311)
    expect(await db.selectFrom('userSearch').select('id').execute()).toHaveLength(311)
  })
})

test.each([
  ['--users'],
  ['--users', '0'],
  ['--users', 'many'],
  ['--users=1e3'],
  ['--users', '1000001'],
])('the command rejects %s %s with a sentence', async (...args) => {
  const { code, errors } = await runProgram(builtProgram('seed'), args, {})
  expect({ code, errors }).toEqual({
    code: 1,
    errors: '--users needs a whole number from 1 to 1000000, such as --users 1000.\n',
  })
})
