import type { RefundEntry } from '@farandfew/domain/refunds/refund-history.ts'
import fc from 'fast-check'
import { endedMoneyText, endedTitle, returnedText } from './booking-texts.ts'
import { canReflect, keptOncePaid, refundHeadings, refundRows } from '../refunds/refund-texts.ts'
import { bookedGroupText, flightsText, groupText, isTripOver } from '../seats/departure-texts.ts'

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

const refundOf = (amount: number) =>
  ({
    amount,
    reason: 'member',
    step: 'requested',
    requestedOn: '2025-05-01',
    sentOn: null,
    doneOn: null,
    givenReason: null,
    reference: null,
    isByHand: false,
    creditNote: null,
  }) as const

describe('the money of a cancelled booking', () => {
  const cancelled = {
    status: 'cancelled',
    endedBy: 'member',
    amountPaid: 5_000_000,
    isPaymentOnItsWay: false,
  } as const
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
      const money = { amountReturned, refundHistory }
      expect(endedMoneyText({ ...cancelled, ...money })).toBe(text)
    },
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
  [
    '2025-08-13',
    /^Guaranteed: this departure takes place, and you can book your flights\.$/,
    false,
  ],
  ['2025-08-15', /^On the way: day 2 of 4\.$/, false],
  ['2025-08-17', /^On the way: day 4 of 4\.$/, false],
  ['2025-08-18', /^Ended on 17 August 2025\.$/, true],
] as const)('a traveller reads on %s: %s', (today, text, isOver) => {
  const booking = shown(today, 'guaranteed')
  expect(bookedGroupText(booking)).toMatch(text)
  expect(isTripOver(booking)).toBe(isOver)
})

describe('what cancelling gives back', () => {
  const plan = { kind: 'deposit', now: 50, balance: 150, balanceDue: '2025-08-12' } as const
  const price = { package: 190, gst: 8, tcs: 2, total: 200 }
  const refunds = [
    { rule: 'early', amount: 30, until: '2025-06-15' },
    { rule: 'half', amount: 15, until: null },
  ] as const
  const offer = { ...shown('2025-05-01'), plan, price, refunds: [...refunds] }
  const back = { ...refundOf(20), reason: 'goodwill' } as const
  const owing = { status: 'confirmed', amountPaid: 50, balanceUntil: '2025-08-15' } as const

  it('is measured, once the whole price is paid, without offers and part refunds', () => {
    expect(keptOncePaid(offer)).toBe(200)
    expect(keptOncePaid({ ...offer, ...owing, discount: 10, refundHistory: [back] })).toBe(170)
    expect(keptOncePaid({ ...offer, plan: { kind: 'at once', now: 200 } })).toBeUndefined()
    expect(keptOncePaid({ ...offer, ...owing, balanceUntil: null })).toBeUndefined()
  })

  it.each([
    [[], 'Everything you have paid', 'Half of what you have paid', 'Deposit paid'],
    [
      [back],
      'Everything that is left of what you paid',
      'Half of what is left of what you paid',
      'As it stands',
    ],
  ])('is called what it is a share of, after %j', (refundHistory, all, half, heading) => {
    const booking = { ...offer, ...owing, refundHistory }
    expect(refundRows(booking).map(({ share }) => share)).toEqual([all, half])
    expect(refundHeadings(booking)[0]).toBe(heading)
  })

  it.each([
    ['2025-07-31', undefined, true],
    ['2025-08-01', undefined, false],
    ['2025-05-01', 30, false],
    ['2025-07-20', 50, true],
  ] as const)('names the first hours on %s with a refund of %s', (today, refundNow, isNamed) => {
    const booked = refundNow === undefined ? {} : { ...owing, refundNow }
    expect(canReflect({ ...offer, ...booked, today })).toBe(isNamed)
  })
})

/** The sums that a text names, in paise. */
const sumsIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/₹([\d,]+)/g)].map(([, sum]) => Number(sum!.replaceAll(',', '')) * 100)

const rupees = fc.integer({ min: 1, max: 400_000 }).map((sum) => sum * 100)
const entries = (reason: RefundEntry['reason']) =>
  fc.array(
    fc
      .record({ amount: rupees, step: fc.constantFrom('requested', 'sent', 'done') })
      .map((some): RefundEntry => ({ ...refundOf(some.amount), ...some, reason }) as RefundEntry),
    { maxLength: 2 },
  )

it('names of any ended booking what was paid and what goes back, and nothing twice', () => {
  const histories = fc.tuple(
    entries('goodwill'),
    entries('member'),
    entries('double'),
    entries('moved'),
  )
  fc.assert(
    fc.property(rupees, histories, (amountPaid, [parts, cancelling, returned, moved]) => {
      const sum = (refunds: readonly RefundEntry[]) =>
        refunds.reduce((total, { amount }) => total + amount, 0)
      const done = (refunds: readonly RefundEntry[]) =>
        sum(refunds.filter(({ step }) => step === 'done'))
      const text = endedMoneyText({
        status: 'cancelled',
        endedBy: 'member',
        amountPaid,
        amountReturned: sum(returned),
        refundHistory: [...parts, ...cancelling, ...returned, ...moved],
        isPaymentOnItsWay: false,
      })
      const doneNow = done(cancelling)
      expect(sumsIn(text)).toEqual([
        amountPaid,
        ...(cancelling.length > 0 ? [sum(cancelling)] : []),
        ...(doneNow > 0 && doneNow < sum(cancelling) ? [doneNow] : []),
        ...(parts.length > 0 ? [sum(parts)] : []),
        ...(returned.length > 0 ? [sum(returned)] : []),
      ])
      const isReturned = returned.length > 0 && done(returned) === sum(returned)
      expect(text.includes('has been refunded')).toBe(isReturned)
    }),
  )
})

it.each([
  ['requested', 'You paid ₹50,000 too much. All of it goes back.'],
  ['done', 'You paid ₹50,000 too much. All of it has been refunded.'],
] as const)('says of money that came twice how far it is: %s', (step, text) => {
  const refundHistory = [{ ...refundOf(5_000_000), step, reason: 'double' } as const]
  expect(returnedText({ amountReturned: 5_000_000, refundHistory })).toBe(text)
})

it.each([
  ['member', 0, 'You released your seat'],
  ['club', 0, 'We ended your hold'],
  ['club', 5_000_000, 'We had to cancel this booking'],
] as const)('names what ended by %s with %i paise paid', (endedBy, amountPaid, title) => {
  expect(endedTitle({ status: 'cancelled', endedBy, amountPaid })).toBe(title)
})

it('says of a hold without money what becomes of a payment that still arrives', () => {
  const hold = { amountPaid: 0, amountReturned: 0, refundHistory: [], isPaymentOnItsWay: false }
  const text = 'We have received no payment. If one still arrives, all of it goes back to you.'
  expect(endedMoneyText({ ...hold, status: 'cancelled', endedBy: 'club' })).toBe(text)
  expect(endedMoneyText({ ...hold, status: 'cancelled', endedBy: 'group' })).toBe(text)
})
