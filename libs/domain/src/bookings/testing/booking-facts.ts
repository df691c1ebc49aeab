import type { RefundEntry } from '../../refunds/refund-history.ts'
import { cancellationTerms, refundSteps } from '../../refunds/refund.ts'
import type { BookingFacts } from '../booking-summary.ts'

/** A refund that is done. */
export const refund = (amount: number, more: Partial<RefundEntry> = {}): RefundEntry => ({
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

/** Paise. */
export const deposit = 5_000_000
/** The price in paise. */
export const total = 20_000_000

/** A hold of the departure of Turkey on 14 August 2025. */
export const held: BookingFacts = {
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
  isReturnOnItsWay: false,
  acceptsPayment: true,
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
/** The same, once its deposit is paid. */
export const confirmed: BookingFacts = {
  ...held,
  status: 'confirmed',
  money: 'deposit-paid',
  amountPaid: deposit,
  holdExpiresAt: null,
  due: { amount: total - deposit },
  refundNow: deposit,
}
export const guaranteed = { ...held.departure, groupDecision: 'guaranteed' } as const
export const cancelledDeparture = { ...held.departure, groupDecision: 'cancelled' } as const
export const over = {
  due: undefined,
  refundNow: null,
  refundSteps: [],
  holdExpiresAt: null,
} as const
export const expired: BookingFacts = { ...held, ...over, status: 'expired', endedBy: 'hold' }
export const expiredLongAgo: BookingFacts = { ...expired, acceptsPayment: false }
/** The same, once its member has cancelled it. */
export const cancelled: BookingFacts = {
  ...confirmed,
  ...over,
  status: 'cancelled',
  endedBy: 'member',
  acceptsPayment: false,
}
