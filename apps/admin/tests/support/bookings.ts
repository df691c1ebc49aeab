import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import {
  adminBookings,
  adminBookingsQuery,
  type ListedBooking,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  cancelAdminBooking,
  getAdminBooking,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import * as z from 'zod/mini'
import { type FakeCall, type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface BookingsState {
  bookings: ListedBooking[]
  /** Those that can be opened. */
  wholeBookings: AdminBooking[]
}

export const noBookings = (): BookingsState => ({ bookings: [], wholeBookings: [] })

/** A booking with its deposit paid, of which the terms give back half of that. */
export const wholeBooking = (id: number): AdminBooking => ({
  id,
  userId: 1,
  name: 'Asha Rao',
  username: 'asha',
  email: 'asha@mail.example',
  tripId: 1,
  tripTitle: 'Hidden Gems of Turkey',
  duration: 4,
  groupDecision: null,
  departureId: 7,
  departureDate: '2025-06-10',
  createdAt: '2025-04-20T09:00:00.000Z',
  status: 'confirmed',
  paymentStatus: 'paid',
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
  sums: {
    total: 20_000_000,
    paid: 5_000_000,
    owed: 15_000_000,
    paidOffSite: 0,
    refunded: 0,
    refunding: 0,
    refundByHand: 0,
  },
  orders: [],
  events: [],
  payments: [],
  refunds: [],
  actions: [],
  mails: [],
  choices: { byTerms: 2_500_000, byClub: true, largestRefund: 4_000_000, move: true },
})

/** The bookings: lists, shows and cancels them. */
export function bookingsRoutes(api: BookingsState): FakeRoutes {
  const withOne =
    (answer: (call: FakeCall, found: AdminBooking) => void) =>
    (call: FakeCall): void => {
      const found = api.wholeBookings.find(({ id }) => String(id) === call.params['id'])
      if (found) return answer(call, found)
      refuse(call.response, { code: 'NOT_FOUND', detail: 'Not found' })
    }
  return {
    'GET /api/admin/bookings': ({ response, query }) => {
      const { search, ...asked } = z.parse(adminBookingsQuery, Object.fromEntries(query))
      const found = api.bookings.filter(({ id, name }) => anyContains([`#${id}`, name], search))
      send(response, 200, adminBookings, newestFirst(found, asked))
    },
    'GET /api/admin/bookings/:id': withOne(({ response }, found) =>
      send(response, 200, getAdminBooking.responses[200], found),
    ),
    'POST /api/admin/bookings/:id/cancel': withOne(({ response, body }, found) => {
      const { by } = z.parse(cancelAdminBooking.body, body)
      const choices = { byTerms: null, byClub: false, largestRefund: null, move: false }
      Object.assign(found, { status: 'cancelled', endedBy: by, choices })
      send(response, 200, cancelAdminBooking.responses[200], found)
    }),
  }
}
