import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025, and the one of 11 October. */
const august = 7
const october = 11
const tower = { meetingPlace: 'Near the Galata tower', meetingTime: '12:30' }
const asTrip = { meetingPlace: null, meetingTime: null }
const texts = {
  ofTrip: 'Karaköy, Istanbul, at 13:00 on 14 August 2025, local time',
  own: 'Near the Galata tower, at 12:30 on 14 August 2025, local time',
}

let site: TestApp
let cookie: string
let asha: SignedIn
let bookingId: number
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  ;[asha] = (await insertSignedIn(site.database.db, 1)) as [SignedIn]
  cookie = await openConsole(site, 'Meera')
  const confirmedAt = new Date()
  const seat = {
    userId: asha.id,
    tripScheduleId: august,
    status: 'confirmed',
    confirmedAt,
  } as const
  bookingId = await insertBooking(site.database.db, { ...seat, paymentStatus: 'paid' })
})
afterAll(() => site.close())

const change = (before: object, after: object, id = august) =>
  site.request.patch(`/api/admin/departures/${id}`).set(fromPage(cookie)).send({ before, after })
const detail = async (id = august) =>
  (await site.request.get(`/api/admin/departures/${id}`).set(fromPage(cookie)))
    .body as AdminDepartureWithBookings

/** What is said of the meeting wherever it is said. */
async function readAll(): Promise<Record<string, unknown>> {
  const get = async (path: string, by = asha.cookie) =>
    site.request.get(path).set(fromPage(by)).expect(200)
  const calendar = (await get(`/api/bookings/${bookingId}/calendar.ics`)).text
  await site.request
    .post(`/api/admin/bookings/${bookingId}/confirmation/send`)
    .set(fromPage(cookie))
    .send({})
    .expect(200)
  const mail = (await mailsTo(site, asha.email)).at(-1)
  return {
    offer: (await get(`/api/schedules/${august}`)).body.meeting as unknown,
    booking: (await get(`/api/bookings/${bookingId}`)).body.meeting as unknown,
    pocket: (await get(`/api/groups/${august}/pocket`)).body.meeting as unknown,
    console: (await detail()).meeting,
    calendar: /Meeting: (.*?)\\n/.exec(calendar.replace(/\r\n /g, ''))?.[1]?.replaceAll('\\', ''),
    mail: /^Meeting:? *(.*)$/m.exec(mail?.content.text ?? '')?.[1],
  }
}
const everywhere = (text: string) =>
  Object.fromEntries(
    ['offer', 'booking', 'pocket', 'console', 'calendar', 'mail'].map((reader) => [reader, text]),
  )

it('of a departure is that of its trip until it has one of its own, for every reader', async () => {
  expect(await readAll()).toEqual(everywhere(texts.ofTrip))
  await change(asTrip, tower).expect(200)
  expect(await readAll()).toEqual(everywhere(texts.own))
  await change(tower, asTrip).expect(200)
  expect(await readAll()).toEqual(everywhere(texts.ofTrip))
})

it('is offered to the other departures of the trip as a choice', async () => {
  expect((await change(asTrip, tower)).body).toMatchObject({ ...tower, meeting: texts.own })
  const { meetingChoices } = await detail(october)
  expect(meetingChoices).toEqual({
    trip: [{ duration: 4, place: 'Karaköy, Istanbul', time: '13:00' }],
    others: [{ place: 'Near the Galata tower', time: '12:30' }],
  })
  expect((await detail()).meetingChoices.others).toEqual([])
})

it('is stored in its canonical form', async () => {
  const typed = { ...tower, meetingPlace: ' Near the Galata\u00a0tow\u200ber ' }
  expect((await change(asTrip, typed)).body).toMatchObject(tower)
})

it.each([
  [{ meetingPlace: 'Near the Galata tower' }, 'after.meetingTime'],
  [{ ...tower, meetingTime: null }, 'after.meetingTime'],
  [{ ...tower, meetingTime: '25:00' }, 'after.meetingTime'],
  [{ ...tower, meetingPlace: ' ' }, 'after.meetingPlace'],
  [{ ...tower, meetingPlace: 'x'.repeat(121) }, 'after.meetingPlace'],
])('is refused as %j', async (after, field) => {
  const before = 'meetingTime' in after ? asTrip : { meetingPlace: null }
  const { errors } = expectProblem(await change(before, after), 'VALIDATION_FAILED', 400)
  expect(Object.keys(errors ?? {})).toEqual([field])
  expect(await detail()).toMatchObject(asTrip)
})

it('does not replace one that another operator has given it meanwhile', async () => {
  await change(asTrip, tower).expect(200)
  const later = { meetingPlace: 'At the ferry pier', meetingTime: '14:00' }
  expectProblem(await change(asTrip, later), 'DEPARTURE_CHANGED', 409)
  expect(await detail()).toMatchObject(tower)
})
