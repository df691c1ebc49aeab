import type { AdminReportDetail, AdminReports } from '@farandfew/domain/reports/admin-reports.ts'
import { auditOf, openConsole, sameOrigin } from '../../harness/console.ts'
import { mailsTo, plainSite } from '../../harness/members.ts'
import type { SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { callsOf, departureId, insertGroup } from '../connections/connection-world.ts'

let api: TestApp
let console: string
let asha: SignedIn
let ben: SignedIn
beforeAll(async () => {
  api = await createTestApp({ ...plainSite, today: '2025-05-01' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  console = await openConsole(api, 'Meera')
  ;[asha, ben] = (await insertGroup(api, ['Asha', 'Ben'])) as [SignedIn, SignedIn]
})

const words = 'Writes to me every night although I said no.'

async function report(extra: object = {}, from = asha, about = ben): Promise<number> {
  const form = { reason: 'harassment', words, ...extra }
  const response = await callsOf(api, from).report(about, form)
  if (response.status !== 201) throw new Error(response.text)
  return (response.body as { id: number }).id
}

const get = (path: string) => api.request.get(`/api/admin/reports${path}`).set({ cookie: console })
const read = async (id: number) => (await get(`/${id}`)).body as AdminReportDetail
const decide = (id: number, decision: string, before: string | null = null, note?: string) =>
  api.request
    .post(`/api/admin/reports/${id}/decision`)
    .set({ ...sameOrigin, cookie: console })
    .send({ decision, before, note })

/** Inserts a message of Ben's with a picture. */
async function insertMessage(): Promise<number> {
  const { db } = api.database
  const { id } = await db
    .insertInto('groupMessages')
    .values({ departureId, userId: ben.id, text: 'Nobody wants you here' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('messagePictures')
    .values({
      key: 'k'.repeat(22),
      departureId,
      userId: ben.id,
      messageId: id,
      position: 0,
      width: 8,
      height: 8,
      description: 'A rude sign',
      content: Buffer.from('a picture'),
    })
    .execute()
  return id
}

it('lists open reports, newest first, and finds them by words and names', async () => {
  const first = await report()
  const second = await report({ reason: 'spam', words: 'Sends advertising' }, ben, asha)
  await decide(first, 'no-action')
  const list = async (query: string) => {
    const { items, total } = (await get(query)).body as AdminReports
    return [items.map(({ id }) => id), total]
  }
  expect(await list('')).toEqual([[second], 1])
  expect(await list('?state=decided')).toEqual([[first], 1])
  expect(await list('?state=all')).toEqual([[second, first], 2])
  expect(await list('?state=all&search=ADVERTISING')).toEqual([[second], 1])
  expect(await list('?state=all&search=asha')).toEqual([[second, first], 2])
  expect(await list('?state=all&search=nobody')).toEqual([[], 0])
})

it('keeps a reported message with its pictures as it was, whatever happens to it', async () => {
  const { db } = api.database
  const messageId = await insertMessage()
  const id = await report({ messageId })
  const message = {
    id: messageId,
    departureId,
    text: 'Nobody wants you here',
    tripTitle: 'Hidden Gems of Turkey',
    departureDate: '2025-08-14',
    editedAt: null,
    pictures: [{ position: 0, description: 'A rude sign' }],
  }
  expect(await read(id)).toMatchObject({ message: { ...message, isThere: true } })
  await db.deleteFrom('messagePictures').execute()
  await db
    .updateTable('groupMessages')
    .set({ text: '', endedBy: 'author', endedAt: new Date() })
    .execute()
  expect(await read(id)).toMatchObject({ message: { ...message, isThere: false } })
  const picture = await get(`/${id}/pictures/0`)
  expect([picture.headers['content-type'], String(picture.body)]).toEqual([
    'image/webp',
    'a picture',
  ])
  expectProblem(await get(`/${id}/pictures/1`), 'NOT_FOUND', 404)
})

it('takes only messages of the reported member in a group of the reporter', async () => {
  const messageId = await insertMessage()
  const [outsider] = await insertGroup(api, ['Omar'])
  const about = (from: SignedIn, member: SignedIn, id: number) =>
    callsOf(api, from).report(member, { reason: 'other', words, messageId: id })
  expectProblem(await about(asha, outsider!, messageId), 'NOT_FOUND', 404)
  expectProblem(await about(asha, ben, messageId + 1), 'NOT_FOUND', 404)
  await api.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled', endedAt: new Date(), endedBy: 'member', refundAmount: 0 })
    .where('userId', '=', asha.id)
    .execute()
  expectProblem(await about(asha, ben, messageId), 'NOT_FOUND', 404)
})

it('shows the other reports about the member', async () => {
  const earlier = await report()
  const id = await report({ reason: 'other' })
  await report({}, ben, asha)
  expect((await read(id)).others.map((other) => other.id)).toEqual([earlier])
})

describe('a decision', () => {
  it('is stored with its note and in the audit log, without names', async () => {
    const id = await report()
    const decided = await decide(id, 'no-action', null, 'They know each other')
    expect(decided.body).toMatchObject({
      id,
      decision: 'no-action',
      decidedBy: 'Meera',
      note: 'They know each other',
    })
    await get('')
    await get(`/${id}`)
    const entries = (await auditOf(api)).filter(({ action }) => action.startsWith('report'))
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['report.decided', `report ${id}`],
      ['reports.listed', null],
      ['report.viewed', `report ${id}`],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/\b(Asha|Ben)\b|night/)
  })

  it('is refused if another operator decided meanwhile, with what they decided', async () => {
    const id = await report()
    await decide(id, 'no-action')
    const { detail } = expectProblem(await decide(id, 'warned'), 'ALREADY_DECIDED', 409)
    expect(detail).toMatch(/^Meera decided this report, on .*: No action\.$/)
    expect((await decide(id, 'warned', 'no-action')).status).toBe(200)
  })

  it('of two operators at once is one', async () => {
    const id = await report()
    const answers = await Promise.all([decide(id, 'warned'), decide(id, 'no-action')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('warns the member once by mail, without naming who reported', async () => {
    const id = await report()
    await decide(id, 'warned')
    await decide(id, 'warned', 'warned', 'A longer note')
    const mails = await mailsTo(api, ben.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['report.warning'])
    expect(mails[0]?.content.text).not.toMatch(/Asha|night/)
  })

  it('removes the message for everyone', async () => {
    const messageId = await insertMessage()
    const id = await report({ messageId })
    const decided = await decide(id, 'message-removed')
    expect(decided.body).toMatchObject({
      message: { text: 'Nobody wants you here', isThere: false },
    })
    expect(
      await api.database.db
        .selectFrom('groupMessages')
        .select(['text', 'endedBy'])
        .where('id', '=', messageId)
        .executeTakeFirst(),
    ).toEqual({ text: '', endedBy: 'club' })
  })

  it("stops the member's requests until it is changed", async () => {
    const id = await report()
    await decide(id, 'requests-stopped')
    const [chitra] = await insertGroup(api, ['Chitra'])
    expectProblem(await callsOf(api, ben).ask(chitra!), 'REQUESTS_STOPPED', 403)
    await decide(id, 'no-action', 'requests-stopped')
    expect((await callsOf(api, ben).ask(chitra!)).status).toBe(200)
  })

  it('is refused if there is nothing to do it to', async () => {
    const id = await report()
    expectProblem(await decide(id, 'message-removed'), 'VALIDATION_FAILED', 400)
    await api.database.db
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('id', '=', ben.id)
      .execute()
    expect(await read(id)).toMatchObject({ canWarn: false })
    expectProblem(await decide(id, 'warned'), 'VALIDATION_FAILED', 400)
    await api.database.db.deleteFrom('users').where('id', '=', ben.id).execute()
    expect(await read(id)).toMatchObject({ reported: null, words })
    expectProblem(await decide(id, 'requests-stopped'), 'VALIDATION_FAILED', 400)
    expect((await decide(id, 'no-action')).status).toBe(200)
  })
})
