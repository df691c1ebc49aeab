import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'
import { insertInvite, insertQuick } from './requests.ts'

/** The High Road through Armenia: only members who are invited can book it. Turkey is open to everyone. */
const armenia = 9
const turkey = 1
const visitor = { userId: null, email: 'Noor@mail.example' }

let site: TestApp
let cookie: string
let members: SignedIn[]
let departure: number
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  members = await insertSignedIn(site.database.db, 5)
  cookie = await openConsole(site)
  departure = await insertDeparture(site.database.db, armenia, { departureDate: '2025-10-11' })
})
afterAll(() => site.close())

const ask = (userId: number | null, fields: object = {}) =>
  insertInvite(site.database.db, { tripId: armenia, userId, scheduleId: departure, ...fields })
const decide = (id: number, fields: object = {}) =>
  site.request
    .post(`/api/admin/invites/trip/${id}/decision`)
    .set(fromPage(cookie))
    .send({ status: 'approved', ...fields })
    .expect(200)
const mailsLeave = () =>
  site.database.db.updateTable('outbox').set({ sentAt: new Date(), attempts: 1 }).execute()

/** The club cancels a departure for which none of the travellers has paid. */
const cancel = (id = departure, travellers = 0) =>
  site.request
    .post(`/api/admin/departures/${id}/cancel`)
    .set(fromPage(cookie))
    .send({ reason: 'The road is closed.', travellers, refund: 0 })
    .expect(200)
/** The rule cancels it on the date of its decision. */
const endByRule = () =>
  runRounds({ ...site.context, clock: { now: () => new Date(), today: () => '2025-08-13' } })
const mailOf = async (email: string) =>
  (await mailsTo(site, email)).map(({ kind, content }) => ({
    kind,
    text: content.text.replaceAll(/\s+/g, ' '),
  }))
const kindsOf = async (email: string) => (await mailOf(email)).map(({ kind }) => kind)
const told = 'invite.departure-cancelled'

it.each(['the club', 'the rule'])(
  'mails everyone once whose request names a departure that %s cancels',
  async (by) => {
    const [asha, ravi, zoya, dev, leela] = members as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ]
    const { db } = site.database
    await decide(await ask(asha.id))
    // Twice, and as a visitor with another spelling.
    await ask(asha.id)
    await ask(ravi.id)
    await ask(null, visitor)
    await ask(null, { ...visitor, email: 'noor@MAIL.example' })
    // Any date, an answer that is no, and another departure.
    await ask(zoya.id, { scheduleId: null })
    await ask(zoya.id, { status: 'rejected' })
    await ask(zoya.id, { status: 'withdrawn' })
    const given = { scheduleId: departure, assignedAt: new Date(), decidedAt: new Date() }
    await insertQuick(db, dev.id, { status: 'approved', ...given })
    await ask(leela.id)
    await db
      .updateTable('users')
      .set({ deactivatedAt: new Date() })
      .where('id', '=', leela.id)
      .execute()
    await mailsLeave()

    await (by === 'the club' ? cancel() : endByRule())
    await runRounds(site.context)

    expect(await kindsOf(asha.email)).toEqual(['invite.approved', told])
    expect(await kindsOf(ravi.email)).toEqual([told])
    expect(await kindsOf('noor@mail.example')).toEqual([told])
    expect(await kindsOf(dev.email)).toEqual([told])
    expect(await kindsOf(zoya.email)).toEqual([])
    expect(await kindsOf(leela.email)).toEqual([])
    const [, approved] = await mailOf(asha.email)
    expect(approved!.text).toMatch(/Armenia, departing on 11 October 2025, will not take place\./)
    expect(approved!.text).toContain('Your invite is approved, but it is for this departure only.')
    expect(approved!.text).toContain("Reply to this email, and we'll look for another date")
    expect(approved!.text).not.toContain('without an invite')
    expect(approved!.text).toContain(`/book/${departure}`)
    const [pending] = await mailOf(ravi.email)
    expect(pending!.text).toContain('We have not decided your request for an invite to it.')
  },
)

it.each(['the club', 'the rule'])(
  'leaves those who have a booking or wait for a seat to the mails about these, if %s cancels',
  async (by) => {
    const [asha, ravi, zoya] = members as [SignedIn, SignedIn, SignedIn]
    const { db } = site.database
    for (const { id } of [asha, ravi]) await ask(id, { status: 'approved' })
    const booking = { userId: asha.id, tripScheduleId: departure, status: 'confirmed' } as const
    await insertBooking(db, booking)
    await db.insertInto('waitlist').values({ userId: ravi.id, tripScheduleId: departure }).execute()
    // A seat is kept for who was given the departure: the mail about their invite says it all.
    const id = await ask(zoya.id, { scheduleId: null })
    await site.request
      .post(`/api/admin/invites/trip/${id}/departure`)
      .set(fromPage(cookie))
      .send({ scheduleId: departure })
      .expect(200)
    await mailsLeave()
    await (by === 'the club' ? cancel(departure, 1) : endByRule())
    await runRounds(site.context)
    expect(await kindsOf(asha.email)).toEqual(['booking.cancelled'])
    expect(await kindsOf(ravi.email)).toEqual(['waitlist.ended'])
    expect(await kindsOf(zoya.email)).toEqual(['invite.departure-assigned', told])
  },
)

it('discards an approval that has not been sent, and says its note instead', async () => {
  const [asha] = members as [SignedIn]
  await decide(await ask(asha.id), { note: 'Glad to have you.' })
  await cancel()
  const [mail, ...others] = await mailOf(asha.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: told, text: expect.stringContaining('Glad to have you.') })
})

it('says of a trip that is open to everyone that another departure can be booked, if one can', async () => {
  const [asha, ravi] = members as [SignedIn, SignedIn]
  const { db } = site.database
  const one = await insertDeparture(db, turkey, { departureDate: '2025-10-12' })
  await ask(asha.id, { tripId: turkey, scheduleId: one })
  await cancel(one)
  const open = 'You can book another departure of this trip without an invite.'
  expect((await mailOf(asha.email))[0]!.text).toContain(open)
  const other = await insertDeparture(db, turkey, { departureDate: '2025-10-19' })
  await ask(ravi.id, { tripId: turkey, scheduleId: other })
  await db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'cancelled' })
    .where('tripId', '=', turkey)
    .where('id', '<>', other)
    .execute()
  await cancel(other)
  expect((await mailOf(ravi.email))[0]!.text).not.toContain(open)
})
