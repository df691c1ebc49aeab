import { randomBytes } from 'node:crypto'
import {
  findPicture,
  replacePicture,
} from '../../../src/club/member-pictures/member-pictures.queries.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../support/index.ts'
import { insertUser } from '../../support/rows.ts'

describe.each([
  ['embedded', createEmbeddedTestDatabase],
  ['postgres', createTestDatabase],
] as const)('the pictures of the %s database', (_kind, create) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.close())

  const replace = (userId: number, key = randomBytes(16).toString('base64url')) =>
    replacePicture(database.db, { userId, key, content: Buffer.from(key) })

  test('one picture is left after many concurrent uploads, and the profile shows it', async () => {
    const { db } = database
    const userId = await insertUser(db)
    const changes = Array.from({ length: 12 }, () => replace(userId))
    expect(await Promise.all(changes)).toEqual(Array(12).fill(true))
    const rows = await db.selectFrom('memberPictures').select('key').execute()
    const users = await db.selectFrom('users').select('profileImage').execute()
    expect(users).toEqual(rows.map(({ key }) => ({ profileImage: `/api/pictures/${key}` })))
    const key = rows[0]?.key as string
    expect(Buffer.from((await findPicture(db, key)) ?? []).toString()).toBe(key)
  })

  test('uploads and profile changes do not deadlock', async () => {
    const { db } = database
    const userId = await insertUser(db)
    const choose = (index: number) =>
      db
        .updateTable('users')
        .set({ profileImage: `/art/avatars/0${(index % 9) + 1}.svg` })
        .where('id', '=', userId)
        .execute()
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => [replace(userId), choose(index)]).flat(),
      )
    }
    const { profileImage } = await db
      .selectFrom('users')
      .select('profileImage')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('memberPictures')
      .select('key')
      .where('userId', '=', userId)
      .execute()
    const shown = rows.map(({ key }) => `/api/pictures/${key}`)
    expect(shown).toEqual(profileImage?.startsWith('/api/') ? [profileImage] : [])
  })

  test('stores no picture for a deleted member', async () => {
    expect(await replace(4711)).toBe(false)
  })

  test("rejects the key of another member's picture", async () => {
    const [one, other] = [await insertUser(database.db), await insertUser(database.db)]
    const key = 'k'.repeat(22)
    await replace(one, key)
    await expect(replace(other, key)).rejects.toMatchObject({ code: '23505' })
  })
})
