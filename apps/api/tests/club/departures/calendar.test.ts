/** @jest-environment <rootDir>/tests/support/zone-environment.cjs */
import { inclusionNote } from '@farandfew/domain/constants/labels.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import ICAL from 'ical.js'
import { writeCalendar } from '../../../src/club/departures/calendar.ts'
import { buildScheduleAnswers } from '../../../src/club/departures/schedule-answers.ts'
import type { DepartureRow } from '../../../src/club/departures/departure-row.ts'

declare const setZone: (zone: string) => void

const createdAt = new Date('2025-01-31T22:30:00Z')

const row = (changes: Partial<DepartureRow> = {}): DepartureRow => ({
  id: 7,
  tripId: 1,
  departureDate: '2025-08-14',
  duration: 4,
  priceTier: 2,
  seats: { total: 12, booked: 9, held: 0, offered: 0, kept: 0, free: 3, isBeingPaid: false },
  createdAt,
  calendarRevision: 0,
  calendarChangedAt: createdAt,
  isActive: true,
  groupDecision: 'guaranteed',
  decisionDays: 60,
  groupFigures: null,
  title: 'Hidden Gems of Turkey',
  destination: 'Istanbul & Cappadocia, Turkey',
  availability: 'open',
  host: null,
  visa: null,
  ...changes,
})

const seen = { today: '2025-05-01', webUrl: 'https://club.example' }
const textOf = (rows: readonly DepartureRow[]) =>
  buildScheduleAnswers(rows, seen).calendar.variant('identity').bytes.toString()

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const wholeSeason = schedule2025.map((departure) =>
  row({
    id: departure.id,
    tripId: departure.tripId,
    departureDate: departure.date,
    duration: departure.days,
    priceTier: departure.priceTier,
    destination: `Gjirokastër & the Yucatán: ${departure.destination}`,
  }),
)

describe.each([
  ['Pacific/Pago_Pago', 660],
  ['Asia/Kolkata', -330],
  ['Pacific/Kiritimati', -840],
])('on a machine in %s', (zone, minutesBehind) => {
  beforeAll(() => setZone(zone))

  it('runs in that time zone', () => {
    expect(new Date(2025, 7, 14).getTimezoneOffset()).toBe(minutesBehind)
  })

  it('creates all-day events from the departure to the day after the last day', () => {
    const events = eventsIn(textOf(wholeSeason))
    expect(events).toHaveLength(16)
    for (const [index, event] of events.entries()) {
      const { date, days } = schedule2025[index]!
      expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true])
      expect(event.startDate.toString()).toBe(date)
      expect(event.duration.toSeconds()).toBe(days * 86_400)
    }
    const [turkey] = eventsIn(textOf([row()]))
    expect(turkey?.endDate.toString()).toBe('2025-08-18')
    expect(turkey?.component.getFirstPropertyValue('url')).toBe(
      'https://club.example/destinations/turkey?departure=7',
    )
  })

  it('creates the same bytes', () => {
    const text = textOf(wholeSeason)
    setZone('UTC')
    const elsewhere = textOf(wholeSeason)
    setZone(zone)
    expect(text).toBe(elsewhere)
    expect(text).toContain('DTSTAMP:20250131T223000Z')
  })
})

describe('the text of a calendar', () => {
  it('ends every line with CRLF and folds it at 75 octets', () => {
    const text = textOf(wholeSeason)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  it("contains the calendar's name, product and version", () => {
    const calendar = new ICAL.Component(ICAL.parse(textOf([row()])) as unknown[])
    const value = (name: string) => calendar.getFirstPropertyValue(name)
    expect(value('version')).toBe('2.0')
    expect(value('prodid')).toBe('-//Far & Few//Trip Schedule//EN')
    expect(value('x-wr-calname')).toBe('Far & Few 2025 Trip Schedule')
  })

  it('keeps the UID of an event when the departure changes', () => {
    const uidOf = (changes: Partial<DepartureRow>) => eventsIn(textOf([row(changes)]))[0]?.uid
    expect(uidOf({})).toBe('departure-7@farandfew.example')
    expect(uidOf({ departureDate: '2025-08-15', duration: 8, title: 'Another' })).toBe(uidOf({}))
    const uids = eventsIn(textOf(wholeSeason)).map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(16)
  })

  it('describes the departure and escapes its texts', () => {
    const [event] = eventsIn(textOf([row({ title: 'Sea; salt,\nand \\ stone' })]))
    expect(event?.summary).toBe('Far & Few: Turkey, 4 days')
    expect(event?.location).toBe('Istanbul & Cappadocia, Turkey')
    expect(event?.description).toBe(
      `Sea; salt,\nand \\ stone: 4 days / 3 nights, INR 2 Lacs.\n${inclusionNote}\nGuaranteed: this departure takes place, and everyone with a seat can book flights.`,
    )
  })

  it('says how many are missing, or that a departure was cancelled', () => {
    const { seats } = row()
    const gathering = { groupDecision: null, seats: { ...seats, booked: 5, free: 7 } }
    const describe = (changes: Partial<DepartureRow>) =>
      eventsIn(textOf([row({ ...gathering, ...changes })]))[0]?.description.split('\n')[2]
    expect(describe({})).toBe(
      '5 of 8: guaranteed when 3 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
    )
    expect(describe({ departureDate: '2025-06-20' })).toBe(
      'Cancelled: everyone gets a full refund.',
    )
  })

  it('shows the length and the price of the departure', () => {
    const [extended] = eventsIn(textOf([row({ duration: 8, priceTier: 3 })]))
    expect(extended?.description).toContain('8 days / 7 nights, INR 3 Lacs.')
  })

  it('has no events if nothing is scheduled', () => {
    expect(eventsIn(writeCalendar([], { name: 'Empty', ...seen, isFeed: true }))).toEqual([])
  })
})
