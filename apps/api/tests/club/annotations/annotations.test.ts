import {
  type AnnotationChoices,
  annotationLimits,
  type Annotations,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import type { RowResults } from '@farandfew/domain/contract/page.ts'
import {
  addOperator,
  auditOf,
  cookieOf,
  openConsole,
  openConsoleAs,
  sameOrigin,
  signInOperator,
  type TestOperator,
} from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'
import { insertBooking, insertDeparture, insertTrip, insertUser } from '../../support/rows.ts'

let database: TestDatabase
let api: TestApp
let ana: TestOperator & { cookie: string }
let ben: TestOperator & { cookie: string }
let memberId: number

const inquiry = { name: 'Asha', email: 'asha@mail.example', destination: 'bali', message: 'Rain?' }
const insertInquiry = async () =>
  (
    await api.database.db
      .insertInto('inquiries')
      .values(inquiry)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function signedIn(name: string) {
  const operator = await addOperator(api, 'bookings', name)
  return { ...operator, cookie: cookieOf(await signInOperator(api, operator)) }
}

beforeAll(async () => {
  database = await createTestDatabase()
  api = await createTestApp({ database })
  await openConnections(database, 8)
  ana = await signedIn('Ana')
  ben = await signedIn('Ben')
  memberId = await insertUser(api.database.db)
})
afterAll(async () => {
  await api.close()
  await database.close()
})

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
const call = (who: { cookie: string }, method: Method, path: string, body?: object) =>
  api.request[method](`/api/admin/annotations${path}`)
    .set({ cookie: who.cookie, ...sameOrigin })
    .send(body)
const read = async (path: string) => (await call(ana, 'get', path)).body as Annotations
const lastEntry = async () => (await auditOf(api)).at(-1)

describe('notes', () => {
  it('are seen by everyone, and changed and deleted by their author only', async () => {
    const path = `/member/${memberId}`
    const added = await call(ana, 'post', `${path}/notes`, { text: ' Calls before noon.\nTwice. ' })
    expect(added.status).toBe(201)
    const [note] = (added.body as Annotations).notes
    expect(note).toMatchObject({ text: 'Calls before noon.\nTwice.', author: 'Ana', isOwn: true })
    expect(await lastEntry()).toEqual({
      action: 'note.added',
      operator: 'Ana',
      subject: `user ${memberId}`,
      details: { noteId: note?.id, length: 25 },
    })

    const seen = (await call(ben, 'get', path)).body as Annotations
    expect(seen.notes).toMatchObject([{ author: 'Ana', isOwn: false, editedAt: null, version: 1 }])
    const noteId = note?.id ?? 0
    const one = `${path}/notes/${noteId}`
    const change = { text: 'Calls after noon.', version: 1 }
    expectProblem(await call(ben, 'patch', one, change), 'NOTE_OF_OTHER', 403)
    expectProblem(await call(ben, 'delete', one), 'NOTE_OF_OTHER', 403)

    const changed = (await call(ana, 'patch', one, change)).body as Annotations
    expect(changed.notes).toMatchObject([{ text: 'Calls after noon.', version: 2 }])
    expect(changed.notes[0]?.editedAt).not.toBeNull()
    expectProblem(await call(ana, 'patch', one, change), 'NOTE_CHANGED', 409)

    expect((await call(ana, 'delete', one)).body).toMatchObject({ notes: [] })
    expect(await lastEntry()).toMatchObject({ action: 'note.deleted', operator: 'Ana' })
    expectProblem(await call(ana, 'delete', one), 'NOT_FOUND', 404)
    // A note is found under its own subject only.
    expectProblem(await call(ana, 'delete', `/inquiry/1/notes/${noteId}`), 'NOT_FOUND', 404)
  })

  it("of the club's password belong to all who use that password", async () => {
    const path = `/inquiry/${await insertInquiry()}`
    const [first, second] = [await openConsole(api, 'Meera'), await openConsole(api)]
    const added = await call({ cookie: first }, 'post', `${path}/notes`, { text: 'By Meera' })
    const [note] = (added.body as Annotations).notes
    expect(note).toMatchObject({ author: 'Meera', isOwn: true })
    const one = `${path}/notes/${note?.id}`
    expectProblem(await call(ana, 'delete', one), 'NOTE_OF_OTHER', 403)
    expect((await call({ cookie: second }, 'delete', one)).status).toBe(200)
  })

  it('are bounded in length and number, and need their subject', async () => {
    const id = await insertInquiry()
    const add = (text: string, of = id) => call(ana, 'post', `/inquiry/${of}/notes`, { text })
    expectProblem(await add('  '), 'VALIDATION_FAILED', 400)
    expectProblem(await add('x'.repeat(2001)), 'VALIDATION_FAILED', 400)
    expectProblem(await add('Hello', 999_999), 'NOT_FOUND', 404)
    expectProblem(await call(ana, 'get', '/inquiry/999999'), 'NOT_FOUND', 404)
    expectProblem(await call(ana, 'get', '/trip/1'), 'VALIDATION_FAILED', 400)
    await api.database.db
      .insertInto('notes')
      .values(
        Array.from({ length: annotationLimits.notes }, () => ({
          subjectKind: 'inquiry' as const,
          subjectId: id,
          text: 'One of many',
        })),
      )
      .execute()
    expectProblem(await add('One more'), 'NOTES_FULL', 409)
  })
})

describe('tags', () => {
  it('are added once, in the spelling in use, and removed', async () => {
    const [one, other] = [`/inquiry/${await insertInquiry()}`, `/inquiry/${await insertInquiry()}`]
    await call(ana, 'post', `${one}/tags`, { tag: 'Return guest' })
    const again = (await call(ben, 'post', `${one}/tags`, { tag: 'return GUEST' })).body
    expect(again).toMatchObject({ tags: [{ tag: 'Return guest' }] })
    const elsewhere = await call(ben, 'post', `${other}/tags`, { tag: 'RETURN guest' })
    const [tag] = (elsewhere.body as Annotations).tags
    expect(tag?.tag).toBe('Return guest')
    const choices = (await call(ben, 'get', '')).body as AnnotationChoices
    expect(choices.tags).toEqual(['Return guest'])
    expect((await call(ana, 'delete', `${other}/tags/${tag?.id}`)).body).toMatchObject({ tags: [] })
    expect(await lastEntry()).toMatchObject({ action: 'tag.removed', operator: 'Ana' })
    expect((await call(ben, 'delete', `${other}/tags/${tag?.id}`)).status).toBe(200)
    expectProblem(
      await call(ana, 'post', `${one}/tags`, { tag: 'x'.repeat(41) }),
      'VALIDATION_FAILED',
      400,
    )
  })

  it('find requests, inquiries and bookings that have them, as a whole', async () => {
    const { db } = api.database
    const tripId = await insertTrip(db)
    const tripScheduleId = await insertDeparture(db, tripId)
    const invites = await db
      .insertInto('tripInviteRequests')
      .values([1, 2].map(() => ({ tripId, name: 'A', email: 'a@mail.example' })))
      .returning('id')
      .execute()
    const quick = await db
      .insertInto('quickInviteRequests')
      .values({
        userId: memberId,
        travelMonth: 'flexible',
        groupSizePreference: 'no-preference',
        budgetRange: 'flexible',
        whyJoin: 'A quiet week with people who walk slowly and talk well, by the sea.',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertInquiry()
    const subjects = {
      invite: invites[1]?.id ?? 0,
      'quick-invite': quick.id,
      inquiry: await insertInquiry(),
      booking: await insertBooking(db, { userId: memberId, tripScheduleId }),
    }
    for (const [kind, id] of Object.entries(subjects)) {
      await call(ana, 'post', `/${kind}/${id}/tags`, { tag: 'Café night' })
    }
    const found = async (list: string, search: string) => {
      const path = `/api/admin/${list}?${new URLSearchParams({ search }).toString()}`
      const { body } = await api.request.get(path).set({ cookie: ana.cookie })
      return (body as { items: { id: number }[] }).items.map(({ id }) => id).sort()
    }
    expect(await found('invites', 'CAFÉ night')).toEqual([subjects.invite, quick.id].sort())
    expect(await found('inquiries', 'café NIGHT')).toEqual([subjects.inquiry])
    expect(await found('bookings', 'café night')).toEqual([subjects.booking])
    for (const list of ['invites', 'inquiries', 'bookings']) {
      expect(await found(list, 'Café n')).toEqual([])
    }
  })

  it('are twenty at most, also when two operators add the last one at once', async () => {
    const path = `/inquiry/${await insertInquiry()}`
    for (let tag = 1; tag < annotationLimits.tags; tag += 1) {
      await call(ana, 'post', `${path}/tags`, { tag: `tag ${tag}` })
    }
    const statuses = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(
        async (tag) => (await call(tag < 'd' ? ana : ben, 'post', `${path}/tags`, { tag })).status,
      ),
    )
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await read(path)).tags).toHaveLength(annotationLimits.tags)
  })
})

describe('the assignee', () => {
  it('is one operator, and the second of two who assign at once sees who it is', async () => {
    for (let round = 0; round < 8; round += 1) {
      const path = `/inquiry/${await insertInquiry()}/assignee`
      const answers = await Promise.all(
        [ana, ben, ana, ben].map(({ id, cookie }) =>
          call({ cookie }, 'put', path, { operatorId: id, from: null }),
        ),
      )
      const winner = (await read(path.replace('/assignee', ''))).assignee
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(2)
      const problem = expectProblem(refused[0]!, 'ASSIGNEE_CHANGED', 409)
      expect(problem.detail).toBe(`In the meantime ${winner?.name} has taken this on.`)
    }
  })

  it('is handed on by an operator who sees the present one, and logged', async () => {
    const id = await insertInquiry()
    const path = `/inquiry/${id}/assignee`
    await call(ana, 'put', path, { operatorId: ana.id, from: null })
    const handed = await call(ben, 'put', path, { operatorId: ben.id, from: ana.id })
    expect(handed.body).toMatchObject({ assignee: { id: ben.id, name: 'Ben' } })
    expect(await lastEntry()).toMatchObject({
      action: 'assignee.changed',
      subject: `inquiry ${id}`,
      operator: 'Ben',
    })
    const logged = await api.database.db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'assignee.changed')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(logged).toEqual({ before: { assignee: 'Ana' }, after: { assignee: 'Ben' } })
    const back = await call(ben, 'put', path, { operatorId: null, from: ben.id })
    expect(back.body).toMatchObject({ assignee: null })
    const late = await call(ana, 'put', path, { operatorId: ana.id, from: ben.id })
    expect(expectProblem(late, 'ASSIGNEE_CHANGED', 409).detail).toMatch(/no one has it/)
  })

  it('can change something, is active, and never has a member', async () => {
    const path = `/inquiry/${await insertInquiry()}/assignee`
    const reader = await addOperator(api, 'read-only', 'Rita')
    const former = await addOperator(api, 'bookings', 'Former')
    await call(ana, 'put', path, { operatorId: former.id, from: null })
    const owner = await openConsoleAs(api, 'owner')
    await api.request
      .post(`/api/admin/operators/${former.id}/deactivate`)
      .set({ cookie: owner, ...sameOrigin })
    expect((await read(path.replace('/assignee', ''))).assignee).toBeNull()
    for (const operatorId of [reader.id, former.id, 999_999]) {
      const answer = await call(ana, 'put', path, { operatorId, from: null })
      expectProblem(answer, 'OPERATOR_CHANGED', 409)
    }
    const ofMember = await call(ana, 'put', `/member/${memberId}/assignee`, {
      operatorId: ana.id,
      from: null,
    })
    expectProblem(ofMember, 'VALIDATION_FAILED', 400)
    const choices = (await call(ana, 'get', '')).body as AnnotationChoices
    expect(choices.ownId).toBe(ana.id)
    const names = choices.operators.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Ana', 'Ben']))
    expect(names).not.toEqual(expect.arrayContaining(['Rita']))
    expect(names).not.toEqual(expect.arrayContaining(['Former']))
  })
})

describe('several rows', () => {
  it('are each changed on their own, and each refusal has its reason', async () => {
    const [full, free, tagged] = [
      await insertInquiry(),
      await insertInquiry(),
      await insertInquiry(),
    ]
    for (let tag = 1; tag <= annotationLimits.tags; tag += 1) {
      await call(ana, 'post', `/inquiry/${full}/tags`, { tag: `tag ${tag}` })
    }
    await call(ana, 'post', `/inquiry/${tagged}/tags`, { tag: 'monsoon' })
    const rows = [full, free, tagged, 999_999].map((id) => ({ kind: 'inquiry', id }))
    const answer = await call(ben, 'post', '/tags', { rows, tag: 'Monsoon' })
    expect((answer.body as RowResults).results).toEqual([
      {
        outcome: 'refused',
        code: 'TAGS_FULL',
        reason: expect.stringMatching(/no space for another tag/) as string,
      },
      { outcome: 'done', reason: null },
      { outcome: 'unchanged', reason: null },
      {
        outcome: 'refused',
        code: 'NOT_FOUND',
        reason: expect.stringMatching(/no longer exists/) as string,
      },
    ])
    expect((await read(`/inquiry/${free}`)).tags).toMatchObject([{ tag: 'monsoon' }])

    const given = await call(ben, 'post', '/assignees', { rows, operatorId: ana.id })
    const outcomes = (given.body as RowResults).results.map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['done', 'done', 'done', 'refused'])
    expect((await read(`/inquiry/${tagged}`)).assignee).toMatchObject({ name: 'Ana' })
  })

  it('are fifty in a call at most', async () => {
    const rows = Array.from({ length: 51 }, (_, id) => ({ kind: 'inquiry', id: id + 1 }))
    expectProblem(await call(ana, 'post', '/tags', { rows, tag: 'x' }), 'VALIDATION_FAILED', 400)
    expectProblem(
      await call(ana, 'post', '/tags', { rows: [], tag: 'x' }),
      'VALIDATION_FAILED',
      400,
    )
  })
})

it('ends with its subject', async () => {
  const { db } = api.database
  const departure = await insertDeparture(db, await insertTrip(db))
  const userId = await insertUser(db)
  const bookingId = await insertBooking(db, { userId, tripScheduleId: departure })
  for (const path of [`/member/${userId}`, `/booking/${bookingId}`]) {
    await call(ana, 'post', `${path}/notes`, { text: 'A note' })
    await call(ana, 'post', `${path}/tags`, { tag: 'short-lived' })
  }
  await call(ana, 'put', `/booking/${bookingId}/assignee`, { operatorId: ana.id, from: null })
  await db.deleteFrom('bookings').where('id', '=', bookingId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
  for (const table of ['notes', 'tags', 'assignments'] as const) {
    const left = await db
      .selectFrom(table)
      .select('subjectId')
      .where((where) =>
        where.or([
          where.and({ subjectKind: 'member', subjectId: userId }),
          where.and({ subjectKind: 'booking', subjectId: bookingId }),
        ]),
      )
      .execute()
    expect(left).toEqual([])
  }
})
