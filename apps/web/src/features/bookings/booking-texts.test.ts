import { endedMoneyText, flightsText, groupText, isGroupCounted } from './booking-texts.ts'

const departure = {
  id: 7,
  tripId: 1,
  departureDate: '2025-08-14',
  duration: 4,
  priceTier: 2,
  destination: 'Turkey',
  availability: 'open',
  spotsTotal: 12,
  spotsRemaining: 3,
  isClosed: false,
  groupSummary: null,
  host: null,
} as const

const shown = (
  today: string,
  confirmed: number,
  decision: 'confirmed' | 'cancelled' | null = null,
) => ({
  departure,
  today,
  group: { confirmed, minimum: 8, decisionDate: '2025-07-15', decision },
})

describe('the group', () => {
  it.each([
    [
      '2025-07-15',
      5,
      "5 of the 8 travellers we need. We confirm on 15 July 2025; if the trip doesn't go ahead, everyone gets a full refund.",
    ],
    ['2025-07-15', 8, '8 booked: enough for the trip to go ahead. We confirm it on 15 July 2025.'],
    ['2025-07-16', 8, '8 booked: enough for the trip to go ahead. We are confirming it now.'],
    [
      '2025-07-16',
      5,
      '5 of the 8 travellers we needed by 15 July 2025, so this departure will not take place. Everyone gets a full refund.',
    ],
    [
      '2025-07-16',
      0,
      '0 of the 8 travellers we needed by 15 July 2025, so this departure will not take place.',
    ],
    ['2025-08-14', 1, 'This departure has already left.'],
  ])('is described on %s with %i travellers and no decision', (today, confirmed, text) => {
    expect(groupText(shown(today, confirmed))).toBe(text)
  })

  it.each([
    ['2025-07-15', null, true],
    ['2025-07-15', 'confirmed', false],
    ['2025-08-14', null, false],
  ] as const)('is counted exactly on %s with the decision %s: %s', (today, decision, isCounted) => {
    expect(isGroupCounted(shown(today, 8, decision))).toBe(isCounted)
    expect(groupText(shown(today, 8, decision)).startsWith('8 booked')).toBe(isCounted)
  })

  it('of a departure that the club has closed without bookings is not announced', () => {
    const closed = shown('2025-07-01', 0)
    const departure = { ...closed.departure, isClosed: true }
    expect(groupText({ ...closed, departure })).toBe('This departure will not take place.')
  })

  it('is described by its decision until it has left', () => {
    const confirmed = 'The group is confirmed: this departure will take place.'
    expect(groupText(shown('2025-07-15', 8, 'confirmed'))).toBe(confirmed)
    expect(groupText(shown('2025-08-14', 8, 'confirmed'))).toBe('This departure has already left.')
    // The rule has decided so, or the club.
    expect(groupText(shown('2025-08-14', 2, 'cancelled'))).toBe(
      'This departure was cancelled. Everyone who booked it is refunded in full.',
    )
  })
})

describe('the money of a cancelled booking', () => {
  const cancelled = { status: 'cancelled', endedBy: 'member', amountPaid: 5_000_000 } as const

  it.each([
    [5_000_000, 0, 'Your refund is ₹50,000. It goes to the card or account that you paid with.'],
    [0, 0, 'You have paid ₹50,000. Under the cancellation terms there is no refund.'],
    [
      2_500_000,
      5_000_000,
      'Your refund is ₹25,000. It goes to the card or account that you paid with. Another ₹50,000 that you paid goes back in full.',
    ],
  ])(
    'with a refund of %i paise and %i paise paid too much',
    (amountRefunded, amountReturned, text) => {
      expect(endedMoneyText({ ...cancelled, amountRefunded, amountReturned })).toBe(text)
    },
  )
})

it.each([
  ['2025-07-15', null, /^We confirm the group on 15 July 2025\./],
  ['2025-07-16', null, /^We are deciding now whether the group goes ahead\. Wait for our email/],
  ['2025-07-16', 'confirmed', undefined],
  ['2025-08-14', null, undefined],
] as const)('flights on %s with the decision %s: %s', (today, decision, text) => {
  const flights = flightsText(shown(today, 8, decision))
  if (text) expect(flights).toMatch(text)
  else expect(flights).toBeUndefined()
})
