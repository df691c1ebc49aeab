import {
  adminUsers,
  listedMember,
  type AdminUsers,
} from '@farandfew/domain/members/admin-members.ts'
import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import type { UsersTable } from '../../../src/platform/db/tables.ts'
import { writeCursor } from '../../../src/platform/paging/cursor.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const passwordHash = '$argon2id$v=19$never-to-be-seen'
const member = (username: string, rest: Partial<Insertable<UsersTable>> = {}) => ({
  username,
  passwordHash,
  ...rest,
})

const members = [
  member('asha', {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@mail.example',
    emailVerifiedAt: new Date(),
    phone: '+91 55555 00001',
    ageGroup: '30-35',
    city: 'Mumbai',
    country: 'India',
    instagramHandle: '@asha',
    linkedinHandle: 'asha-rao',
    bio: 'Walks.',
    interests: ['Food', 'Trains'],
    travelPreferences: ['Small groups'],
    profileImage: '/art/avatars/02.svg',
    quizData: JSON.stringify({ travelStyle: 'Slow', interests: ['Food'] }),
  }),
  member('jose', { firstName: 'José', lastName: 'Ñíguez', city: 'São Paulo', country: 'Brazil' }),
  member('ozan', { firstName: 'Ozan', lastName: 'Şahin', city: 'İzmir', country: 'Türkiye' }),
  member('percent_100%', { firstName: 'Back\\slash', city: '100% Town' }),
  member('kavya', {
    firstName: 'काव्या தமிழரசி',
    lastName: 'Σοφός Σοφοσία',
    city: 'Алматы',
    country: '新加坡',
  }),
  member('plain', { email: 'plain@other.example' }),
]

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
  await api.database.db.insertInto('users').values(members).execute()
  cookie = await openConsole(api, 'Asha')
})
afterAll(() => api.close())

const list = (query = '') => api.request.get(`/api/admin/users${query}`).set({ cookie })
const usernames = (page: AdminUsers) => page.items.map(({ username }) => username)
const search = async (text: string) =>
  usernames((await list(`?search=${encodeURIComponent(text)}`)).body as AdminUsers)

it("returns members as in the domain's schema, without their passwords", async () => {
  const response = await list()
  expect(response.status).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const strict = z.strictObject({
    ...adminUsers.shape,
    items: z.array(z.strictObject(listedMember.shape)),
  })
  const page = strict.parse(response.body)
  expect(usernames(page as AdminUsers)).toEqual([
    'asha',
    'jose',
    'ozan',
    'percent_100%',
    'kavya',
    'plain',
  ])
  expect(page).toMatchObject({ nextCursor: null, total: 6 })
  const [first] = page.items
  expect(first).toMatchObject({
    firstName: 'Asha',
    phone: '+91 55555 00001',
    interests: ['Food', 'Trains'],
    quizData: { travelStyle: 'Slow', interests: ['Food'] },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(response.text).not.toMatch(/argon2|password/i)
})

describe('pages', () => {
  it('follow each other by id, without gaps or repetitions', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = (await list(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`))
        .body as AdminUsers
      expect(page.total).toBe(6)
      seen.push(...usernames(page))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(['asha', 'jose', 'ozan', 'percent_100%', 'kavya', 'plain'])
  })

  it('continue where they were, even if members sign up in the meantime', async () => {
    const first = (await list('?limit=5')).body as AdminUsers
    const { db } = api.database
    await db.insertInto('users').values(member('newcomer')).execute()
    const second = (await list(`?limit=5&cursor=${first.nextCursor}`)).body as AdminUsers
    expect(usernames(second)).toEqual(['plain', 'newcomer'])
    await db.deleteFrom('users').where('username', '=', 'newcomer').execute()
  })

  it('are empty after the last member', async () => {
    const last = writeCursor([6, 2_147_483_647, ''])
    expect((await list(`?cursor=${last}`)).body).toEqual({ items: [], nextCursor: null, total: 6 })
  })
})

describe('the search', () => {
  it.each([
    ['asha', ['asha']],
    ['RAO', ['asha']],
    ['mumBAI', ['asha']],
    ['mail.example', ['asha']],
    ['brazil', ['jose']],
    ['JOSÉ', ['jose']],
    ['ÑÍG', ['jose']],
    ['josé ñíg', ['jose']],
    ['SÃO', ['jose']],
    ['şahin', ['ozan']],
    ['ŞAH', ['ozan']],
    ['izmir', ['ozan']],
    ['İZMİR', ['ozan']],
    ['JOSE\u0301', ['jose']],
    ['काव्या', ['kavya']],
    ['व्या', ['kavya']],
    ['தமிழ', ['kavya']],
    ['АЛМАТЫ', ['kavya']],
    ['σοφος', ['kavya']],
    ['ΣΟΦΟΣ', ['kavya']],
    ['新加', ['kavya']],
    ['坡', ['kavya']],
    ['türki', ['ozan']],
    ['  asha  ', ['asha']],
    ['+91 55555 00001', ['asha']],
    ['5555500001', ['asha']],
    ['055555-00001', ['asha']],
    ['(555) 550.0001', ['asha']],
    ['0091 555', ['asha']],
    ['55555 00002', []],
    ['nobody', []],
    ["' or 1=1 --", []],
  ])('finds by %j: %j', async (text, expected) => {
    expect(await search(text)).toEqual(expected)
  })

  it('treats %, _ and \\ literally', async () => {
    expect(await search('%')).toEqual(['percent_100%'])
    expect(await search('_')).toEqual(['percent_100%'])
    expect(await search('100%')).toEqual(['percent_100%'])
    expect(await search('\\')).toEqual(['percent_100%'])
    expect(await search('k\\s')).toEqual(['percent_100%'])
  })

  it('searches only the seven fields', async () => {
    for (const text of ['Walks', 'Trains', 'Slow', '30-35', 'argon2', '@asha']) {
      expect([text, await search(text)]).toEqual([text, []])
    }
  })

  it('counts its results on all pages', async () => {
    const page = (await list('?search=a&limit=1')).body as AdminUsers
    expect(page.items).toHaveLength(1)
    expect(page.total).toBe(6)
  })

  it('treats an empty search as no search', async () => {
    expect(((await list('?search=')).body as AdminUsers).total).toBe(6)
  })
})

describe('an invalid query', () => {
  const limit = 'The limit must be a whole number from 1 to 200'
  const cursor = 'The cursor must be one that an earlier page gave'
  it.each([
    ['limit=0', { limit }],
    ['limit=201', { limit }],
    ['limit=-1', { limit }],
    ['limit=1.5', { limit }],
    ['limit=many', { limit }],
    ['limit=1&limit=2', { limit }],
    ['cursor=abc', { cursor }],
    ['cursor=-1', { cursor }],
    [`cursor=${writeCursor([5, 2])}`, { cursor }],
    [`cursor=${writeCursor([5, '2', ''])}`, { cursor }],
    [`cursor=${writeCursor([-5, 2, ''])}`, { cursor }],
    [`cursor=${writeCursor([5, 99999999999, ''])}`, { cursor }],
    [`cursor=${writeCursor([5, 2, '\0'])}`, { cursor }],
    [`sort=createdAt&cursor=${writeCursor([5, 2, 'May'])}`, { cursor }],
    [`sort=createdAt&cursor=${writeCursor([5, 2, '9'.repeat(17)])}`, { cursor }],
    ['sort=password', { sort: 'Must be something that the list can be sorted by' }],
    ['direction=up', { direction: 'Must be asc or desc' }],
    ['cursor=%00', { cursor: expect.any(String) }],
    [`search=${'a'.repeat(201)}`, { search: 'Please use at most 200 characters' }],
    ['search=%00', { search: 'Please remove the characters that cannot be shown' }],
    ['search=a&search=b', { search: 'Must be a text' }],
  ])('%s', async (query, errors) => {
    expect(expectProblem(await list(`?${query}`), 'VALIDATION_FAILED', 400).errors).toEqual(errors)
  })
})

it('records each view of the members in the audit log', async () => {
  const before = (await auditOf(api)).length
  await list('?search=asha&limit=1')
  expect((await auditOf(api)).slice(before)).toEqual([
    {
      action: 'users.listed',
      operator: 'Asha',
      subject: null,
      details: { searched: true, sort: 'id', direction: 'asc', afterId: null, limit: 1 },
    },
  ])
})

it('keeps the search text of a member up to date when they change or leave', async () => {
  const { db } = api.database
  const added = member('changing', { city: 'Oldtown' })
  await db.insertInto('users').values(added).execute()
  expect(await search('oldtown')).toEqual(['changing'])
  await db
    .updateTable('users')
    .set({ city: 'Newtown' })
    .where('username', '=', 'changing')
    .execute()
  expect([await search('oldtown'), await search('newtown')]).toEqual([[], ['changing']])
  await db
    .updateTable('users')
    .set({ phone: '98450 11223' })
    .where('username', '=', 'changing')
    .execute()
  expect(await search('45011')).toEqual(['changing'])
  await db.deleteFrom('users').where('username', '=', 'changing').execute()
  expect(await search('newtown')).toEqual([])
  const left = await db.selectFrom('userSearch').select('id').execute()
  expect(left).toHaveLength(members.length)
})

it('finds a username that is part of the email address and one that is not, as both change', async () => {
  const { db } = api.database
  const change = (values: { email: string | null }) =>
    db.updateTable('users').set(values).where('username', '=', 'Zoya.K').execute()
  await db
    .insertInto('users')
    .values(member('Zoya.K', { email: 'zoya.k@post.example' }))
    .execute()
  expect(await search('zoya.k')).toEqual(['Zoya.K'])
  for (const email of ['other@post.example', null, 'ZOYA.K@post.example', 'zoya@post.example']) {
    await change({ email })
    expect([email, await search('zoya.k')]).toEqual([email, ['Zoya.K']])
  }
  await db.deleteFrom('users').where('username', '=', 'Zoya.K').execute()
})

it('answers 404 at an unknown path to an operator who is signed in', async () => {
  expectProblem(await api.request.get('/api/admin/nothing').set({ cookie }), 'NOT_FOUND', 404)
})
