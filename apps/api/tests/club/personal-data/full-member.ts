import { randomUUID } from 'node:crypto'
import type { TravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import { recordAction } from '../../../src/platform/audit/record-action.ts'
import { queueMail, queueSms } from '../../../src/platform/outbox/queue.ts'
import { sealDetails } from '../../../src/club/travel-details/seal-details.ts'
import { type TestApp, testTravelKey } from '../../harness/test-app.ts'
import { insertBooking, insertHost, insertUser } from '../../support/rows.ts'
import { fromPage, type Member, signInAgain, signUpVerified } from '../members/account-forms.ts'

/** Texts that only this member's rows contain. */
export const traces = {
  name: 'Zephyrine',
  lastName: 'Quillfeather',
  username: 'zephyrine.q',
  email: 'zephyrine@quill.example',
  phone: '+91 90909 12345',
  words: 'a balcony over the Bosphorus',
} as const

const post = (api: TestApp, path: string, cookie: string, body: object) =>
  api.request
    .post(path)
    .set({ ...fromPage(cookie), 'idempotency-key': `key of ${path}`.replaceAll(' ', '-') })
    .send(body)

/** Sends every form, as member and as visitor. */
async function sendForms(api: TestApp, cookie: string): Promise<void> {
  const { name, email, words } = traces
  const sent = [
    post(api, '/api/invite-requests', cookie, {
      tripId: 1,
      scheduleId: 7,
      name,
      email,
      message: words,
    }),
    post(api, '/api/inquiries', '', { name, email, destination: 'turkey', message: words }),
    post(api, '/api/newsletters', '', { email }),
    post(api, '/api/quick-invite-request', cookie, {
      travelMonth: 'flexible',
      groupSizePreference: 'no-preference',
      budgetRange: 'flexible',
      whyJoin: `Because of ${words}, and of everything that is eaten on it.`,
    }),
    api.request.post('/api/quiz-match').set(fromPage(cookie)).send({ 1: 'curious' }),
  ]
  for (const response of await Promise.all(sent)) {
    if (response.status >= 300) throw new Error(`${response.status} ${response.text}`)
  }
  await api.request
    .post('/api/invite-requests')
    .set(fromPage())
    .send({ tripId: 2, name, email, message: words })
}

/** Choices and reports, also one about the member. */
async function insertConnectionRecords(
  db: Db,
  { userId, friend }: { userId: number; friend: number },
): Promise<void> {
  await db.insertInto('connectionSettings').values({ userId, takesRequests: false }).execute()
  await db
    .insertInto('connectionPauses')
    .values([
      { userId, otherUserId: friend, until: '2025-08-01' },
      { userId: friend, otherUserId: userId, until: '2025-08-01' },
    ])
    .execute()
  const message = {
    id: 1,
    departureId: 7,
    text: traces.words,
    sentAt: new Date().toISOString(),
    editedAt: null,
  }
  await db
    .insertInto('memberReports')
    .values([
      { userId, reportedUserId: friend, reason: 'spam', words: `It was ${traces.words}.` },
      {
        userId: friend,
        reportedUserId: userId,
        reason: 'other',
        words: 'Many words',
        message: JSON.stringify(message),
        requestNote: traces.words,
      },
    ])
    .execute()
}

/** What a member gives to the group of a departure. */
async function insertGroupData(db: Db, member: { userId: number; departureId: number }) {
  await db
    .insertInto('groupArrivals')
    .values({ ...member, arrivesOn: '2025-08-13', arrivesAt: '21:40', place: traces.words })
    .execute()
  await db.insertInto('formerHosts').values(member).execute()
  await insertHost(db, {
    userId: member.userId,
    name: traces.name,
    about: traces.words,
    departures: [8],
  })
  await db
    .insertInto('groupDigests')
    .values({ ...member, checkedOn: '2025-05-01' })
    .execute()
  const { userId, departureId } = member
  await db
    .insertInto('groupChecklistItems')
    .values({ departureId, label: traces.words, writtenBy: userId, takenBy: userId })
    .execute()
  await db
    .insertInto('groupChecklistTicks')
    .values({ ...member, item: 'passport' })
    .execute()
  await db.insertInto('groupSummaries').values({ departureId, countedSize: 1 }).execute()
  await db.insertInto('groupSummaryMembers').values(member).execute()
}

/** What operators noted on the member and on a booking. */
async function insertAnnotations(
  db: Db,
  { userId, bookingId }: { userId: number; bookingId: number },
) {
  const subjects = [
    { subjectKind: 'member', subjectId: userId },
    { subjectKind: 'booking', subjectId: bookingId },
  ] as const
  for (const subject of subjects) {
    await db
      .insertInto('notes')
      .values({ ...subject, text: traces.words })
      .execute()
    await db
      .insertInto('tags')
      .values({ ...subject, tag: traces.words })
      .execute()
  }
}

/** A message with a picture and a reaction, all of the member, and how far they have read. */
async function insertConversation(db: Db, userId: number): Promise<void> {
  const departureId = 7
  const { id: messageId } = await db
    .insertInto('groupMessages')
    .values({ departureId, userId, text: traces.words })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messageReactions').values({ messageId, userId, reaction: 'heart' }).execute()
  await db
    .insertInto('messagePictures')
    .values({
      key: 'm'.repeat(22),
      departureId,
      userId,
      messageId,
      width: 8,
      height: 8,
      content: Buffer.from('a picture'),
    })
    .execute()
  await db.insertInto('groupReadPositions').values({ departureId, userId, messageId }).execute()
  await sql`select append_group_event(${departureId}, 'read', ${messageId}, ${userId})`.execute(db)
}

/** What a member enters before they fly, encrypted as the calls do. */
async function insertTravelDetails(db: Db, place: { userId: number; bookingId: number }) {
  const details: TravelDetails = {
    passportName: `${traces.name} ${traces.lastName}`,
    passportNumber: 'Z7654321',
    passportExpiry: '2031-01-01',
    nationality: 'Indian',
    diet: 'vegan',
    foodNotes: null,
    emergencyName: 'Asha',
    emergencyRelation: 'Sister',
    emergencyPhone: '+919845011223',
  }
  const sealed = sealDetails(details, place, [testTravelKey])
  await db
    .insertInto('travelDetails')
    .values({ ...place, ...sealed })
    .execute()
}

/** Inserts what no call writes yet, or only after an hour. */
async function insertRest(db: Db, userId: number): Promise<void> {
  const friend = await insertUser(db)
  await db.insertInto('connections').values({ userId, connectedUserId: friend }).execute()
  const undone = { undo: '[]', undoneAt: new Date() }
  await db
    .insertInto('accountMerges')
    .values({ intoUserId: userId, fromUserId: friend, ...undone })
    .execute()
  await insertConnectionRecords(db, { userId, friend })
  const ahead = await insertBooking(db, { userId, tripScheduleId: 7, status: 'confirmed' })
  await insertGroupData(db, { userId, departureId: 7 })
  await insertTravelDetails(db, { userId, bookingId: ahead })
  await insertAnnotations(db, { userId, bookingId: ahead })
  await recordAction(
    db,
    { operator: 'Ben', operatorId: null, role: 'owner', session: null, address: null },
    {
      action: 'user.reset-link-sent',
      subject: `user ${userId}`,
      reason: { userId, text: `Asked for ${traces.words}` },
    },
  )
  await db
    .updateTable('bookings')
    .set({ moveReason: `Wants ${traces.words}` })
    .where('id', '=', ahead)
    .execute()
  await db
    .insertInto('savedViews')
    .values([
      { list: 'members', name: 'To call back', query: JSON.stringify({ search: traces.username }) },
      { list: 'members', name: `All about ${traces.username}`, query: '{}' },
      { list: 'members', name: 'Everyone', query: '{}' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('refunds')
    .values({
      bookingId: ahead,
      amount: 100,
      reason: 'goodwill',
      status: 'done',
      requestedOn: '2025-05-01',
      handReason: `Paid by hand for ${traces.words}`,
      givenReason: `For ${traces.words}`,
    })
    .execute()
  await insertBooking(db, { userId, tripScheduleId: 11, status: 'pending' })
  await insertBooking(db, { userId, tripScheduleId: 1, status: 'confirmed' })
  await db
    .insertInto('reviews')
    .values({ userId, departureId: 1, rating: 5, words: `${traces.words} ${'and on '.repeat(6)}` })
    .execute()
  await db.insertInto('savedTrips').values({ userId, tripId: 1, position: 1 }).execute()
  await db
    .insertInto('paymentOrders')
    .values({
      orderId: `order-${userId}`,
      bookingId: ahead,
      amount: 20_000_000,
      tripId: 1,
      scheduleId: 7,
      userId,
      paymentSignature: 'signature-of-the-service',
      notes: JSON.stringify({ traveller: traces.name }),
    })
    .execute()
  const share = { wantsQuiet: true, isEarlyRiser: true, snores: false, mindsSnoring: true }
  await db
    .insertInto('roomWishes')
    .values({ departureId: 7, userId, ...share, sameGenderOnly: false })
    .execute()
  await db
    .insertInto('roomVetoes')
    .values({ departureId: 7, userId, vetoedUserId: friend })
    .execute()
  const pair = { firstUserId: Math.min(userId, friend), secondUserId: Math.max(userId, friend) }
  const room = await db
    .insertInto('rooms')
    .values({ departureId: 7, round: 1, ...pair, answerBy: '2025-07-29' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('roomMembers').values({ departureId: 7, userId, roomId: room.id }).execute()
  await insertConversation(db, userId)
  await db.insertInto('waitlist').values({ userId, tripScheduleId: 3 }).execute()
  await db.insertInto('seatNotices').values({ userId, tripScheduleId: 3 }).execute()
  await db
    .insertInto('vouches')
    .values({
      userId,
      year: 2025,
      slot: 1,
      words: traces.words,
      person: 'Friend@mail.example',
      email: 'friend@mail.example',
    })
    .execute()
  await db
    .insertInto('oneTimeCodes')
    .values({
      key: 'k'.repeat(43),
      sharedKey: 's'.repeat(43),
      userId,
      purpose: 'proof',
      codeHash: 'c'.repeat(43),
      expiresAt: new Date(),
    })
    .execute()
  await db
    .insertInto('memberPictures')
    .values({ key: 'p'.repeat(22), userId, content: Buffer.from('a picture') })
    .execute()
  const mailing = await db
    .insertInto('mailings')
    .values({
      key: randomUUID(),
      audienceKind: 'member',
      audienceId: userId,
      state: 'finished',
      audienceName: traces.name,
      subject: 'Hello',
      text: traces.words,
      sendAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mailingRecipients')
    .values({ mailingId: mailing.id, userId, name: traces.name, email: traces.email })
    .execute()
  // Answers to inquiries, of which the member's was sent with their address only.
  const inquiries = await db.selectFrom('inquiries').select('id').execute()
  await db
    .insertInto('mailings')
    .values(
      inquiries.map(({ id }) => ({
        key: randomUUID(),
        audienceKind: 'inquiry' as const,
        audienceId: id,
        state: 'finished' as const,
        audienceName: traces.name,
        subject: 'Hello',
        text: traces.words,
        sendAt: new Date(),
      })),
    )
    .execute()
  await db.insertInto('refusedAddresses').values({ email: traces.email, reply: '550' }).execute()
  await queueSms(db, { kind: 'phone.sign-in', to: traces.phone, text: '123456 is your code' })
  const parts = { subject: 'Hello', text: traces.name, html: traces.name }
  await queueMail(db, { kind: 'account.deactivated', to: traces.email, ...parts })
}

/** A member with two sessions and rows in every table that can refer to a member. */
export async function fillMember(api: TestApp): Promise<{ member: Member; second: Member }> {
  const { db } = api.database
  const { name, lastName, username, email, phone } = traces
  const member = await signUpVerified(api, { username, email, firstName: name, lastName })
  const { id } = member.user
  await db
    .updateTable('users')
    .set({ phone, phoneVerifiedAt: new Date(), profileImage: `/api/pictures/${'p'.repeat(22)}` })
    .where('id', '=', id)
    .execute()
  await sendForms(api, member.cookie)
  await insertRest(db, id)
  return { member, second: await signInAgain(api, member) }
}
