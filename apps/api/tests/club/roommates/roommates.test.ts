import type { DepartureRooms } from '@farandfew/domain/roommates/admin-roommates.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Roommates, RoomPreferencesForm } from '@farandfew/domain/roommates/roommates.ts'
import { roomDates } from '@farandfew/domain/roommates/room-states.ts'
import { sql } from 'kysely'
import { runRoomRounds } from '../../../src/club/roommates/roommates.jobs.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import {
  createTestDatabase,
  openConnections,
  type TestDatabase,
  until,
} from '../../support/index.ts'
import { insertBlock, insertBooking } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7
const { wishesUntil, lastProposalOn } = roomDates('2025-08-14')
const proposalDay = addDays(wishesUntil, 1)

const calendar = { today: '2025-07-01' }
let database: TestDatabase
let site: TestApp
let members: SignedIn[]
let bookings: number[]
beforeAll(async () => {
  const clock = { now: () => new Date(), today: () => calendar.today }
  // For the calls that race.
  database = await createTestDatabase({ poolSize: 8, contents: 'catalogue' })
  await openConnections(database, 8)
  site = await createTestApp({ ...plainSite, clock, database })
})
beforeEach(async () => {
  await site.reset()
  calendar.today = '2025-07-01'
  members = await insertSignedIn(site.database.db, 4)
  bookings = []
  for (const { id: userId } of members) {
    const booking = { userId, tripScheduleId: turkey, status: 'confirmed' as const }
    bookings.push(await insertBooking(site.database.db, booking))
  }
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const easy: RoomPreferencesForm = {
  wantsQuiet: false,
  isEarlyRiser: false,
  snores: false,
  mindsSnoring: false,
  sameGenderOnly: false,
  vetoes: [],
}

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST'
async function call<T = Roommates>(who: SignedIn, method: Method, path = '', payload?: object) {
  const url = `/api/groups/${turkey}/roommates${path}`
  const headers = fromPage(who.cookie)
  const response = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
  const body = response.json<T & { code?: string }>()
  return { status: response.statusCode, body, code: body.code }
}
const look = async (who: SignedIn) => (await call(who, 'GET')).body
const share = async (who: SignedIn, wishes: Partial<RoomPreferencesForm> = {}) =>
  call(who, 'PUT', '', { ...easy, ...wishes })
const say = async (who: SignedIn, yes: boolean) =>
  call(who, 'POST', '/answer', { roomId: (await look(who)).room?.id ?? 1, yes })
const rounds = () => runRoomRounds(site.context)
const kindsTo = async (who: SignedIn) => (await mailsTo(site, who.email)).map(({ kind }) => kind)
const cancelBooking = (at: number) =>
  site.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', bookings[at] as number)
    .execute()

/** Members, by index, whose rooms are proposed on the day after the wishes end. */
async function proposeTo(...indexes: number[]): Promise<void> {
  for (const index of indexes) await share(members[index] as SignedIn)
  calendar.today = proposalDay
  await rounds()
}
/** The index of a member's roommate. */
const roommateOf = async (index: number) => {
  const { room } = await look(members[index] as SignedIn)
  return members.findIndex(({ id }) => id === room?.roommate.id)
}

describe('wishes', () => {
  it('can be saved, changed and withdrawn until their date', async () => {
    const [one] = members as [SignedIn]
    expect(await look(one)).toMatchObject({ wishes: null, canChange: true, room: null })
    calendar.today = wishesUntil
    expect((await share(one, { isEarlyRiser: true })).body.wishes).toMatchObject({
      isEarlyRiser: true,
    })
    expect((await share(one)).body.wishes).toMatchObject({ isEarlyRiser: false })
    expect((await call(one, 'DELETE')).body).toMatchObject({ wishes: null, canChange: true })
    calendar.today = proposalDay
    expect((await share(one)).code).toBe('ROOM_WISHES_CLOSED')
    expect(await look(one)).toMatchObject({ canChange: false })
  })

  it('of the same gender only need a gender in the profile', async () => {
    const [one] = members as [SignedIn]
    expect((await share(one, { sameGenderOnly: true })).code).toBe('VALIDATION_FAILED')
    await site.database.db
      .updateTable('users')
      .set({ gender: 'woman' })
      .where('id', '=', one.id)
      .execute()
    expect((await share(one, { sameGenderOnly: true })).status).toBe(200)
  })

  it('keep vetoes private: no answer to anyone else depends on one before the proposal', async () => {
    const [one, two] = members as [SignedIn, SignedIn]
    await share(two)
    const before = await look(two)
    await share(one, { vetoes: [two.id, 999_999] })
    expect((await look(one)).vetoes).toEqual([two.id])
    expect(await look(two)).toEqual(before)
    const admin = { cookie: await openConsole(site) }
    const url = `/api/admin/departures/${turkey}/rooms`
    const console = await site.app.inject({ url, headers: fromPage(admin.cookie) })
    expect(console.body).not.toMatch(/veto/i)
    const stored = await site.app.inject({ url: '/api/user/export', headers: fromPage(two.cookie) })
    expect(stored.json<{ roomVetoes: unknown[] }>().roomVetoes).toEqual([])
  })
})

describe('the proposal', () => {
  it('comes on its day, once however many instances work, and is fixed by two yes', async () => {
    for (const member of members) await share(member)
    calendar.today = wishesUntil
    await rounds()
    expect((await look(members[0] as SignedIn)).room).toBeNull()
    calendar.today = proposalDay
    await Promise.all([rounds(), rounds(), rounds()])
    expect(await roommateOf(0)).toBe(1)
    expect(await roommateOf(3)).toBe(2)
    const [one, two] = members as [SignedIn, SignedIn]
    expect(await kindsTo(one)).toEqual(['room.proposed'])
    const isAsked = async () => {
      const headers = fromPage(one.cookie)
      const response = await site.app.inject({ url: '/api/groups', headers })
      return response.json<{ awaitsRoomAnswer: boolean }[]>()[0]?.awaitsRoomAnswer
    }
    expect(await isAsked()).toBe(true)
    expect((await say(one, true)).body.room).toMatchObject({ state: 'proposed', answer: true })
    expect(await isAsked()).toBe(false)
    expect((await look(two)).room).toMatchObject({ state: 'proposed', answer: null })
    expect((await say(two, true)).body.room).toMatchObject({ state: 'fixed', answer: true })
    expect(await kindsTo(two)).toEqual(['room.proposed', 'room.fixed'])
    expect((await say(one, false)).code).toBe('ROOM_ENDED')
    expect((await call(one, 'DELETE')).code).toBe('ROOM_GIVEN')
    expect((await share(one)).code).toBe('ROOM_GIVEN')
  })

  it('is fixed when both say yes at once, and each gets one mail', async () => {
    await proposeTo(0, 1, 2, 3)
    const answers = await Promise.all(members.map((member) => say(member, true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const member of members) {
      expect((await look(member)).room?.state).toBe('fixed')
      expect(await kindsTo(member)).toEqual(['room.proposed', 'room.fixed'])
    }
  })

  it('never pairs two members of whom one has a veto or a block', async () => {
    const [one, two, three, four] = members as [SignedIn, SignedIn, SignedIn, SignedIn]
    await share(one, { vetoes: [two.id] })
    await insertBlock(site.database.db, three.id, one.id)
    for (const member of [two, three, four]) await share(member)
    calendar.today = proposalDay
    await rounds()
    expect([await roommateOf(0), await roommateOf(1)]).toEqual([3, 2])
  })

  it('hides a no until the other has answered, and never pairs the two again', async () => {
    await proposeTo(0, 1)
    const [one, two] = members as [SignedIn, SignedIn]
    const before = await look(two)
    await say(one, false)
    expect(await look(two)).toEqual(before)
    expect((await say(two, true)).body).toMatchObject({ room: null, ownRoom: 'offered' })
    await rounds()
    expect(await look(one)).toMatchObject({ room: null, ownRoom: 'offered', ended: 'proposed' })
    expect(await kindsTo(two)).toEqual(['room.proposed', 'room.own-room'])
    expect(await kindsTo(one)).toEqual(await kindsTo(two))
  })

  it('that no one answers ends after its last day, with one reminder, and others are proposed', async () => {
    await proposeTo(0, 1, 2, 3)
    const [one, two, three, four] = members as [SignedIn, SignedIn, SignedIn, SignedIn]
    const { answerBy } = (await look(one)).room as { answerBy: string }
    await say(two, true)
    calendar.today = addDays(answerBy, -1)
    await rounds()
    await rounds()
    expect(await kindsTo(one)).toEqual(['room.proposed', 'room.reminder'])
    expect(await kindsTo(two)).toEqual(['room.proposed'])
    calendar.today = addDays(answerBy, 1)
    expect((await say(one, true)).code).toBe('ROOM_ENDED')
    await rounds()
    const pairs = [await roommateOf(0), await roommateOf(1)]
    expect([...pairs].sort()).toEqual([2, 3])
    expect((await kindsTo(three)).at(-1)).toBe('room.proposed')
    expect((await mailsTo(site, four.email)).at(-1)?.content.text).toContain('did not work out')
  })

  it('ends for both when one of them leaves the group, also after it was fixed', async () => {
    await proposeTo(0, 1)
    const [one, two] = members as [SignedIn, SignedIn]
    await say(one, true)
    await say(two, true)
    await cancelBooking(0)
    expect(await look(two)).toMatchObject({ room: null, ended: 'fixed' })
    await rounds()
    expect(await look(two)).toMatchObject({ ended: 'fixed', ownRoom: 'offered' })
    expect((await mailsTo(site, two.email)).at(-1)?.content.text).toContain('is no longer fixed')
    expect((await kindsTo(one)).at(-1)).toBe('room.fixed')
  })

  it('is not fixed with someone whose booking is being cancelled', async () => {
    await proposeTo(0, 1)
    const [one, two] = members as [SignedIn, SignedIn]
    await say(one, true)
    const { db } = site.database
    const cancelling = await db.startTransaction().execute()
    const lock = sql`select from trip_schedules where id = ${turkey} for no key update`
    await lock.execute(cancelling)
    await cancelling
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', bookings[0] as number)
      .execute()
    const answered = say(two, true)
    await until(async () => {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        ) as waits
      `.execute(db)
      return rows[0]?.waits === true
    })
    await cancelling.commit().execute()
    expect((await answered).code).toBe('ROOM_ENDED')
    await rounds()
    expect(await look(two)).toMatchObject({ room: null, ended: 'proposed' })
    expect(await db.selectFrom('roomMembers').selectAll().execute()).toEqual([])
  })

  it('ends silently for a pair with a block', async () => {
    await proposeTo(0, 1)
    const [one, two] = members as [SignedIn, SignedIn]
    await insertBlock(site.database.db, one.id, two.id)
    await rounds()
    expect(await look(two)).toMatchObject({ room: null, ended: 'proposed', others: [{}, {}] })
    expect((await mailsTo(site, two.email)).at(-1)?.content.text).toContain('did not work out')
  })

  it('is refused by leaving, which the other does not notice', async () => {
    await proposeTo(0, 1)
    const [one, two] = members as [SignedIn, SignedIn]
    const before = await look(two)
    expect((await call(one, 'DELETE')).body).toMatchObject({ ownRoom: 'taken' })
    expect(await look(two)).toEqual(before)
    await say(two, true)
    expect(await kindsTo(one)).toEqual(['room.proposed'])
    expect(await look(one)).toMatchObject({ room: null, ownRoom: 'taken' })
  })
})

describe('a veto after the proposal', () => {
  it('against the roommate is a no that they do not see, and a yes takes it back', async () => {
    await proposeTo(0, 1)
    const [one, two] = members as [SignedIn, SignedIn]
    const before = await look(two)
    expect((await share(one, { vetoes: [two.id] })).body).toMatchObject({
      room: { answer: false },
      vetoes: [two.id],
    })
    expect(await look(two)).toEqual(before)
    expect((await say(one, true)).body).toMatchObject({ room: { answer: true }, vetoes: [] })
    await share(one, { vetoes: [two.id] })
    expect((await say(two, true)).body).toMatchObject({ room: null, ended: 'proposed' })
  })

  it('against someone else keeps the room, and holds for the next one', async () => {
    await proposeTo(0, 1, 2, 3)
    const [one, two, three, four] = members as [SignedIn, SignedIn, SignedIn, SignedIn]
    expect((await share(one, { vetoes: [three.id] })).body.room).toMatchObject({ answer: null })
    await say(one, true)
    await say(two, false)
    for (const member of [three, four]) await say(member, false)
    expect([await roommateOf(0), await roommateOf(1)]).toEqual([3, 2])
  })
})

it('names the roommate in mails to confirmed addresses only', async () => {
  const { db } = site.database
  const [one, two] = members as [SignedIn, SignedIn]
  await db.updateTable('users').set({ firstName: 'Oona' }).where('id', '=', one.id).execute()
  await db.updateTable('users').set({ firstName: 'Tilda' }).where('id', '=', two.id).execute()
  const verified = { emailVerifiedAt: new Date() }
  await db.updateTable('users').set(verified).where('id', '=', one.id).execute()
  await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', two.id).execute()
  for (const member of [one, two]) await share(member, { isEarlyRiser: true })
  calendar.today = proposalDay
  await rounds()
  calendar.today = addDays((await look(one)).room?.answerBy ?? '', -1)
  await rounds()
  await say(one, true)
  await say(two, true)
  const toOne = await mailsTo(site, one.email)
  const toTwo = await mailsTo(site, two.email)
  expect(toOne[0]?.content.text).toContain('You both get up early.')
  for (const mails of [toOne, toTwo]) {
    expect(mails.map(({ kind }) => kind)).toEqual(['room.proposed', 'room.reminder', 'room.fixed'])
  }
  for (const { content } of toOne) expect(content.text).toContain('Tilda')
  expect(JSON.stringify(toTwo)).not.toContain('Oona')
})

it('pairs a group of sixteen at once', async () => {
  const { db } = site.database
  await db.updateTable('tripSchedules').set({ spotsTotal: 20 }).where('id', '=', turkey).execute()
  const sixteen = await insertSignedIn(db, 16)
  for (const { id: userId } of sixteen) {
    await insertBooking(db, {
      userId,
      tripScheduleId: turkey,
      status: 'confirmed' as const,
    })
  }
  for (const [index, member] of sixteen.entries()) {
    await share(member, { isEarlyRiser: index % 2 === 0, snores: index % 3 === 0 })
  }
  calendar.today = proposalDay
  await rounds()
  const roommates = await Promise.all(
    sixteen.map(async (member) => (await look(member)).room?.roommate.id),
  )
  expect(new Set(roommates).size).toBe(16)
  expect(roommates).not.toContain(undefined)
})

describe('the private room', () => {
  it('is offered to the odd one out, who can take it or wait for someone who becomes free', async () => {
    await proposeTo(0, 1, 2)
    const [one, two, three] = members as [SignedIn, SignedIn, SignedIn]
    expect(await look(three)).toMatchObject({ room: null, ownRoom: 'offered' })
    const [mail] = await mailsTo(site, three.email)
    expect(mail?.content.text).toContain('there is nothing to pay')
    const take = (yes: boolean) => call(three, 'POST', '/own-room', { take: yes })
    expect((await take(true)).body.ownRoom).toBe('taken')
    expect((await take(false)).body.ownRoom).toBeNull()
    await say(one, false)
    await say(two, true)
    expect(await roommateOf(2)).toBe(0)
  })

  it('can be refused: the member waits, is not offered it again, and gets a mail at the end', async () => {
    await proposeTo(0, 1, 2)
    const [, , three] = members as [SignedIn, SignedIn, SignedIn]
    const refused = await call(three, 'POST', '/own-room', { take: false })
    expect(refused.body).toMatchObject({ ownRoom: 'waiting', newsBy: '2025-07-31' })
    await share(three, { snores: true })
    await rounds()
    expect(await look(three)).toMatchObject({ ownRoom: null, newsBy: '2025-07-31' })
    calendar.today = addDays(lastProposalOn, 1)
    await rounds()
    await rounds()
    expect(await look(three)).toMatchObject({ ownRoom: 'taken', newsBy: null, canChange: false })
    expect(await kindsTo(three)).toEqual(['room.own-room', 'room.own-room'])
    expect((await call(three, 'POST', '/own-room', { take: false })).code).toBe(
      'ROOM_WISHES_CLOSED',
    )
  })

  it('is given up for a roommate at once if someone else waits for one', async () => {
    const [one, two] = members as [SignedIn, SignedIn]
    await share(one, { vetoes: [two.id] })
    await share(two)
    calendar.today = proposalDay
    await rounds()
    expect((await call(one, 'DELETE')).body).toMatchObject({ wishes: {}, ownRoom: 'taken' })
    const again = await call(one, 'POST', '/own-room', { take: false })
    expect(again.body).toMatchObject({ room: null, ownRoom: 'waiting' })
    expect((await share(one)).body.room?.roommate.id).toBe(two.id)
    expect(await kindsTo(one)).toEqual(['room.own-room', 'room.proposed'])
  })

  it('is final when no more rooms are proposed', async () => {
    await proposeTo(0, 1)
    const [one] = members as [SignedIn]
    calendar.today = addDays(lastProposalOn, 1)
    await rounds()
    expect(await look(one)).toMatchObject({ room: null, ownRoom: 'taken', canChange: false })
    expect((await mailsTo(site, one.email)).at(-1)?.content.text).toContain('found no roommate')
    await rounds()
    expect(await kindsTo(one)).toHaveLength(2)
  })
})

describe('the console', () => {
  const rooms = async (cookie: string, path = '', method: Method = 'GET') => {
    const url = `/api/admin/departures/${turkey}/rooms${path}`
    const response = await site.app.inject({ method, url, headers: fromPage(cookie) })
    return { status: response.statusCode, body: response.json<DepartureRooms>() }
  }
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)

  it('proposes earlier, leaves the others open, and reopens a fixed room', async () => {
    const cookie = await openConsole(site, 'Leena')
    const [one, two, three, four] = members as [SignedIn, SignedIn, SignedIn, SignedIn]
    for (const member of [one, two, three]) await share(member)
    expect((await rooms(cookie)).body).toMatchObject({ canPropose: true, rounds: 0, rooms: [] })
    const { body } = await rooms(cookie, '/propose', 'POST')
    expect(body).toMatchObject({ rounds: 1, rooms: [{ state: 'proposed' }] })
    expect([ids(body.open), ids(body.offered), ids(body.notSharing)]).toEqual([
      [],
      [three.id],
      [four.id],
    ])
    await say(one, true)
    expect(JSON.stringify((await rooms(cookie)).body)).not.toMatch(/answer"/)
    await say(two, true)
    const { rooms: fixed } = (await rooms(cookie)).body
    const reopened = await rooms(cookie, `/${fixed[0]?.id}/reopen`, 'POST')
    expect(ids(reopened.body.open)).toEqual([one.id, two.id])
    expect((await auditOf(site)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['rooms.viewed', 'rooms.proposed', 'room.reopened']),
    )
    expect((await rooms(cookie, `/${fixed[0]?.id}/reopen`, 'POST')).status).toBe(409)
  })

  it('says after an early round by when there is news, and pairs again when the wishes have ended', async () => {
    const cookie = await openConsole(site, 'Leena')
    const [one, two, three, four] = members as [SignedIn, SignedIn, SignedIn, SignedIn]
    for (const member of [one, two, three]) await share(member)
    expect(await look(one)).toMatchObject({ hasProposed: false })
    await rooms(cookie, '/propose', 'POST')
    expect(await look(one)).toMatchObject({ hasProposed: true, room: { answerBy: '2025-07-06' } })
    expect(await look(three)).toMatchObject({ ownRoom: 'offered', newsBy: proposalDay })
    expect((await mailsTo(site, three.email))[0]?.content.text).toContain('We offer you a private')
    await say(one, true)
    await say(two, false)
    expect(await look(one)).toMatchObject({ room: null, ended: 'proposed', newsBy: proposalDay })
    const text = (await mailsTo(site, one.email)).at(-1)?.content.text
    expect(text).toContain('ask to share a room until 24 July 2025')
    expect(text).toContain('email you by 25 July 2025')
    await share(four)
    calendar.today = proposalDay
    await rounds()
    for (const at of [0, 1, 2, 3]) expect(await roommateOf(at)).not.toBe(-1)
  })

  it('offers nothing if an early round finds no room', async () => {
    const cookie = await openConsole(site, 'Leena')
    const [one, two] = members as [SignedIn, SignedIn]
    await share(one, { vetoes: [two.id] })
    await share(two)
    await rooms(cookie, '/propose', 'POST')
    expect(await look(two)).toMatchObject({ room: null, ownRoom: null, hasProposed: false })
    expect(await kindsTo(two)).toEqual([])
  })
})

it('keeps a member in one room at most, and a pair out of a second one, whatever the code does', async () => {
  await proposeTo(0, 1)
  const { db } = site.database
  const [one, two, three] = members.map(({ id }) => id) as [number, number, number]
  const room = { departureId: turkey, round: 2, answerBy: '2025-08-01' }
  const again = { ...room, firstUserId: one, secondUserId: two }
  await expect(db.insertInto('rooms').values(again).execute()).rejects.toThrow(/unique/)
  const fixed = { ...room, firstUserId: one, secondUserId: three, state: 'fixed' as const }
  await expect(db.insertInto('rooms').values(fixed).execute()).rejects.toThrow(/check/)
  const second = { departureId: turkey, userId: one, roomId: 1 }
  await expect(db.insertInto('roomMembers').values(second).execute()).rejects.toThrow(/unique|key/)
})

it('deletes wishes, vetoes and rooms when the group page becomes read-only', async () => {
  await share(members[0] as SignedIn, { vetoes: [members[3]?.id as number] })
  await proposeTo(1, 2)
  calendar.today = '2025-09-16'
  await rounds()
  expect(await site.database.db.selectFrom('rooms').selectAll().execute()).not.toEqual([])
  calendar.today = '2025-09-17'
  await rounds()
  for (const table of ['roomWishes', 'roomVetoes', 'rooms', 'roomMembers'] as const) {
    expect(await site.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
