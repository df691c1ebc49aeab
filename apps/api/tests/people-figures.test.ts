import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import type { AdminInviteDetail, AdminInvites } from '@farandfew/domain/invites/admin-invites.ts'
import { inviteStatuses } from '@farandfew/domain/invites/invite.options.ts'
import type { Mailing, MailingPreview } from '@farandfew/domain/mailings/mailings.ts'
import type { Selection } from '@farandfew/domain/selections/selections.ts'
import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import type { AdminWaitlist } from '@farandfew/domain/waitlist/waitlist.ts'
import fc from 'fast-check'
import { sendMailings } from '../src/club/mailings/sending.service.ts'
import { deleteMember } from '../src/club/personal-data/erase.queries.ts'
import { insertInvite, insertQuick } from './club/invites/requests.ts'
import { nowForm } from './club/mailings/writing.ts'
import { openConsole } from './harness/console.ts'
import { fromPage, plainSite } from './harness/members.ts'
import { insertSignedIn, type SignedIn } from './harness/signed-in.ts'
import { createTestApp, type TestApp } from './harness/test-app.ts'
import { sized } from './support/index.ts'
import { insertBooking, insertDeparture, insertUser } from './support/rows.ts'

/*
 * Each count of people in the console is the number of rows behind its link, as figures.test.ts has it for money: what waits
 * (the badges of the menu and the lines of Today), the applicants and the waitlist of a departure, the options of the queue's
 * filters, and the recipients of an email; over clubs with requests in all states, assigned and taken back departures,
 * erased and deactivated members, and waitlists with offers, kept seats and places that have ended.
 */

/** A trip that members with an invite book, and its departures: seats, and days from the club's date. */
const armenia = 9
const departureKinds = [
  { seats: 1, days: 142 },
  { seats: 4, days: 149 },
  { seats: 6, days: 156 },
  { seats: 2, days: 66 },
  { seats: 4, days: 20 },
] as const
const firstDay = '2025-05-01'
const memberCount = 8

/** The lists that a badge of the menu and a line of Today open. */
const lists: Readonly<Record<Exclude<keyof OpenWork, 'integrity'>, string>> = {
  invites: 'invites?status=pending',
  inquiries: 'inquiries?state=open',
  unwritten: 'invites?status=approved&message=missing',
  lapsedHolds: 'bookings?status=lapsed',
  smallGroups: 'departures?lacks=travellers',
  waitlists: 'departures?lacks=seats',
  messages: 'messages?state=dead',
  reports: 'reports?state=open',
  reviews: 'reviews?state=waiting',
}

const pick = fc.nat({ max: 1_000_000 })
const member = fc.nat({ max: memberCount - 1 })
const departure = fc.nat({ max: departureKinds.length - 1 })
const kindOf = <Kind extends string>(kind: Kind) => fc.constant(kind)

const operation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kindOf('asks'),
      member,
      departure: fc.option(departure, { freq: 1 }),
      isVisitor: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kindOf('asks quickly'), member }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('withdraws'), pick }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kindOf('is decided'),
      pick,
      status: fc.constantFrom('approved', 'approved', 'rejected'),
      departure: fc.option(departure),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('is undone'), pick }) },
  { weight: 7, arbitrary: fc.record({ kind: kindOf('is assigned'), pick, departure }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('is taken back'), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('mails leave'), fails: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kindOf('has a seat'),
      member,
      departure,
      status: fc.constantFrom('confirmed', 'pending', 'cancelled'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kindOf('waits'),
      member,
      departure,
      state: fc.constantFrom('waiting', 'offered', 'passed', 'ended'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('hold runs out'), member, departure }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('is erased'), member }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('is deactivated'), member }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('is reported'), member }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('sends an inquiry'), member }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('departure is full'), departure }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('departure is cancelled'), departure }) },
)
type Operation = ReturnType<(typeof operation)['generate']>['value']

let site: TestApp
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
afterAll(() => site.close())

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** A club whose operators and members do something in turn. */
class PeopleClub {
  private members: SignedIn[] = []
  private console = ''
  departures: number[] = []
  private readonly rowsOf = new Map<string, number>()

  private get db() {
    return site.database.db
  }

  async start(): Promise<void> {
    await site.reset()
    this.members = await insertSignedIn(this.db, memberCount)
    this.console = await openConsole(site)
    this.departures = []
    for (const { seats, days } of departureKinds) {
      const departureDate = new Date(Date.parse(firstDay) + days * 86_400_000)
      const fields = { departureDate: departureDate.toISOString().slice(0, 10), spotsTotal: seats }
      this.departures.push(await insertDeparture(this.db, armenia, fields))
    }
  }

  async read<T>(url: string): Promise<T> {
    const answer = await site.app.inject({ url, headers: fromPage(this.console) })
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 })
    return answer.json<T>()
  }

  /** Sends a call of an operator. Returns the answer; undefined if it is refused with one of the codes. */
  async post<T>(url: string, payload: object, codes: readonly string[] = []) {
    const headers = fromPage(this.console)
    const answer = await site.app.inject({ method: 'POST', url, headers, payload })
    if (answer.statusCode < 300) return answer.json<T>()
    expect(codes).toContain(answer.json<{ code: string }>().code)
    return undefined
  }

  /** How many rows a list has, until the next operation. */
  async countRows(list: string): Promise<number> {
    const rows = this.rowsOf.get(list) ?? (await this.readRows(list))
    this.rowsOf.set(list, rows)
    return rows
  }

  /** The rows on all pages of a list, which are its total. */
  private async readRows(list: string): Promise<number> {
    let rows = 0
    let cursor: string | null = null
    do {
      const query = new URLSearchParams({ limit: '7', ...(cursor !== null && { cursor }) })
      const page: { items: unknown[]; total: number; nextCursor: string | null } = await this.read(
        `/api/admin/${list}${list.includes('?') ? '&' : '?'}${query}`,
      )
      rows += page.items.length
      cursor = page.nextCursor
      if (cursor === null) expect({ list, rows }).toEqual({ list, rows: page.total })
    } while (cursor !== null)
    return rows
  }

  private memberAt = (index: number) => this.members[index % this.members.length]!
  private departureAt = (index: number) => this.departures[index]!

  private async pickRequest(index: number) {
    const { items } = await this.read<AdminInvites>('/api/admin/invites?status=all&limit=100')
    const one = items[index % items.length]
    return one && { ...one, url: `/api/admin/invites/${one.kind}/${one.id}` }
  }

  /** The operator's answers about a request. */
  private async decide(operation: Operation & { pick: number }): Promise<void> {
    const request = await this.pickRequest(operation.pick)
    if (!request) return
    const { url, scheduleId } = request
    const detail = await this.read<AdminInviteDetail>(url)
    if (operation.kind === 'is decided') {
      const { status } = operation
      const given = operation.departure === null ? undefined : this.departureAt(operation.departure)
      const chosen = request.kind === 'trip' && given !== undefined && { scheduleId: given }
      const refusals = ['ALREADY_DECIDED', 'NOT_BOOKABLE', 'BOOKED_ALREADY']
      await this.post(`${url}/decision`, { status, beyondSeats: true, ...chosen }, refusals)
    } else if (operation.kind === 'is undone') {
      const { decidedAt } = detail.decision ?? {}
      if (decidedAt) await this.post(`${url}/undo`, { decidedAt }, ['UNDO_TOO_LATE'])
    } else if (operation.kind === 'is assigned') {
      const body = { scheduleId: this.departureAt(operation.departure), beyondSeats: true }
      await this.post(`${url}/departure`, body, [
        ...['ALREADY_ASSIGNED', 'NOT_ASSIGNABLE', 'NOT_BOOKABLE', 'NO_SEAT_LEFT', 'BOOKED_ALREADY'],
      ])
    } else if (operation.kind === 'is taken back') {
      if (scheduleId === null) return
      await this.post(`${url}/take-back`, { scheduleId }, ['NOT_ASSIGNED', 'BOOKED_ALREADY'])
    } else if (request.status === 'pending') {
      const table = request.kind === 'trip' ? 'tripInviteRequests' : 'quickInviteRequests'
      const withdrawn = this.db.updateTable(table).set({ status: 'withdrawn' })
      await withdrawn.where('id', '=', request.id).execute()
    }
  }

  /** Gives a member a booking, if there is room for it. */
  private async book(
    userId: number,
    at: number,
    fields: { status: 'confirmed' | 'pending' | 'cancelled' | 'expired'; endedBy?: 'hold' },
  ): Promise<number | undefined> {
    const tripScheduleId = this.departureAt(at)
    const taking = this.db
      .selectFrom('bookings')
      .select(['userId', 'status'])
      .where('tripScheduleId', '=', tripScheduleId)
      .where('status', 'in', ['confirmed', 'pending'])
    const taken = await taking.execute()
    const isTaken = taken.length >= departureKinds[at]!.seats
    if (isTaken || taken.some((one) => one.userId === userId)) return undefined
    const isOver = fields.status === 'cancelled' || fields.status === 'expired'
    return insertBooking(this.db, {
      ...{ userId, tripScheduleId, ...fields, holdExpiresAt: minutesFromNow(isOver ? -5 : 10) },
      ...(isOver && { endedAt: new Date() }),
    })
  }

  async apply(operation: Operation): Promise<void> {
    this.rowsOf.clear()
    if ('pick' in operation) return this.decide(operation)
    const { db } = this
    switch (operation.kind) {
      case 'asks': {
        const { id, email } = this.memberAt(operation.member)
        const scheduleId =
          operation.departure === null ? null : this.departureAt(operation.departure)
        // Who writes without an account is one person, however they spell their address.
        const visitor = { userId: null, email: `Visitor-${operation.member % 3}@mail.example` }
        const who = operation.isVisitor ? visitor : { userId: id, email }
        await insertInvite(db, { tripId: armenia, scheduleId, ...who })
        return
      }
      case 'asks quickly':
        await insertQuick(db, this.memberAt(operation.member).id)
        return
      case 'mails leave': {
        const left = operation.fails ? { failedAt: new Date() } : { sentAt: new Date() }
        const waiting = db.updateTable('outbox').set({ ...left, attempts: 1 })
        await waiting.where('sentAt', 'is', null).where('failedAt', 'is', null).execute()
        return
      }
      case 'has a seat':
        await this.book(this.memberAt(operation.member).id, operation.departure, {
          status: operation.status,
        })
        return
      case 'departure is full':
        // By members without an address.
        for (let seat = 0; seat < departureKinds[operation.departure]!.seats; seat += 1) {
          await this.book(await insertUser(db), operation.departure, { status: 'confirmed' })
        }
        return
      case 'hold runs out': {
        const status = { status: 'expired', endedBy: 'hold' } as const
        const userId = this.memberAt(operation.member).id
        const bookingId = await this.book(userId, operation.departure, status)
        if (bookingId === undefined) return
        const scheduleId = this.departureAt(operation.departure)
        const order = {
          orderId: `order-${bookingId}`,
          amount: 1_000_000,
          status: 'failed',
        } as const
        const values = { ...order, userId, bookingId, tripId: armenia, scheduleId }
        await db.insertInto('paymentOrders').values(values).execute()
        return
      }
      case 'waits': {
        const { state } = operation
        const times = {
          waiting: {},
          offered: { offeredUntil: minutesFromNow(60) },
          passed: { offeredUntil: minutesFromNow(-60) },
          ended: { endedAt: new Date() },
        }[state]
        const tripScheduleId = this.departureAt(operation.departure)
        const entry = { userId: this.memberAt(operation.member).id, tripScheduleId, ...times }
        await db
          .insertInto('waitlist')
          .values(entry)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return
      }
      case 'is erased':
      case 'is deactivated': {
        const { id } = this.memberAt(operation.member)
        await (operation.kind === 'is erased'
          ? db.transaction().execute((trx) => deleteMember(trx, id))
          : db
              .updateTable('users')
              .set({ deactivatedAt: new Date() })
              .where('id', '=', id)
              .execute())
        // Someone else joins the club.
        const [next] = await insertSignedIn(db, 1)
        this.members = this.members.map((one) => (one.id === id ? next! : one))
        return
      }
      case 'is reported': {
        const { id: reportedUserId } = this.memberAt(operation.member)
        const { id: userId } = this.memberAt(operation.member + 1)
        const report = { userId, reportedUserId, reason: 'spam', words: 'Sends offers.' } as const
        await db.insertInto('memberReports').values(report).execute()
        return
      }
      case 'sends an inquiry': {
        const { email } = this.memberAt(operation.member)
        const inquiry = { name: 'Asha', email, destination: 'bali', message: 'Hello?' }
        await db.insertInto('inquiries').values(inquiry).execute()
        return
      }
      case 'departure is cancelled': {
        const cancelled = db.updateTable('tripSchedules').set({ groupDecision: 'cancelled' })
        await cancelled.where('id', '=', this.departureAt(operation.departure)).execute()
      }
    }
  }
}

/** What the console says and what its links list, by name. */
class Comparison {
  readonly shown: Record<string, number> = {}
  readonly listed: Record<string, number> = {}

  add(name: string, shown: number, listed: number): void {
    this.shown[name] = shown
    this.listed[name] = listed
  }
}

/** What waits, and each departure that a line of Today names. */
async function compareOpenWork(club: PeopleClub, counts: Comparison): Promise<void> {
  const work = await club.read<OpenWork>('/api/admin/open-work')
  for (const [queue, list] of Object.entries(lists)) {
    counts.add(queue, work[queue as keyof typeof lists]?.open ?? 0, await club.countRows(list))
  }
  for (const { id, waiting } of work.waitlists.departures) {
    const { entries } = await club.read<AdminWaitlist>(`/api/admin/departures/${id}/waitlist`)
    const inLine = entries.filter(({ state }) => state !== 'kept')
    counts.add(`departure ${id} on Today, waiting`, waiting, inLine.length)
  }
}

async function compareDepartures(club: PeopleClub, counts: Comparison): Promise<void> {
  const list = await club.read<{ items: AdminDeparture[] }>(
    `/api/admin/departures?tripId=${armenia}&limit=100`,
  )
  for (const id of club.departures) {
    const one = await club.read<AdminDeparture>(`/api/admin/departures/${id}`)
    const selection = await club.read<Selection>(`/api/admin/departures/${id}/selection`)
    const { entries } = await club.read<AdminWaitlist>(`/api/admin/departures/${id}/waitlist`)
    const kept = entries.filter(({ state }) => state === 'kept').length
    const people = selection.chosen.length + selection.others.length
    const listed = list.items.find((row) => row.id === id)!
    for (const [place, { applicants, waiting, seats, keptUntil }] of [
      ['page', one],
      ['list', listed],
    ] as const) {
      counts.add(`departure ${id} on its ${place}, applicants`, applicants, people)
      counts.add(`departure ${id} on its ${place}, waiting`, waiting, entries.length - kept)
      const untaken = seats.total - seats.booked - seats.held
      counts.add(`departure ${id} on its ${place}, kept`, seats.kept, Math.min(untaken, kept))
      counts.add(`departure ${id} on its ${place}, until`, Number(keptUntil !== null), kept && 1)
    }
    counts.add(`departure ${id}, applicants of the proposal`, selection.applicants, people)
  }
}

/** The counts of the queue's states, destinations and departures. */
async function compareQueue(club: PeopleClub, counts: Comparison): Promise<void> {
  for (const status of [...inviteStatuses, 'all'] as const) {
    const list = `invites?status=${status}`
    const page = await club.read<AdminInvites>(`/api/admin/${list}`)
    counts.add(list, page.total, await club.countRows(list))
    for (const state of inviteStatuses) {
      const shown = page.statusCounts[state]
      counts.add(`${list}, ${state}`, shown, await club.countRows(`invites?status=${state}`))
    }
    for (const { destination, count, departures } of page.destinations) {
      const place = `${list}&destination=${destination}`
      counts.add(place, count, await club.countRows(place))
      for (const { scheduleId, count: ofDeparture } of departures) {
        const option = `${place}&scheduleId=${scheduleId ?? 'none'}`
        counts.add(option, ofDeparture, await club.countRows(option))
      }
    }
  }
}

/** The recipients of an email to each group, before it is sent and after, by state. */
async function compareMailings(club: PeopleClub, counts: Comparison): Promise<void> {
  for (const id of club.departures) {
    const written = { audience: { kind: 'departure', id }, subject: 'News', text: 'Hello.' }
    const preview = await club.post<MailingPreview>('/api/admin/mailings/preview', {
      ...{ ...written, position: 0 },
    })
    const { recipients, skippedCount, skipped } = preview!
    counts.add(`mail to ${id}, left out`, skippedCount, skipped.length)
    if (recipients === 0) continue
    const sent = await club.post<Mailing>('/api/admin/mailings', nowForm(written))
    await sendMailings(site.context)
    const { progress } = await club.read<Mailing>(`/api/admin/mailings/${sent!.id}`)
    const list = `mailings/${sent!.id}/recipients`
    const rows = (...states: string[]) =>
      Promise.all(states.map((state) => club.countRows(`${list}?state=${state}`))).then((all) =>
        all.reduce((sum, one) => sum + one, 0),
      )
    counts.add(`mail to ${id}`, recipients + skippedCount, await club.countRows(list))
    counts.add(`mail to ${id}, waiting`, progress.waiting, await rows('waiting', 'queued'))
    counts.add(`mail to ${id}, skipped`, progress.skipped, await rows('skipped'))
  }
}

/** Compares every count. Returns the names of those that were not 0, without ids. */
async function compareCounts(club: PeopleClub, writes: boolean): Promise<string[]> {
  const counts = new Comparison()
  await compareOpenWork(club, counts)
  await compareDepartures(club, counts)
  await compareQueue(club, counts)
  if (writes) await compareMailings(club, counts)
  expect(counts.shown).toEqual(counts.listed)
  const counted = Object.entries(counts.shown).filter(([, count]) => count > 0)
  return counted.map(([name]) => name.replaceAll(/\d+/g, 'n'))
}

/** What some club must have; open-work.test.ts has a review. */
const mustBeCounted = [
  ...Object.keys(lists).filter((queue) => queue !== 'reviews'),
  'departure n on Today, waiting',
  ...['page', 'list'].flatMap((place) =>
    ['applicants', 'waiting', 'kept', 'until'].map(
      (what) => `departure n on its ${place}, ${what}`,
    ),
  ),
  'departure n, applicants of the proposal',
  ...inviteStatuses.map((status) => `invites?status=${status}`),
  'invites?status=all&destination=armenia&scheduleId=none',
  'invites?status=all&destination=armenia&scheduleId=n',
  'mail to n',
  'mail to n, waiting',
  'mail to n, left out',
]

const operationsOfOne = 60
/** Operations between two comparisons. */
const between = 10
/** Operations between two emails to every group. */
const betweenMails = 30

// For the full size.
jest.setTimeout(1_200_000)

test('every count of people is the number of rows behind its link', async () => {
  const club = new PeopleClub()
  const counted = new Set<string>()
  const sequence = fc.array(operation, {
    ...{ minLength: operationsOfOne, maxLength: operationsOfOne, size: 'max' },
  })
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      await club.start()
      for (const [turn, one] of operations.entries()) {
        await club.apply(one)
        if ((turn + 1) % between > 0) continue
        const names = await compareCounts(club, (turn + 1) % betweenMails === 0)
        for (const name of names) counted.add(name)
      }
    }),
    { seed: 20_261_129, numRuns: sized(3, 30), endOnFailure: process.env.PROOF_SHRINK !== 'true' },
  )
  expect(mustBeCounted.filter((name) => !counted.has(name))).toEqual([])
})
