import { plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { drawSquare } from '../../harness/test-pictures.ts'
import { insertBooking } from '../../support/rows.ts'
import { callsOf, type Group, insertGroup } from './conversation.ts'

let api: TestApp
let group: Group
let maya: SignedIn
let newcomer: SignedIn
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  await api.reset()
  const { db } = api.database
  group = await insertGroup(db, ['Maya'])
  ;[maya] = group.members as [SignedIn]
  ;[newcomer] = (await insertSignedIn(db, 1)) as [SignedIn]
})
afterAll(() => api.close())

const as = (member: SignedIn) => callsOf(api, group, member)

/** Books a seat with a deposit: on 1 May 2025 the departure is months away, and all of it would come back. */
const join = () =>
  insertBooking(api.database.db, {
    userId: newcomer.id,
    tripScheduleId: group.departureId,
    status: 'confirmed',
    paymentStatus: 'paid',
    amountPaid: 5_000_000,
    confirmedAt: new Date(),
  })

const leaveOn = (departureDate: string) =>
  api.database.db
    .updateTable('tripSchedules')
    .set({ departureDate })
    .where('id', '=', group.departureId)
    .execute()

const textsOf = async (member: SignedIn) =>
  (await as(member).list()).messages.map(({ text }) => text)

describe('a member who could still take everything back', () => {
  it('reads the conversation from joining on, in every call', async () => {
    const { body: picture } = await as(maya)
      .upload(await drawSquare())
      .expect(201)
    const { key } = picture as { key: string }
    const before = await as(maya).post('Before', { pictures: [{ key, description: 'The sea' }] })
    expect((await as(group.host).pin(before.id)).status).toBe(200)
    const { lastEventId } = await as(maya).list()
    await join()
    const after = await as(maya).post('After', { replyTo: before.id })
    const seen = await as(newcomer).list()
    expect(seen.messages).toMatchObject([{ text: 'After', replyTo: null }])
    expect(seen.pinned).toEqual([])
    expect(seen.unread).toBe(1)
    expect((await as(newcomer).unread()).total).toBe(1)
    const missed = await as(newcomer).missed(0)
    expect(JSON.stringify(missed)).not.toContain('Before')
    expect(missed.lastEventId).toBeGreaterThan(lastEventId)
    expectProblem(await as(newcomer).react(before.id, 'heart'), 'NOT_FOUND', 404)
    expectProblem(await as(newcomer).tryPost({ text: 'Hm', replyTo: before.id }), 'NOT_FOUND', 404)
    expectProblem(await as(newcomer).ask('get', `/message-pictures/${key}`), 'NOT_FOUND', 404)
    expect((await as(newcomer).react(after.id, 'heart')).status).toBe(200)
    expect(await textsOf(maya)).toEqual(['Before', 'After'])
  })

  it('gets no event of an earlier message in the stream', async () => {
    const before = await as(maya).post('Before')
    await join()
    const stream = await as(newcomer).stream()
    await as(maya).edit(before.id, 'Before, edited')
    await as(maya).post('After')
    const [event] = await stream.has(1)
    expect(JSON.stringify(event)).toContain('After')
    stream.close()
  })

  it('who was moved to the group reads it from the move on', async () => {
    const bookingId = await join()
    await as(maya).post('Before the move')
    await api.database.db
      .updateTable('bookings')
      .set({ joinedAt: new Date(), confirmedAt: new Date(Date.now() - 3_600_000) })
      .where('id', '=', bookingId)
      .execute()
    await as(maya).post('After')
    expect(await textsOf(newcomer)).toEqual(['After'])
  })

  it('reads all of it once a part of the money would stay with the club', async () => {
    await as(maya).post('Before')
    await join()
    expect(await textsOf(newcomer)).toEqual([])
    // Booked a moment ago, and less than 14 days ahead.
    await leaveOn('2025-05-10')
    expect(await textsOf(newcomer)).toEqual(['Before'])
  })
})
