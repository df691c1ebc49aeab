import fc from 'fast-check'
import type { RefundEntry, RefundReason } from '../refunds/refund-history.ts'
import { refundSteps } from '../refunds/refund.ts'
import { cancellationTerms } from '../refunds/refund.ts'
import { keptText } from '../seats/booking-sums.ts'
import type { MoneyState } from '../seats/booking.ts'
import {
  balanceText,
  type BookingFacts,
  type BookingState,
  bookingStates,
  canEndUnpaid,
  summarizeBooking,
} from './booking-summary.ts'

const refund = (amount: number, more: Partial<RefundEntry> = {}): RefundEntry => ({
  amount,
  reason: 'goodwill',
  step: 'done',
  requestedOn: '2025-05-01',
  sentOn: '2025-05-01',
  doneOn: '2025-05-02',
  reference: 'rfnd_1',
  isByHand: false,
  creditNote: 'CN/25-26/000001',
  givenReason: null,
  ...more,
})

const deposit = 5_000_000
const total = 20_000_000

const held: BookingFacts = {
  status: 'pending',
  endedBy: null,
  reasonForMember: null,
  money: 'unpaid',
  plan: { kind: 'deposit', now: deposit, balance: total - deposit, balanceDue: '2025-06-15' },
  holdExpiresAt: new Date('2025-05-01T08:35:00Z'),
  totalAmount: total,
  amountPaid: 0,
  discount: 0,
  partRefunded: 0,
  amountReturned: 0,
  isPaymentOnItsWay: false,
  due: { amount: deposit },
  refundNow: 0,
  isCancelledByClub: false,
  refundSteps: refundSteps(
    { paid: deposit, departureDate: '2025-08-14', terms: cancellationTerms },
    '2025-05-01',
  ),
  refundHistory: [],
  departure: {
    departureDate: '2025-08-14',
    duration: 4,
    groupDecision: null,
    decisionDate: '2025-06-15',
  },
}
const confirmed: BookingFacts = {
  ...held,
  status: 'confirmed',
  money: 'deposit-paid',
  amountPaid: deposit,
  holdExpiresAt: null,
  due: { amount: total - deposit },
  refundNow: deposit,
}
const guaranteed = { ...held.departure, groupDecision: 'guaranteed' } as const
const cancelledDeparture = { ...held.departure, groupDecision: 'cancelled' } as const
const over = { due: undefined, refundNow: null, refundSteps: [], holdExpiresAt: null } as const
const expired: BookingFacts = { ...held, ...over, status: 'expired', endedBy: 'hold' }
const cancelled: BookingFacts = { ...confirmed, ...over, status: 'cancelled', endedBy: 'member' }

const room = ['group room', 'add to calendar', 'trip pocket']
const noPayment = 'We have received no payment. If one still arrives, all of it goes back to you.'
const last =
  'We accept it until 18 June 2025. If it is not paid by then, the booking is cancelled under its terms.'

const cases: readonly [
  name: string,
  facts: BookingFacts,
  today: string,
  state: BookingState,
  label: string,
  money: string,
  next: string | null,
  actions: readonly string[],
][] = [
  [
    'a hold',
    held,
    '2025-05-01',
    'held',
    'Held',
    'Not paid yet. The price is ₹2,00,000.',
    '₹50,000 confirms your seat. We hold it until 1 May 2025 at 14:05 IST.',
    ['pay', 'release'],
  ],
  [
    'a hold whose payment is being checked',
    { ...held, isPaymentOnItsWay: true },
    '2025-05-01',
    'payment on its way',
    'Payment on its way',
    'Your payment is on its way to us. The price is ₹2,00,000.',
    'Your seat is confirmed as soon as it arrives. Please do not pay again.',
    [],
  ],
  [
    'a hold that has ended, whose payment is being checked',
    { ...expired, isPaymentOnItsWay: true },
    '2025-05-01',
    'payment on its way',
    'Payment on its way',
    'Your payment is on its way to us. The price is ₹2,00,000.',
    'When it arrives, you get a seat if one is free, or all of the money back. Please do not pay again.',
    [],
  ],
  [
    'a hold that has ended',
    expired,
    '2025-05-01',
    'hold ended',
    'Expired',
    'No payment has reached us. If you paid and it arrives late, you get a seat if one is free, or all of the money back.',
    null,
    ['book again'],
  ],
  [
    'a payment that came too late',
    { ...expired, amountReturned: deposit },
    '2025-05-01',
    'hold ended',
    'Expired',
    'Your payment of ₹50,000 arrived too late. All of it goes back.',
    null,
    ['book again'],
  ],
  [
    'a seat that was released',
    { ...cancelled, amountPaid: 0, money: 'unpaid' },
    '2025-05-01',
    'released',
    'Cancelled',
    `You released it before you paid. ${noPayment}`,
    null,
    ['book again'],
  ],
  [
    'a hold that the club has ended',
    { ...cancelled, amountPaid: 0, money: 'unpaid', endedBy: 'club' },
    '2025-05-01',
    'hold ended by club',
    'Cancelled',
    noPayment,
    null,
    ['book again'],
  ],
  [
    'a deposit',
    confirmed,
    '2025-05-01',
    'confirmed',
    'Confirmed',
    'Deposit paid: ₹50,000 of ₹2,00,000.',
    'The balance of ₹1,50,000 is due by 15 June 2025.',
    ['pay', ...room, 'cancel'],
  ],
  [
    'a deposit after an offer of the gateway',
    { ...confirmed, amountPaid: 4_900_000, discount: 100_000 },
    '2025-05-01',
    'confirmed',
    'Confirmed',
    'Deposit paid: ₹49,000 of ₹2,00,000, with ₹1,000 off by an offer.',
    'The balance of ₹1,50,000 is due by 15 June 2025.',
    ['pay', ...room, 'cancel'],
  ],
  [
    'a deposit that a transfer has added to',
    { ...confirmed, amountPaid: 11_000_000, due: { amount: 9_000_000 } },
    '2025-05-01',
    'confirmed',
    'Confirmed',
    '₹1,10,000 of ₹2,00,000 paid so far.',
    'The balance of ₹90,000 is due by 15 June 2025.',
    ['pay', ...room, 'cancel'],
  ],
  [
    'what was paid for another departure',
    {
      ...confirmed,
      totalAmount: 30_000_000,
      plan: { kind: 'deposit', now: deposit, balance: 25_000_000, balanceDue: '2025-06-15' },
      due: { amount: 25_000_000 },
    },
    '2025-05-01',
    'confirmed',
    'Confirmed',
    '₹50,000 of ₹3,00,000 paid so far.',
    'The balance of ₹2,50,000 is due by 15 June 2025.',
    ['pay', ...room, 'cancel'],
  ],
  [
    'a balance that is on its way',
    { ...confirmed, isPaymentOnItsWay: true },
    '2025-06-10',
    'confirmed',
    'Confirmed',
    'Deposit paid: ₹50,000 of ₹2,00,000.',
    'Your payment of the balance is on its way to us. Please do not pay again.',
    [...room, 'cancel'],
  ],
  [
    'an overdue balance',
    { ...confirmed, departure: guaranteed },
    '2025-06-16',
    'balance overdue',
    'Confirmed',
    'Deposit paid: ₹50,000 of ₹2,00,000.',
    `Balance overdue: ₹1,50,000 was due by 15 June 2025. ${last}`,
    ['pay', ...room, 'cancel'],
  ],
  [
    'a booking paid in full, whose second refund only the club gives',
    {
      ...confirmed,
      money: 'paid-in-full',
      amountPaid: total,
      due: undefined,
      isCancelledByClub: true,
    },
    '2025-05-01',
    'confirmed',
    'Confirmed',
    'Paid in full: ₹2,00,000.',
    null,
    [...room, 'ask to cancel'],
  ],
  [
    'a booking paid twice and refunded in part',
    {
      ...confirmed,
      money: 'part-refunded',
      amountPaid: total,
      due: undefined,
      partRefunded: 2_000_000,
      amountReturned: deposit,
      refundHistory: [refund(2_000_000), refund(deposit, { reason: 'double', step: 'sent' })],
    },
    '2025-05-01',
    'confirmed',
    'Confirmed',
    'Part refunded: ₹20,000 of the ₹2,00,000 you have paid. You paid ₹50,000 too much. All of it goes back.',
    null,
    [...room, 'cancel'],
  ],
  [
    'a trip under way',
    { ...confirmed, ...over, money: 'paid-in-full', amountPaid: total, departure: guaranteed },
    '2025-08-17',
    'travelling',
    'Confirmed',
    'Paid in full: ₹2,00,000.',
    null,
    room,
  ],
  [
    'a trip that is over',
    { ...confirmed, ...over, money: 'paid-in-full', amountPaid: total, departure: guaranteed },
    '2025-08-18',
    'travelled',
    'Confirmed',
    'Paid in full: ₹2,00,000.',
    null,
    ['review', 'group room'],
  ],
  [
    'a booking that its member cancelled',
    { ...cancelled, refundHistory: [refund(deposit, { reason: 'member', step: 'requested' })] },
    '2025-05-01',
    'cancelled by member',
    'Cancelled',
    'You have paid ₹50,000, and your refund is ₹50,000.',
    null,
    ['book again', 'remove from calendar'],
  ],
  [
    'a booking that was cancelled without a refund',
    cancelled,
    '2025-08-01',
    'cancelled by member',
    'Cancelled',
    'You have paid ₹50,000. Under the cancellation terms there is no refund.',
    null,
    ['book again', 'remove from calendar'],
  ],
  [
    'a booking that the club cancelled',
    { ...cancelled, endedBy: 'club', refundHistory: [refund(deposit, { reason: 'club' })] },
    '2025-05-01',
    'cancelled by club',
    'Cancelled',
    'You have paid ₹50,000, and your refund is ₹50,000.',
    null,
    ['book again', 'remove from calendar'],
  ],
  [
    'a departure that the club cancelled',
    {
      ...cancelled,
      endedBy: 'club',
      departure: cancelledDeparture,
      reasonForMember: 'The road is closed.',
      refundHistory: [refund(deposit, { reason: 'club', step: 'sent' })],
    },
    '2025-05-01',
    'departure cancelled',
    'Cancelled',
    'You have paid ₹50,000, and your refund is ₹50,000.',
    'The reason: The road is closed.',
    ['book again', 'remove from calendar'],
  ],
  [
    'a departure that is being cancelled',
    { ...confirmed, departure: cancelledDeparture },
    '2025-05-01',
    'departure cancelled',
    'Cancelled',
    'Deposit paid: ₹50,000 of ₹2,00,000.',
    'We refund all of it.',
    ['book again', 'remove from calendar'],
  ],
  [
    'a balance that was not paid',
    { ...cancelled, endedBy: 'balance', refundHistory: [refund(2_500_000, { reason: 'balance' })] },
    '2025-06-19',
    'balance not paid',
    'Cancelled',
    'You have paid ₹50,000, and your refund is ₹25,000.',
    null,
    ['book again', 'remove from calendar'],
  ],
  [
    'a group that did not gather',
    { ...cancelled, endedBy: 'group', refundHistory: [refund(deposit, { reason: 'group' })] },
    '2025-06-15',
    'too few travellers',
    'Cancelled',
    'You have paid ₹50,000, and your refund is ₹50,000.',
    null,
    ['book again', 'remove from calendar'],
  ],
]

describe('the summary of a booking', () => {
  it.each(cases)('of %s', (_name, facts, today, state, label, money, next, actions) => {
    const summary = summarizeBooking(facts, today)
    expect(summary).toMatchObject({ state, label, money, next, actions })
    expect(summary.title).not.toBe('')
  })

  it('has a case for every state', () => {
    expect([...new Set(cases.map(([, , , state]) => state))].sort()).toEqual(
      [...bookingStates].sort(),
    )
  })

  it.each<[MoneyState, number, string]>([
    ['unpaid', 0, 'Not paid'],
    ['deposit-paid', deposit, 'Deposit paid'],
    ['deposit-paid', 11_000_000, '₹1,10,000 paid so far'],
    ['paid-in-full', total, 'Paid in full'],
    ['refunded', deposit, 'Refunded'],
  ])('names the money that is %s with %i paise paid: %s', (money, amountPaid, text) => {
    expect(summarizeBooking({ ...confirmed, money, amountPaid }, '2025-05-01').moneyLabel).toBe(
      text,
    )
  })
})

describe('what cancelling gives back', () => {
  const tableOf = (facts: BookingFacts, today = '2025-05-01') =>
    summarizeBooking(facts, today).refundTable

  it('is measured, once the whole price is paid, without offers and part refunds', () => {
    const wholeOf = (facts: BookingFacts) => tableOf(facts).rows[0]?.ofWhole
    expect(wholeOf(held)).toBe(total)
    expect(wholeOf({ ...confirmed, amountPaid: 4_900_000, discount: 100_000 })).toBe(19_900_000)
    expect(wholeOf({ ...confirmed, partRefunded: 2_000_000 })).toBe(18_000_000)
    expect(wholeOf({ ...confirmed, amountPaid: total })).toBeNull()
    expect(wholeOf({ ...held, plan: { kind: 'at once', now: total } })).toBeNull()
  })

  it('is called what it is a share of', () => {
    expect(tableOf(confirmed)).toMatchObject({
      headings: ['Deposit paid', 'Paid in full'],
      rows: [
        { when: 'Until 15 June 2025', share: 'Everything you have paid', amount: deposit },
        { when: 'Until 15 July 2025', share: 'Half of what you have paid', amount: 2_500_000 },
        { when: 'From 16 July 2025', share: 'No refund', amount: 0 },
      ],
    })
    const part = tableOf({ ...confirmed, partRefunded: 2_000_000 })
    expect(part.headings).toEqual(['As it stands', 'Once paid in full'])
    expect(part.rows[0]?.share).toBe('Everything that is left of what you paid')
    expect(tableOf({ ...confirmed, amountPaid: 11_000_000 }).headings?.[0]).toBe('As it stands')
  })

  it.each([
    ['2025-07-31', held, true],
    ['2025-08-01', held, false],
    ['2025-05-01', confirmed, false],
    ['2025-07-20', { ...confirmed, refundSteps: confirmed.refundSteps.slice(1) }, true],
  ] as const)('names the first hours on %s', (today, facts, isNamed) => {
    expect(tableOf(facts, today).canReflect).toBe(isNamed)
  })

  it('is measured by what was paid, or what is left of it', () => {
    expect(keptText({ amountPaid: deposit, partRefunded: 0 })).toBe('the ₹50,000 you have paid')
    expect(keptText({ amountPaid: total, partRefunded: 2_000_000 })).toBe(
      'the ₹1,80,000 left of what you have paid',
    )
  })
})

describe('the balance', () => {
  const balance = (today: string, groupDecision: 'guaranteed' | null) => ({
    amount: 15_000_000,
    balanceDue: '2025-06-15',
    today,
    departure: { groupDecision, decisionDate: '2025-06-15' },
  })

  it.each([
    ['2025-06-15', null, 'The balance of ₹1,50,000 is due by 15 June 2025.'],
    ['2025-06-15', 'guaranteed', `The balance of ₹1,50,000 is due by 15 June 2025. ${last}`],
    ['2025-06-16', 'guaranteed', `Balance overdue: ₹1,50,000 was due by 15 June 2025. ${last}`],
  ] as const)('on %s of a departure with the decision %s', (today, decision, text) => {
    expect(balanceText(balance(today, decision))).toBe(text)
  })

  it('can end a booking before the decision only if that comes later', () => {
    const ends = (decisionDate: string) =>
      canEndUnpaid({ balanceDue: '2025-06-15', departure: { groupDecision: null, decisionDate } })
    expect([ends('2025-06-19'), ends('2025-06-20')]).toEqual([false, true])
  })
})

/** The sums that a text names, in paise. */
const sumsIn = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, sum]) => Number(sum!.replaceAll(',', '')) * 100)

const rupees = fc.integer({ min: 1, max: 400_000 }).map((sum) => sum * 100)
const entries = (reason: RefundReason) =>
  fc.array(
    fc
      .record({ amount: rupees, step: fc.constantFrom('requested', 'sent', 'done') })
      .map(({ amount, step }) => refund(amount, { step, reason } as Partial<RefundEntry>)),
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
        refunds.reduce((all, { amount }) => all + amount, 0)
      const done = (refunds: readonly RefundEntry[]) =>
        sum(refunds.filter(({ step }) => step === 'done'))
      const { money } = summarizeBooking(
        {
          ...cancelled,
          amountPaid,
          amountReturned: sum(returned),
          refundHistory: [...parts, ...cancelling, ...returned, ...moved],
        },
        '2025-05-01',
      )
      const doneNow = done(cancelling)
      expect(sumsIn(money)).toEqual([
        amountPaid,
        ...(cancelling.length > 0 ? [sum(cancelling)] : []),
        ...(doneNow > 0 && doneNow < sum(cancelling) ? [doneNow] : []),
        ...(parts.length > 0 ? [sum(parts)] : []),
        ...(returned.length > 0 ? [sum(returned)] : []),
      ])
      const isReturned = returned.length > 0 && done(returned) === sum(returned)
      expect(money.includes('has been refunded')).toBe(isReturned)
    }),
  )
})
