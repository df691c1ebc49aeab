import {
  type Closable,
  decisionDate,
  flightsText,
  guaranteeLabel,
  guaranteeText,
  isClosed,
  missingSeats,
  missingSeatsLabel,
} from './guarantee.ts'

const departureDate = '2025-08-14'
const departure: Closable = {
  departureDate,
  decisionDays: 60,
  isActive: true,
  groupDecision: null,
}

it('says next to the dates whether it takes place, or how many are missing', () => {
  const label = (booked: number, groupDecision: 'guaranteed' | 'cancelled' | null = null) =>
    missingSeatsLabel({ groupDecision, seats: { booked } })
  expect([label(0), label(7), label(8, 'guaranteed'), label(6, 'guaranteed')]).toEqual([
    '8 more needed',
    '1 more needed',
    'Guaranteed',
    'Guaranteed',
  ])
  expect(label(3, 'cancelled')).toBeUndefined()
})

it('is decided on the day on which the balance is due', () => {
  expect(decisionDate(departure)).toBe('2025-06-15')
  expect(decisionDate({ departureDate, decisionDays: 30 })).toBe('2025-07-15')
})

it.each([
  ['not before its decision', '2025-06-14', {}, false],
  ['from that date on if it is not guaranteed', '2025-06-15', {}, true],
  ['later if its trip is decided later', '2025-06-15', { decisionDays: 30 }, false],
  ['if it was cancelled', '2025-05-01', { groupDecision: 'cancelled' }, true],
  ['not if it is guaranteed', '2025-08-13', { groupDecision: 'guaranteed' }, false],
  ['from its first day on', '2025-08-14', { groupDecision: 'guaranteed' }, true],
  ['if it was taken off the schedule', '2025-05-01', { isActive: false }, true],
] as const)('a departure is closed: %s', (_when, today, changes, expected) => {
  expect(isClosed({ ...departure, ...changes }, today)).toBe(expected)
})

const text = (booked: number, groupDecision: 'guaranteed' | 'cancelled' | null = null) =>
  guaranteeText({ groupDecision, decisionDate: '2025-06-15', seats: { booked } })

it('tells how many are missing and when it is decided', () => {
  expect(text(5)).toBe(
    '5 of 8: guaranteed when 3 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
  )
  expect(text(7)).toContain('when 1 more joins;')
})

it('tells only who has a seat to book flights', () => {
  const departure = {
    groupDecision: 'guaranteed',
    decisionDate: '2025-06-15',
    seats: { booked: 9 },
  } as const
  expect(guaranteeText(departure)).not.toMatch(/\byour?\b/)
  expect(guaranteeText(departure, true)).toMatch(/you can book your flights\.$/)
})

it('is guaranteed whoever cancels afterwards', () => {
  expect(text(5, 'guaranteed')).toMatch(/^Guaranteed: /)
  expect(missingSeats({ groupDecision: 'guaranteed', seats: { booked: 5 } })).toBe(0)
  expect(missingSeats({ groupDecision: null, seats: { booked: 5 } })).toBe(3)
})

it('says that a departure was cancelled', () => {
  expect(text(9, 'cancelled')).toBe('Cancelled: everyone gets a full refund.')
})

it('has a short form, which says nothing of a departure that no one has booked', () => {
  const label = (booked: number, groupDecision: 'guaranteed' | 'cancelled' | null = null) =>
    guaranteeLabel({ groupDecision, seats: { booked } })
  expect(label(5)).toBe('5 of 8 booked')
  expect(label(7, 'guaranteed')).toBe('Guaranteed')
  expect([label(0), label(9, 'cancelled')]).toEqual([undefined, undefined])
})

it('tells no one without a seat to book flights, and everyone when to', () => {
  const decided = (groupDecision: 'guaranteed' | 'cancelled' | null, hasSeat?: boolean) =>
    flightsText({ groupDecision, decisionDate: '2025-06-15' }, hasSeat)
  expect(decided('guaranteed')).toBe('You can book them now: this departure is guaranteed.')
  expect(decided('guaranteed', false)).toBe(
    'Book them as soon as you have a seat: this departure is guaranteed.',
  )
  expect(decided(null)).toMatch(
    /flights: we email you as soon as it is\. It is decided by 15 June 2025\.$/,
  )
  expect(decided(null, false)).toMatch(/flights: if you have a seat, we email you as soon as it is/)
  expect(decided('cancelled', false)).toBeUndefined()
})
