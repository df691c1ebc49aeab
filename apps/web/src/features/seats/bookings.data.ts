import { ApiError, call, endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  listUserTrips,
  cancelBooking,
  getDepartureOffer,
  holdSeat,
  listBookings,
  type PaymentReport,
  verifyPayment,
} from '@farandfew/domain/bookings/bookings.contract.ts'
import { listWaitlistPlaces } from '@farandfew/domain/waitlist/waitlist.contract.ts'
import { listDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import { countUnreadMessages } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { listGroups } from '@farandfew/domain/groups/groups.contract.ts'
import { listTravelDetails } from '@farandfew/domain/travel-details/travel-details.contract.ts'
import { listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserKey } from '../../shared/current-member/current-member.data.ts'

/** A booking as this device received it. */
export interface MemberBooking extends BookingView {
  /** When the hold ends by this device's clock, in milliseconds since the epoch; undefined without a hold. */
  readonly holdEndsAt?: number
}

/** Counts the hold from the server's time, because the device's clock may be wrong. */
function receive(booking: BookingView): MemberBooking {
  const { holdExpiresAt, now } = booking
  if (holdExpiresAt === null) return booking
  return { ...booking, holdEndsAt: Date.now() + Date.parse(holdExpiresAt) - Date.parse(now) }
}

/** Another tab, another device or the payment service may have changed what was read before. */
export const alwaysCurrent = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const

/** Milliseconds after which a booking whose payment is on its way is read again. */
const paymentCheckMs = 15_000

const bookingsRead = endpointQuery(listBookings, {})

/** Reads the bookings of the signed-in member, the newest first. */
export const readBookings = async (context: { signal: AbortSignal }): Promise<MemberBooking[]> =>
  (await bookingsRead.queryFn(context)).map(receive)

const bookingsQuery = queryOptions({
  queryKey: bookingsRead.queryKey,
  queryFn: readBookings,
  ...alwaysCurrent,
  refetchInterval: ({ state }) =>
    state.data?.some(({ summary }) => summary.state === 'payment on its way')
      ? paymentCheckMs
      : false,
})

/** The bookings of the signed-in member, the newest first. */
export const useBookings = (options: { enabled?: boolean } = {}) =>
  useQuery({ ...bookingsQuery, ...options })

/** Milliseconds after which a departure is read again if a seat may come back soon. */
const waitlistCheckMs = 30_000

/** A departure as it is sold now. */
export const departureOfferQuery = (id: string) =>
  queryOptions({
    ...endpointQuery(getDepartureOffer, { params: { id } }),
    ...alwaysCurrent,
    // A seat may be offered to a member who waits, or a hold may end.
    refetchInterval: ({ state: { data } }) =>
      data && (data.waitlist || data.state === 'being-paid') ? waitlistCheckMs : false,
  })

/** Stores a booking as the API answered it, and refreshes the seats and trips that depend on it. */
async function keepBooking(queryClient: QueryClient, answered: BookingView) {
  const booking = receive(answered)
  // A list that was requested before must not replace the answer.
  await queryClient.cancelQueries({ queryKey: bookingsQuery.queryKey })
  const known = queryClient.getQueryData(bookingsQuery.queryKey)
  const isKnown = known?.some(({ id }) => id === booking.id)
  queryClient.setQueryData(
    bookingsQuery.queryKey,
    isKnown
      ? known?.map((one) => (one.id === booking.id ? booking : one))
      : [booking, ...(known ?? [])],
  )
  return booking
}

/** The beginning of the paths whose answers depend on bookings. */
const dependentPaths = [
  listBookings,
  listDepartures,
  listTrips,
  listUserTrips,
  listWaitlistPlaces,
  listGroups,
  listTravelDetails,
  countUnreadMessages,
].map(({ path }) => path)

/**
 * Whether the API has refused a call, so that another attempt is a new request with a new key. Without an answer, or
 * while the first request is running, the next attempt uses the same key and gets the first answer.
 */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.code !== 'REQUEST_RUNNING'

/** Whether the member has to confirm their address first. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'EMAIL_UNCONFIRMED'

/** The same before a call, as far as this page knows. The function reads who is signed in at that moment. */
export function useIsUnconfirmed(): () => boolean {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData<CurrentUser>(currentUserKey)?.emailVerified === false
}

/** The calls that change a booking. Each answers with the booking as it is then. */
export function useBookingCalls() {
  const queryClient = useQueryClient()
  const keep = async (answer: Promise<BookingView>) => {
    const booking = await keepBooking(queryClient, await answer)
    // A repeated request gets its first answer, in which the server's time is old.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        dependentPaths.some((dependent) => String(path).startsWith(dependent)),
    })
    return booking
  }
  return {
    hold: (departureId: number, idempotencyKey: string) =>
      keep(call(holdSeat, { body: { scheduleId: departureId } }, { idempotencyKey })),
    cancel: (id: number, body: { refund: number; paid: number }, idempotencyKey: string) =>
      keep(call(cancelBooking, { params: { id: String(id) }, body }, { idempotencyKey })),
    verify: (payment: Required<PaymentReport>) => keep(call(verifyPayment, { body: payment })),
    /** Asks about a payment whose answer was lost. Most often nothing has changed yet. */
    ask: async (orderId: string) =>
      keepBooking(queryClient, await call(verifyPayment, { body: { orderId } })),
    /** Reads everything again that the booking page shows. */
    refresh: async (departureId: number) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingsQuery.queryKey }),
        queryClient.invalidateQueries({
          queryKey: endpointKey(getDepartureOffer, { params: { id: String(departureId) } }),
        }),
      ])
    },
  }
}
