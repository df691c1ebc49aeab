import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import type { ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  cancelAdminBooking,
  enterBooking,
  extendDeadline,
  getAdminBooking,
  listAdminBookings,
  recordTransfer,
  refundPart,
  sendConfirmationAgain,
  sendReceiptAgain,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { MoneyMonths } from '@farandfew/domain/payments/money-lists.ts'
import { getMoneyMonths } from '@farandfew/domain/payments/payments.contract.ts'
import { withoutRefunds } from './figures.ts'
import { byId, change, type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface BookingsState {
  bookings: ListedBooking[]
  /** Those that can be opened. */
  wholeBookings: AdminBooking[]
  moneyMonths: MoneyMonths | undefined
}

export const noBookings = (): BookingsState => ({
  bookings: [],
  wholeBookings: [],
  moneyMonths: undefined,
})

/** A booking with its deposit paid, of which the terms give back half of that. */
export const wholeBooking = (id: number): AdminBooking => ({
  ...withoutRefunds,
  id,
  today: '2025-05-05',
  userId: 1,
  name: 'Asha Rao',
  username: 'asha',
  email: 'asha@mail.example',
  tripId: 1,
  tripTitle: 'Hidden Gems of Turkey',
  duration: 4,
  groupDecision: null,
  stateLabel: 'Open',
  departureId: 7,
  departureDate: '2025-06-10',
  createdAt: '2025-04-20T09:00:00.000Z',
  status: 'confirmed',
  label: 'Confirmed',
  moneyLabel: 'Deposit paid',
  summary: {
    state: 'confirmed',
    label: 'Confirmed',
    title: 'Your seat is confirmed',
    moneyLabel: 'Deposit paid',
    money: 'Deposit paid: ₹50,000 of ₹2,00,000.',
    next: 'The balance of ₹1,50,000 is due by 20 May 2025.',
    actions: ['pay', 'cancel'],
    ifNotPaid: null,
    hasMoney: true,
    refundTable: {
      canReflect: false,
      headings: ['Deposit paid', 'Paid in full'],
      rows: [
        {
          until: null,
          when: 'From now on',
          share: 'Half of what you have paid',
          amount: 2_500_000,
          ofWhole: 10_000_000,
        },
      ],
    },
    refunds: [],
  },
  balance: 'due',
  balanceDue: '2025-08-12',
  balanceOwed: 15_000_000,
  confirmedAt: '2025-04-20T09:05:00.000Z',
  amountPaid: 5_000_000,
  totalAmount: 20_000_000,
  currency: 'INR',
  price: { package: 18_674_136, gst: 933_707, tcs: 392_157, total: 20_000_000 },
  plan: { kind: 'deposit', now: 5_000_000, balance: 15_000_000, balanceDue: '2025-05-20' },
  holdExpiresAt: null,
  endedAt: null,
  endedBy: null,
  cancelReason: null,
  moveReason: null,
  termsVersion: null,
  agreedAt: null,
  sums: {
    total: 20_000_000,
    paid: 5_000_000,
    discount: 0,
    partRefunded: 0,
    owed: 15_000_000,
    paidOffSite: 0,
  },
  orders: [],
  events: [],
  payments: [
    {
      paymentId: 'pay_1',
      orderId: 'order_1',
      method: 'gateway',
      part: 'deposit',
      amount: 5_000_000,
      fee: 0,
      receivedOn: null,
      isBooked: true,
      receipt: 'FF/25-26/000001',
      receivedAt: '2025-04-20T09:05:00.000Z',
    },
  ],
  refunds: [],
  actions: [],
  mails: [],
  choices: {
    byTerms: 2_500_000,
    byClub: true,
    largestRefund: 4_000_000,
    move: true,
    largestPartRefund: 5_000_000,
    transfer: { least: 1, most: 15_000_000 },
  },
})

/** The calls of the bookings' page. */
export const bookingsRoutes = (api: BookingsState): FakeRoute[] => [
  route(getMoneyMonths, () => api.moneyMonths),
  route(listAdminBookings, ({ query }) => ({
    ...pageOf(api.bookings, query),
    ...(query.departure === 7 && {
      departure: { tripTitle: 'Hidden Gems of Turkey', departureDate: '2025-08-14' },
    }),
  })),
  route(getAdminBooking, ({ params }) => byId(api.wholeBookings, params.id)),
  route(cancelAdminBooking, ({ params, body }) =>
    change(byId(api.wholeBookings, params.id), { endedBy: body.by }),
  ),
  route(enterBooking, () => byId(api.wholeBookings, 1)),
  ...[recordTransfer, refundPart, extendDeadline, sendConfirmationAgain, sendReceiptAgain].map(
    (contract) => route(contract, ({ params }) => byId(api.wholeBookings, params.id)),
  ),
]
