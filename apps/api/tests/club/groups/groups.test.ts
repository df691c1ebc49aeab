import { type Checklist, checklistMax } from '@farandfew/domain/checklists/checklist.ts'
import type { Group, OwnGroup } from '@farandfew/domain/groups/group.ts'
import type { Insertable } from 'kysely'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import type { UsersTable } from '../../../src/platform/db/tables.ts'
import { sendDigests } from '../../../src/club/groups/group-digests.jobs.ts'
import { openConsole, sameOrigin } from '../../harness/console.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import { insertSignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertBlock, insertBooking, insertDeparture, insertHost } from '../../support/rows.ts'

const today = '2025-05-01'
const bali = 2

let database: TestDatabase
let api: TestApp
beforeAll(async () => {
  // Several connections, so that calls at once really are.
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 6 })
  api = await createTestApp({ ...plainSite, today, database })
})
afterAll(async () => {
  await api.close()
  await database.close()
})

interface Person {
  id: number
  cookie: string
}

let departures = 0

/** Inserts members, and a departure that all of them have booked. */
async function insertGroup(
  people: readonly Partial<Insertable<UsersTable>>[],
  fields: { departureDate?: string; duration?: number } = {},
): Promise<{ departureId: number; members: Person[] }> {
  const { db } = api.database
  departures += 1
  const day = String(departures).padStart(2, '0')
  const departureDate = fields.departureDate ?? `2026-03-${day}`
  const departureId = await insertDeparture(db, bali, { ...fields, departureDate })
  const members = await insertSignedIn(db, people.length)
  for (const [index, { id }] of members.entries()) {
    await db.updateTable('users').set(people[index]!).where('id', '=', id).execute()
    await insertBooking(db, { userId: id, tripScheduleId: departureId, status: 'confirmed' })
  }
  return { departureId, members }
}

const cancelBooking = (userId: number) =>
  api.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled', endedAt: new Date(), endedBy: 'member', refundAmount: 0 })
    .where('userId', '=', userId)
    .execute()

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'
const send = (person: Person, verb: Verb, path: string, body?: object) =>
  api.request[verb](`/api/groups/${path}`).set(fromPage(person.cookie)).send(body)

async function groupOf(person: Person, departureId: number): Promise<Group> {
  const response = await send(person, 'get', String(departureId))
  expect(response.status).toBe(200)
  return response.body as Group
}

async function listOf(person: Person, departureId: number): Promise<Checklist> {
  const response = await send(person, 'get', `${departureId}/checklist`)
  expect(response.status).toBe(200)
  return response.body as Checklist
}

const asha = {
  firstName: 'Asha',
  lastName: 'Rao',
  city: 'Pune',
  bio: 'Slow mornings.',
  phone: '+91 98765 43210',
  instagramHandle: '@asha.rao',
  profileImage: '/art/avatars/02.svg',
  quizData: JSON.stringify({ travelStyle: 'curious', budgetRange: 'two-lacs', interests: ['sea'] }),
}
const ben = {
  firstName: 'Ben',
  lastName: 'Okafor',
  profileImage: 'https://elsewhere.example/b.png',
}

describe('a group', () => {
  it('shows first name and picture, until a member shows more, and never contact details', async () => {
    const { departureId, members } = await insertGroup([asha, ben])
    const [a, b] = members as [Person, Person]
    const seen = async () => (await groupOf(b, departureId)).members.find(({ id }) => id === a.id)
    expect(await seen()).toEqual({
      id: a.id,
      name: 'Asha',
      picture: '/art/avatars/02.svg',
      isHost: false,
      isMe: false,
      profile: {},
      arrival: null,
    })

    const fields = ['quizLikes', 'lastName', 'country']
    const shown = await send(a, 'put', `${departureId}/shown-fields`, { fields })
    expect((shown.body as Group).me.shownFields).toEqual(['lastName', 'country', 'quizLikes'])
    expect(await seen()).toMatchObject({ name: 'Asha Rao', profile: { lastName: 'Rao' } })
    // What she can spend is not among it, nor a field that is empty.
    expect((await seen())?.profile).toEqual({
      lastName: 'Rao',
      quizLikes: ['Old stones and long stories', 'A warm sea'],
    })
    const whole = JSON.stringify(await groupOf(b, departureId))
    for (const secret of [asha.phone, asha.instagramHandle, asha.bio]) {
      expect(whole).not.toContain(secret)
    }
    // A picture elsewhere would call there from everyone's browser.
    const ofBen = (await groupOf(a, departureId)).members.find(({ id }) => id === b.id)
    expect(ofBen?.picture).toBeNull()
  })

  it("rejects fields that are not the group's business", async () => {
    const { departureId, members } = await insertGroup([asha])
    const response = await send(members[0]!, 'put', `${departureId}/shown-fields`, {
      fields: ['phone'],
    })
    expectProblem(response, 'VALIDATION_FAILED', 400)
  })

  it('hides two who are blocked from each other, except from the host', async () => {
    const { departureId, members } = await insertGroup([asha, ben, { firstName: 'Chen' }])
    const [a, b, host] = members as [Person, Person, Person]
    const { db } = api.database
    await insertHost(db, { userId: host.id, departures: [departureId] })
    await insertBlock(db, a.id, b.id)
    const names = async (who: Person) =>
      (await groupOf(who, departureId)).members.map(({ name }) => name)
    expect(await names(a)).toEqual(['Chen', 'Asha'])
    expect(await names(b)).toEqual(['Chen', 'Ben'])
    expect(await names(host)).toEqual(['Chen', 'Asha', 'Ben'])

    await send(b, 'put', `${departureId}/shown-fields`, { fields: ['lastName'] })
    await send(b, 'put', `${departureId}/arrival`, {
      date: '2026-03-01',
      time: '09:15',
      place: 'Denpasar',
    })
    await insertBlock(db, b.id, host.id)
    // The host still leads the trip: name, picture and arrival stay, what was chosen to be shown does not.
    const seenByHost = (await groupOf(host, departureId)).members.find(({ id }) => id === b.id)
    expect(seenByHost).toMatchObject({ name: 'Ben', profile: {}, arrival: { place: 'Denpasar' } })
    expect(await names(b)).toEqual(['Chen', 'Ben Okafor'])
  })

  it("has the itinerary of the departure's length", async () => {
    const short = await insertGroup([asha])
    const long = await insertGroup([asha], { duration: 8 })
    const days = async ({ departureId, members }: typeof short) =>
      (await groupOf(members[0]!, departureId)).trip.itinerary.length
    expect([await days(short), await days(long)]).toEqual([4, 8])
  })

  it('stores an arrival around the dates of the trip, for the group to see', async () => {
    const { departureId, members } = await insertGroup([asha, ben], { departureDate: '2026-05-10' })
    const [a, b] = members as [Person, Person]
    const arrival = { date: '2026-05-09', time: '23:55', flight: 'SQ 938', place: 'Denpasar' }
    expect((await send(a, 'put', `${departureId}/arrival`, arrival)).status).toBe(200)
    const seen = async () =>
      (await groupOf(b, departureId)).members.find(({ id }) => id === a.id)?.arrival
    expect(await seen()).toEqual(arrival)

    for (const date of ['2026-04-09', '2026-05-14']) {
      const late = await send(a, 'put', `${departureId}/arrival`, { ...arrival, date })
      const { errors } = expectProblem(late, 'VALIDATION_FAILED', 400)
      expect(errors).toEqual({
        date: 'Please choose a date from 10 April 2026 to 13 May 2026',
      })
    }
    expect((await send(a, 'delete', `${departureId}/arrival`)).status).toBe(200)
    expect(await seen()).toBeNull()
  })

  it("is in the list of its members' groups, what is ahead first", async () => {
    const { departureId, members } = await insertGroup([asha], { departureDate: '2025-06-01' })
    const { db } = api.database
    for (const departureDate of ['2025-01-10', '2025-05-02', '2025-03-10']) {
      const userId = members[0]!.id
      const tripScheduleId = await insertDeparture(db, bali, { departureDate })
      await insertBooking(db, { userId, tripScheduleId, status: 'confirmed' })
    }
    const response = await api.request.get('/api/groups').set(fromPage(members[0]!.cookie))
    const groups = response.body as OwnGroup[]
    expect(groups.map(({ countdown }) => countdown)).toEqual([
      ...['You leave tomorrow', 'Leaves in 31 days'],
      ...['Ended on 13 March 2025', 'Ended on 13 January 2025'],
    ])
    expect(groups[1]).toEqual({
      departureId,
      title: 'Bali Bliss',
      isHost: false,
      isReadOnly: false,
      awaitsRoomAnswer: false,
      departureDate: '2025-06-01',
      returnDate: '2025-06-04',
      countdown: 'Leaves in 31 days',
    })
  })

  it('is read-only 30 days after the return, but what one shows can still be withdrawn', async () => {
    const { departureId, members } = await insertGroup([asha], { departureDate: '2025-03-28' })
    const [a] = members as [Person]
    expect(await groupOf(a, departureId)).toMatchObject({
      isReadOnly: true,
      writableUntil: '2025-04-30',
      countdown: 'Ended on 31 March 2025',
    })
    const added = await send(a, 'post', `${departureId}/checklist`, { label: 'Cards' })
    expectProblem(added, 'GROUP_READ_ONLY', 409)
    const hidden = await send(a, 'put', `${departureId}/shown-fields`, { fields: [] })
    expect(hidden.status).toBe(200)
  })
})

describe('the host of a group', () => {
  const call = (cookie: string) => ({ ...sameOrigin, cookie })
  /** The host that a departure has now. */
  const hostIdOf = async (departureId: number) =>
    (
      await api.database.db
        .selectFrom('tripSchedules')
        .select('hostId')
        .where('id', '=', departureId)
        .executeTakeFirstOrThrow()
    ).hostId
  const chooseHost = async (departureId: number, cookie: string, hostId: number | null) => {
    const before = { hostId: await hostIdOf(departureId) }
    return api.request
      .patch(`/api/admin/departures/${departureId}`)
      .set(call(cookie))
      .send({ before, after: { hostId } })
  }
  const hostMails = (...members: { email: string }[]) =>
    api.database.db
      .selectFrom('outbox')
      .select(['kind', 'recipient'])
      .where('kind', 'in', ['group.host-named', 'group.host-replaced'])
      .where(
        'recipient',
        'in',
        members.map(({ email }) => email),
      )
      .orderBy('id')
      .execute()

  it('is chosen for the departure, and the account of the host sees the page', async () => {
    const { departureId, members } = await insertGroup([asha])
    const { db } = api.database
    const [member] = await insertSignedIn(db, 1)
    const hostId = await insertHost(db, { name: 'Wayan', userId: member!.id })
    const console = await openConsole(api)
    const chosen = await chooseHost(departureId, console, hostId)
    expect(chosen.body).toMatchObject({ host: { id: hostId, name: 'Wayan' } })
    expect((await groupOf(member!, departureId)).me).toMatchObject({ isHost: true })
    const seen = await groupOf(members[0]!, departureId)
    expect(seen.members[0]).toMatchObject({ id: member!.id, isHost: true })
    expect(seen.hostName).toBe('Wayan')

    expect((await chooseHost(departureId, console, null)).body).toMatchObject({ host: null })
    const left = await send(member!, 'get', String(departureId))
    expectProblem(left, 'GROUP_MEMBERS_ONLY', 403)
    const log = await db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'departure.changed')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { before: { hostId: null }, after: { hostId } },
      { before: { hostId }, after: { hostId: null } },
    ])
  })

  it('without an account is named, and opens no page', async () => {
    const { departureId, members } = await insertGroup([asha])
    await insertHost(api.database.db, { name: 'Wayan', departures: [departureId] })
    const seen = await groupOf(members[0]!, departureId)
    expect(seen.hostName).toBe('Wayan')
    expect(seen.members.map(({ isHost }) => isHost)).toEqual([false])
  })

  it('gets a mail at a verified address, and so does the host before', async () => {
    const { departureId, members } = await insertGroup([
      { firstName: 'Asha', emailVerifiedAt: null },
    ])
    const { db } = api.database
    const [elif, imani] = await insertSignedIn(db, 2)
    const console = await openConsole(api)
    for (const userId of [elif!.id, imani!.id, imani!.id, members[0]!.id]) {
      const hostId = await insertHost(db, { userId })
      expect((await chooseHost(departureId, console, hostId)).status).toBe(200)
    }
    // The same account again, as another host, is no change of the group.
    expect(await hostMails(elif!, imani!)).toEqual([
      { kind: 'group.host-named', recipient: elif!.email },
      { kind: 'group.host-named', recipient: imani!.email },
      { kind: 'group.host-replaced', recipient: elif!.email },
      { kind: 'group.host-replaced', recipient: imani!.email },
    ])
  })

  it('hands over every group if the host gets another account', async () => {
    const { departureId } = await insertGroup([asha])
    const { departureId: second } = await insertGroup([asha])
    const { db } = api.database
    const [elif, imani] = await insertSignedIn(db, 2)
    const id = await insertHost(db, { userId: elif!.id, departures: [departureId, second] })
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', elif!.id)
      .executeTakeFirstOrThrow()
    const before = { name: 'Elif', languages: null, about: null, picture: null, member: username }
    const change = await api.request
      .put(`/api/admin/hosts/${id}`)
      .set(call(await openConsole(api)))
      .send({ before, after: { name: 'Elif', member: imani!.email.toUpperCase() } })
    expect(change.body).toMatchObject({ member: { id: imani!.id } })
    for (const group of [departureId, second]) {
      expect((await groupOf(imani!, group)).me).toMatchObject({ isHost: true })
      expectProblem(await send(elif!, 'get', String(group)), 'GROUP_MEMBERS_ONLY', 403)
    }
    expect(
      (await hostMails(elif!, imani!)).map(({ kind, recipient }) => [kind, recipient]),
    ).toEqual([
      ['group.host-named', imani!.email],
      ['group.host-replaced', elif!.email],
      ['group.host-named', imani!.email],
      ['group.host-replaced', elif!.email],
    ])
  })

  it('keeps the name on what they wrote after another one is chosen', async () => {
    const { departureId, members } = await insertGroup([asha])
    const [a] = members as [Person]
    const { db } = api.database
    const [elif, imani] = await insertSignedIn(db, 2)
    await db.updateTable('users').set({ firstName: 'Elif' }).where('id', '=', elif!.id).execute()
    const hosts = [
      await insertHost(db, { userId: elif!.id }),
      await insertHost(db, { userId: imani!.id }),
    ] as const
    const console = await openConsole(api)
    await chooseHost(departureId, console, hosts[0])
    const posted = await send(elif!, 'post', `${departureId}/messages`, { text: 'We meet at 1' })
    const { id } = posted.body as { id: number }
    const pinned = await send(elif!, 'put', `${departureId}/messages/${id}/pin`)
    expect([posted.status, pinned.status]).toEqual([201, 200])
    const read = async () =>
      (await send(a, 'get', `${departureId}/messages`)).body as {
        pinned: { author: { name: string; isHost: boolean } | null }[]
        lastEventId: number
      }
    const before = await read()
    await chooseHost(departureId, console, hosts[1])
    const after = await read()
    expect(after.pinned).toMatchObject([{ author: { name: 'Elif', isHost: false } }])
    // Open pages load again.
    const missed = await send(a, 'get', `${departureId}/missed-events?after=${before.lastEventId}`)
    expect(missed.body).toMatchObject({ events: [{ kind: 'reset' }] })
    expectProblem(await send(elif!, 'get', String(departureId)), 'GROUP_MEMBERS_ONLY', 403)
    // Who hosts again is the host again, once.
    await chooseHost(departureId, console, hosts[0])
    expect((await read()).pinned).toMatchObject([{ author: { name: 'Elif', isHost: true } }])
  })
})

describe('the digest of a group', () => {
  /** The context at a time of a club's day in Asia/Kolkata. */
  const at = (day: string, time: string) => ({
    ...api.context,
    clock: { now: () => new Date(`${day}T${time}:00+05:30`), today: () => day },
  })
  const post = (departureId: number, userId: number, text: string) =>
    api.database.db.insertInto('groupMessages').values({ departureId, userId, text }).execute()
  const digests = async () => {
    const rows = await api.database.db
      .selectFrom('outbox')
      .select(['recipient', 'content'])
      .where('kind', '=', 'group.digest')
      .orderBy('id')
      .execute()
    return rows.map(({ recipient, content }) => ({ recipient, ...(content as MailContent) }))
  }

  /** Presses the button with which a mail program unsubscribes. */
  const unsubscribe = async (mail: MailContent | undefined) => {
    const oneClick = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(oneClick)
    const ended = await api.request
      .post(pathname + search)
      .type('form')
      .send({ 'List-Unsubscribe': 'One-Click' })
    expect([ended.status, ended.body]).toEqual([200, { subscribed: false, list: 'group-digest' }])
  }

  it('is sent once a day to those who want it, with what is new, until they unsubscribe', async () => {
    const { departureId, members } = await insertGroup([asha, ben, { firstName: 'Chen' }])
    const [a, b, c] = members as [Person, Person, Person]
    expect((await groupOf(a, departureId)).me.wantsDigest).toBe(false)
    const wanted = await send(a, 'put', `${departureId}/digest`, { isWanted: true })
    expect((wanted.body as Group).me.wantsDigest).toBe(true)
    await insertBlock(api.database.db, a.id, c.id)
    for (const text of ['Who has\nbeen there?', '', 'x'.repeat(300), 'One more']) {
      await post(departureId, b.id, text)
    }
    await post(departureId, a.id, 'My own')
    await post(departureId, c.id, 'From someone blocked')

    // Before the hour no one looks, nor on the day on which it was switched on.
    await sendDigests(at('2025-05-02', '07:59'))
    await sendDigests(at(today, '09:00'))
    expect(await digests()).toEqual([])
    const morning = at('2025-05-02', '08:00')
    await Promise.all([sendDigests(morning), sendDigests(morning), sendDigests(morning)])
    const [mail, ...others] = await digests()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: expect.stringMatching(/@mail.example$/),
      subject: '4 new messages in your Group Room: Bali Bliss',
    })
    expect(mail?.text).toContain('Ben: “Who has been there?”\n\nBen: sent a picture\n\nBen: “xxx')
    expect(mail?.text).toContain('And 1 more.')
    for (const hidden of ['My own', 'blocked', 'x'.repeat(200), 'Okafor']) {
      expect(mail?.text).not.toContain(hidden)
    }

    // What it was about is not news again, and without news there is no mail.
    await sendDigests(at('2025-05-03', '08:00'))
    await post(departureId, b.id, 'Too late for today')
    await sendDigests(at('2025-05-03', '20:00'))
    expect(await digests()).toHaveLength(1)
    await sendDigests(at('2025-05-04', '08:00'))
    expect((await digests())[1]?.subject).toBe('1 new message in your Group Room: Bali Bliss')

    await unsubscribe(mail)
    expect((await groupOf(a, departureId)).me.wantsDigest).toBe(false)
  })

  it('is one mail about all groups of a member, and names no one who has left', async () => {
    const { db } = api.database
    const first = await insertGroup([asha, ben])
    const second = await insertGroup([ben])
    const [a, b] = first.members as [Person, Person]
    const other = second.members[0]!
    const ids = [first.departureId, second.departureId]
    await insertBooking(db, { userId: a.id, tripScheduleId: ids[1]!, status: 'confirmed' })
    for (const id of ids) await send(a, 'put', `${id}/digest`, { isWanted: true })
    await post(ids[0]!, b.id, 'From a group')
    await post(ids[1]!, other.id, 'From another group')
    await cancelBooking(other.id)
    const before = (await digests()).length
    const morning = at('2025-05-02', '08:00')
    await Promise.all([sendDigests(morning), sendDigests(morning)])
    const [mail, ...others] = (await digests()).slice(before)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new messages in your Group Rooms')
    const conversation = `/groups/${ids[0]}?tab=conversation`
    expect(mail?.text).toContain(`${conversation})\n\nBen: “From a group”`)
    expect(mail?.html).toMatch(/<h2[^>]*>[^<]+<a [^>]*>1 new message<\/a><\/h2>/)
    expect(mail?.text).toContain('A former member: “From another group”')
    await unsubscribe(mail)
    for (const id of ids) expect((await groupOf(a, id)).me.wantsDigest).toBe(false)
  })

  it('goes to no address that is not verified any more', async () => {
    const { departureId, members } = await insertGroup([asha, ben])
    const [a, b] = members as [Person, Person]
    await send(a, 'put', `${departureId}/digest`, { isWanted: true })
    await post(departureId, b.id, 'Hello')
    const verify = (emailVerifiedAt: Date | null) =>
      api.database.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', a.id).execute()
    const before = (await digests()).length
    await verify(null)
    await sendDigests(at('2025-05-02', '08:00'))
    expect(await digests()).toHaveLength(before)
    await verify(new Date())
    await sendDigests(at('2025-05-02', '09:00'))
    expect(await digests()).toHaveLength(before + 1)
  })

  it('needs a verified address', async () => {
    const { departureId, members } = await insertGroup([{ emailVerifiedAt: null }])
    const response = await send(members[0]!, 'put', `${departureId}/digest`, { isWanted: true })
    expectProblem(response, 'EMAIL_NOT_VERIFIED', 409)
  })
})

describe('the checklist of a group', () => {
  it("shares items and their ticks, and keeps the ticks of the club's list to each member", async () => {
    const { departureId, members } = await insertGroup([asha, ben])
    const [a, b] = members as [Person, Person]
    const path = `${departureId}/checklist`
    const added = await send(a, 'post', path, { label: 'First-aid kit' })
    expect(added.status).toBe(201)
    const [item] = (added.body as Checklist).items
    expect((added.body as Checklist).suggestions).not.toContain('First-aid kit')

    await send(b, 'patch', `${path}/${item!.id}`, { isTaken: true })
    await send(b, 'patch', `${path}/${item!.id}`, { isDone: true })
    await send(b, 'put', `${path}/club-items/passport`, { isTicked: true })
    const seen = await listOf(a, departureId)
    const person = { id: b.id, name: 'Ben' }
    expect(seen.items).toEqual([
      {
        id: item!.id,
        label: 'First-aid kit',
        isTaken: true,
        takenBy: person,
        isDone: true,
        doneBy: person,
      },
    ])
    const ticked = (list: Checklist) =>
      list.clubItems.filter(({ isTicked }) => isTicked).map(({ key }) => key)
    expect([ticked(seen), ticked(await listOf(b, departureId))]).toEqual([[], ['passport']])
    const unknown = await send(b, 'put', `${path}/club-items/hammock`, { isTicked: true })
    expectProblem(unknown, 'NOT_FOUND', 404)
  })

  it('answers the last of several ticks of a member at once with all of them', async () => {
    const { departureId, members } = await insertGroup([asha])
    const [a] = members as [Person]
    const keys = (await listOf(a, departureId)).clubItems.slice(0, 6).map(({ key }) => key)
    for (let round = 0; round < 12; round += 1) {
      const isTicked = round % 2 === 0
      const answers = await Promise.all(
        keys.map((key) =>
          send(a, 'put', `${departureId}/checklist/club-items/${key}`, { isTicked }),
        ),
      )
      const counts = answers.map(
        ({ body }) => (body as Checklist).clubItems.filter((item) => item.isTicked).length,
      )
      expect(counts).toContain(isTicked ? keys.length : 0)
    }
  })

  it('loses nothing when members change the same item at once', async () => {
    const { departureId, members } = await insertGroup([asha, ben])
    const [a, b] = members as [Person, Person]
    const path = `${departureId}/checklist`
    const added = await send(a, 'post', path, { label: 'Adapter' })
    const { id } = (added.body as Checklist).items[0]!
    const before = 'Adapter'
    // Different things: both stay.
    await Promise.all([
      send(a, 'patch', `${path}/${id}`, { label: 'Two adapters', before }),
      send(b, 'patch', `${path}/${id}`, { isTaken: true }),
    ])
    expect((await listOf(a, departureId)).items).toMatchObject([
      { label: 'Two adapters', takenBy: { name: 'Ben' } },
    ])
    // The same thing: the later one is refused.
    expectProblem(
      await send(b, 'patch', `${path}/${id}`, { label: 'Plug', before }),
      'ITEM_CHANGED',
      409,
    )
    expectProblem(await send(b, 'delete', `${path}/${id}`, { before }), 'ITEM_CHANGED', 409)
    expectProblem(await send(a, 'patch', `${path}/${id}`, { isTaken: true }), 'ITEM_TAKEN', 409)
    // What another member has taken on can only that member give back.
    await send(a, 'patch', `${path}/${id}`, { isTaken: false })
    expect((await listOf(a, departureId)).items).toMatchObject([{ isTaken: true }])
    const removed = await send(a, 'delete', `${path}/${id}`, { before: 'Two adapters' })
    expect((removed.body as Checklist).items).toEqual([])
  })

  it('lets exactly one of many take an item on', async () => {
    const { departureId, members } = await insertGroup(Array.from({ length: 6 }, () => ben))
    const path = `${departureId}/checklist`
    const added = await send(members[0]!, 'post', path, { label: 'Speaker' })
    const { id } = (added.body as Checklist).items[0]!
    const answers = await Promise.all(
      members.map((member) => send(member, 'patch', `${path}/${id}`, { isTaken: true })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('takes no more items than it may have, also at once', async () => {
    const { departureId, members } = await insertGroup([asha])
    const [a] = members as [Person]
    await api.database.db
      .insertInto('groupChecklistItems')
      .values(
        Array.from({ length: checklistMax - 2 }, (_, index) => ({
          departureId,
          label: `Thing ${index}`,
          writtenBy: a.id,
        })),
      )
      .execute()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        send(a, 'post', `${departureId}/checklist`, { label: `More ${n}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    expect((await listOf(a, departureId)).items).toHaveLength(checklistMax)
  })

  it('hides what a blocked member wrote or has taken on, and that they ticked something', async () => {
    const { departureId, members } = await insertGroup([asha, ben, { firstName: 'Chen' }])
    const [a, b, c] = members as [Person, Person, Person]
    const path = `${departureId}/checklist`
    await send(b, 'post', path, { label: 'From Ben' })
    const added = await send(c, 'post', path, { label: 'From Chen' })
    const { id } = (added.body as Checklist).items[1]!
    await send(b, 'patch', `${path}/${id}`, { isTaken: true })
    const ticked = await send(c, 'post', path, { label: 'Ticked' })
    const { id: tickedId } = (ticked.body as Checklist).items[2]!
    await send(b, 'patch', `${path}/${tickedId}`, { isDone: true })
    await insertBlock(api.database.db, b.id, a.id)
    // As if Ben had left and someone had removed what he took on.
    expect((await listOf(a, departureId)).items).toMatchObject([
      { label: 'Ticked', isDone: true, doneBy: null },
    ])
    const taken = await send(a, 'patch', `${path}/${id}`, { isTaken: true })
    expectProblem(taken, 'NOT_FOUND', 404)
    expect((await listOf(c, departureId)).items).toMatchObject([
      { label: 'From Ben' },
      { label: 'From Chen', takenBy: { name: 'Ben' } },
      { label: 'Ticked', doneBy: { name: 'Ben' } },
    ])
  })

  it('frees what a member had taken on who no longer travels', async () => {
    const { departureId, members } = await insertGroup([asha, ben])
    const [a, b] = members as [Person, Person]
    const path = `${departureId}/checklist`
    const added = await send(b, 'post', path, { label: 'Cards' })
    const { id } = (added.body as Checklist).items[0]!
    await send(b, 'patch', `${path}/${id}`, { isTaken: true })
    await cancelBooking(b.id)
    expect((await listOf(a, departureId)).items).toMatchObject([{ isTaken: false, takenBy: null }])
    expect((await send(a, 'patch', `${path}/${id}`, { isTaken: true })).status).toBe(200)
  })
})
