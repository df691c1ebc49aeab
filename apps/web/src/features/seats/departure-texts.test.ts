import { bookedGroupText, flightsText, groupText } from './departure-texts.ts'

const departure = {
  id: 7,
  tripId: 1,
  departureDate: '2025-08-14',
  duration: 4,
  priceTier: 2,
  destination: 'Turkey',
  availability: 'open',
  seats: { total: 12, booked: 5, held: 0, offered: 0, kept: 0, free: 7, isBeingPaid: false },
  spotsTotal: 12,
  spotsRemaining: 7,
  groupDecision: null,
  decisionDate: '2025-06-15',
  isClosed: false,
  visaWarning: null,
  groupSummary: null,
  host: null,
  meeting: null,
} as const

const shown = (today: string, groupDecision: 'guaranteed' | 'cancelled' | null = null) => ({
  departure: { ...departure, groupDecision },
  today,
})

describe('whether a departure takes place', () => {
  it.each([
    [
      '2025-06-14',
      null,
      '5 of 8: guaranteed when 3 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
    ],
    [
      '2025-06-14',
      'guaranteed',
      'Guaranteed: this departure takes place, and everyone with a seat can book flights.',
    ],
    ['2025-06-15', 'cancelled', 'Cancelled: everyone gets a full refund.'],
    ['2025-08-14', 'guaranteed', 'This departure has already left.'],
    // The rule has decided so, or the club.
    ['2025-08-14', 'cancelled', 'Cancelled: everyone gets a full refund.'],
  ] as const)('is described on %s with the decision %s', (today, decision, text) => {
    expect(groupText(shown(today, decision))).toBe(text)
  })

  it('is denied of one that is closed and not decided', () => {
    const closed = shown('2025-06-15')
    expect(groupText({ ...closed, departure: { ...closed.departure, isClosed: true } })).toMatch(
      /^This departure will not take place/,
    )
  })
})

it('says when a departure that is off the schedule is decided, as long as someone has booked it', () => {
  const off = shown('2025-06-14')
  const closed = { ...off.departure, isClosed: true }
  expect(groupText({ ...off, departure: closed })).toBe(groupText(off))
  const empty = { ...closed.seats, booked: 0 }
  expect(groupText({ ...off, departure: { ...closed, seats: empty } })).toMatch(
    /will not take place/,
  )
})

it.each([
  [
    '2025-06-14',
    null,
    /^Wait until the departure is guaranteed .*\. It is decided by 15 June 2025\.$/,
  ],
  ['2025-06-14', 'guaranteed', undefined],
  ['2025-08-14', null, undefined],
] as const)('flights on %s with the decision %s: %s', (today, decision, text) => {
  const flights = flightsText(shown(today, decision))
  if (text) expect(flights).toMatch(text)
  else expect(flights).toBeUndefined()
})

it.each([
  ['2025-08-13', /^Guaranteed: this departure takes place, and you can book your flights\.$/],
  ['2025-08-15', /^On the way: day 2 of 4\.$/],
  ['2025-08-17', /^On the way: day 4 of 4\.$/],
  ['2025-08-18', /^Ended on 17 August 2025\.$/],
] as const)('a traveller reads on %s: %s', (today, text) => {
  const booking = shown(today, 'guaranteed')
  expect(bookedGroupText(booking)).toMatch(text)
})
