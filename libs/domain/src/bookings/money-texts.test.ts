import type { MoneyState } from '../seats/booking.ts'
import { balanceText, canEndUnpaid, keptText, paidText } from './money-texts.ts'
import type { RefundEntry } from '../refunds/refund-history.ts'

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

const price = { package: 18_674_100, gst: 933_700, tcs: 392_200, total: 20_000_000 }

it.each<[MoneyState, number, RefundEntry[], string]>([
  ['unpaid', 0, [], 'Not paid yet. The price is ₹2,00,000.'],
  ['deposit-paid', 5_000_000, [], 'Deposit paid: ₹50,000 of ₹2,00,000.'],
  ['paid-in-full', 20_000_000, [], 'Paid in full: ₹2,00,000.'],
  [
    'part-refunded',
    5_000_000,
    [refund(2_000_000)],
    'Part refunded: ₹20,000 of the ₹50,000 you have paid.',
  ],
  [
    'part-refunded',
    20_000_000,
    [refund(2_000_000)],
    'Part refunded: ₹20,000 of the ₹2,00,000 you have paid.',
  ],
  // What is only requested, came twice or went back by a move does not count.
  [
    'part-refunded',
    5_000_000,
    [
      refund(1_000_000),
      refund(500_000, { step: 'requested' }),
      refund(5_000_000, { reason: 'double' }),
      refund(700_000, { reason: 'moved' }),
    ],
    'Part refunded: ₹10,000 of the ₹50,000 you have paid.',
  ],
  [
    'refunded',
    5_000_000,
    [refund(5_000_000, { reason: 'member' })],
    'Refunded: all ₹50,000 you paid.',
  ],
])('a booking that is %s with %i paise paid', (money, amountPaid, refundHistory, text) => {
  expect(paidText({ money, amountPaid, discount: 0, price, refundHistory })).toBe(text)
})

it('names what an offer of the gateway took off the price', () => {
  const booking = { money: 'paid-in-full', amountPaid: 19_500_000, discount: 500_000 } as const
  expect(paidText({ ...booking, price, refundHistory: [] })).toBe(
    'Paid in full: ₹1,95,000 of ₹2,00,000, with ₹5,000 off by an offer.',
  )
})

it('calls what cancelling is measured by what was paid, or what is left of it', () => {
  expect(keptText({ amountPaid: 5_000_000, partRefunded: 0 })).toBe('the ₹50,000 you have paid')
  expect(keptText({ amountPaid: 20_000_000, partRefunded: 2_000_000 })).toBe(
    'the ₹1,80,000 left of what you have paid',
  )
})

describe('the balance', () => {
  const balance = (today: string, groupDecision: 'guaranteed' | null) => ({
    amount: 15_000_000,
    balanceDue: '2025-06-15',
    today,
    departure: { groupDecision, decisionDate: '2025-06-15' },
  })
  const last =
    'We accept it until 18 June 2025. If it is not paid by then, the booking is cancelled under its terms.'

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
