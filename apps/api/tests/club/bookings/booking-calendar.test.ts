import ICAL from 'ical.js'
import { fromPage, plainSite, signUpConfirmed, type SignedUp } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7

let site: TestApp
let member: SignedUp
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  member = await signUpConfirmed(site)
})
afterAll(() => site.close())

const book = (tripScheduleId: number, status: 'confirmed' | 'pending' | 'cancelled') =>
  insertBooking(site.database.db, { userId: member.user.id, tripScheduleId, status })

const fileOf = (id: number, { cookie } = member) =>
  site.request.get(`/api/bookings/${id}/calendar.ics`).set(fromPage(cookie))

async function eventOf(id: number) {
  const { text } = await fileOf(id).expect(200)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return new ICAL.Event(event!)
}

it('blocks the days of the trip, and leads to the booking', async () => {
  const id = await book(turkey, 'confirmed')
  const event = await eventOf(id)
  expect(event.uid).toBe(`booking-${id}@farandfew.example`)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    '2025-08-14',
    '2025-08-18',
  ])
  const value = (name: string) => event.component.getFirstPropertyValue(name)
  expect(value('transp')).toBe('OPAQUE')
  expect(value('url')).toBe('http://club.example/book/7')
  expect(event.summary).toBe('Far & Few: Hidden Gems of Turkey')
  expect(event.location).toBe('Istanbul & Cappadocia, Turkey')
})

it('says when and where the group meets, and no price', async () => {
  const { description } = await eventOf(await book(turkey, 'confirmed'))
  expect(description).toContain('Hidden Gems of Turkey, 4 days / 3 nights.')
  expect(description).toContain('Day 1, Istanbul, from the water: We meet at 1 pm in Karaköy')
  expect(description).toContain('http://club.example/book/7')
  expect(description).toContain('guaranteed when')
  expect(description).not.toMatch(/INR|₹|Lacs/)
})

it('has the first day of the extended edition for its departures', async () => {
  const { description } = await eventOf(await book(4, 'confirmed'))
  expect(description).toContain('Cars leave the airport at 1 pm')
})

it('is a file with lines that end in CRLF and are at most 75 octets long', async () => {
  const response = await fileOf(await book(turkey, 'confirmed')).expect(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="far-few-turkey-2025-08-14.ics"',
    'cache-control': expect.stringContaining('no-store') as string,
  })
  const lines = response.text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

it('stays the same, also when the departure is taken off the schedule', async () => {
  const id = await book(turkey, 'confirmed')
  const before = (await fileOf(id)).text
  await site.database.db
    .updateTable('tripSchedules')
    .set({ isActive: false })
    .where('id', '=', turkey)
    .execute()
  expect((await fileOf(id).expect(200)).text).toBe(before)
})

it.each(['pending', 'cancelled'] as const)('is not found for a %s booking', async (status) => {
  expectProblem(await fileOf(await book(turkey, status)), 'NOT_FOUND', 404)
})

it('is not found for another member', async () => {
  const id = await book(turkey, 'confirmed')
  expectProblem(await fileOf(id, await signUpConfirmed(site)), 'NOT_FOUND', 404)
})
