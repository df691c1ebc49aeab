import {
  bookedGroupText,
  endedMoneyText,
  flightsText,
  groupText,
  isTripOver,
  keptOncePaid,
} from './booking-texts.ts'

const departure = {
  id: 7,
  tripId: 1,
  departureDate: '2025-08-14',
  duration: 4,
  priceTier: 2,
  destination: 'Turkey',
  availability: 'open',
  seats: { total: 12, booked: 5, held: 0, offered: 0, kept: 0, free: 7 },
  spotsTotal: 12,
  spotsRemaining: 7,
  groupDecision: null,
  decisionDate: '2025-06-15',
  isClosed: false,
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
      'Guaranteed: this departure takes place, and you can book your flights.',
    ],
    ['2025-06-15', 'cancelled', 'Cancelled: everyone is refunded in full.'],
    ['2025-08-14', 'guaranteed', 'This departure has already left.'],
    // The rule has decided so, or the club.
    ['2025-08-14', 'cancelled', 'Cancelled: everyone is refunded in full.'],
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

describe('the money of a cancelled booking', () => {
  const cancelled = {
    status: 'cancelled',
    endedBy: 'member',
    amountPaid: 5_000_000,
    isPaymentOnItsWay: false,
  } as const
  const refundOf = (amount: number) =>
    ({
      amount,
      reason: 'member',
      step: 'requested',
      requestedOn: '2025-05-01',
      sentOn: null,
      doneOn: null,
      reference: null,
      isByHand: false,
      creditNote: null,
    }) as const

  it.each([
    [5_000_000, 0, 'You have paid ₹50,000, and your refund is ₹50,000.'],
    [0, 0, 'You have paid ₹50,000. Under the cancellation terms there is no refund.'],
    [
      2_500_000,
      5_000_000,
      'You have paid ₹50,000, and your refund is ₹25,000. Another ₹50,000 that you paid goes back in full.',
    ],
  ])(
    'with a refund of %i paise and %i paise paid too much',
    (amountRefunded, amountReturned, text) => {
      const refundHistory = amountRefunded > 0 ? [refundOf(amountRefunded)] : []
      const money = { amountRefunded, amountReturned, refundHistory }
      expect(endedMoneyText({ ...cancelled, ...money })).toBe(text)
    },
  )
})

it.each([
  [
    '2025-06-14',
    null,
    /^Wait until the departure is guaranteed .* by 15 June 2025 at the latest\.$/,
  ],
  ['2025-06-14', 'guaranteed', undefined],
  ['2025-08-14', null, undefined],
] as const)('flights on %s with the decision %s: %s', (today, decision, text) => {
  const flights = flightsText(shown(today, decision))
  if (text) expect(flights).toMatch(text)
  else expect(flights).toBeUndefined()
})

it.each([
  ['2025-08-13', /guaranteed/i, false],
  ['2025-08-15', /^On the way: day 2 of 4\.$/, false],
  ['2025-08-17', /^On the way: day 4 of 4\.$/, false],
  ['2025-08-18', /^Ended on 17 August 2025\.$/, true],
] as const)('a traveller reads on %s: %s', (today, text, isOver) => {
  const booking = shown(today, 'guaranteed')
  expect(bookedGroupText(booking)).toMatch(text)
  expect(isTripOver(booking)).toBe(isOver)
})

it('measures cancelling, once the whole price is paid, without offers and part refunds', () => {
  const plan = { kind: 'deposit', now: 50, balance: 150, balanceDue: '2025-08-12' } as const
  const price = { package: 190, gst: 8, tcs: 2, total: 200 }
  expect(keptOncePaid({ plan, price })).toBe(200)
  expect(keptOncePaid({ plan, price, discount: 10, amountRefunded: 20 })).toBe(170)
  expect(keptOncePaid({ plan: { kind: 'at once', now: 200 }, price })).toBeUndefined()
})
