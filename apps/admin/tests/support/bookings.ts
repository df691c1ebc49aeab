import {
  adminBookings,
  adminBookingsQuery,
  type ListedBooking,
} from '@farandfew/domain/admin/bookings'
import * as z from 'zod/mini'
import { type FakeRoutes, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface BookingsState {
  bookings: ListedBooking[]
}

export const noBookings = (): BookingsState => ({ bookings: [] })

/** The list of bookings. */
export const bookingsRoutes = (api: BookingsState): FakeRoutes => ({
  'GET /api/admin/bookings': ({ response, query }) => {
    const { search, ...asked } = z.parse(adminBookingsQuery, Object.fromEntries(query))
    const found = api.bookings.filter(({ id, name }) => anyContains([`#${id}`, name], search))
    send(response, 200, adminBookings, newestFirst(found, asked))
  },
})
