import { endpointQuery } from '@farandfew/api-client'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { listBookings } from '@farandfew/domain/bookings/bookings.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** A booking as this device received it. */
export interface MemberBooking extends BookingView {
  /** When the hold ends by this device's clock, in milliseconds since the epoch; undefined without a hold. */
  readonly holdEndsAt?: number
}

/** Counts the hold from the server's time, because the device's clock may be wrong. */
export function receive(booking: BookingView): MemberBooking {
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

export const bookingsQuery = queryOptions({
  queryKey: bookingsRead.queryKey,
  queryFn: async (context): Promise<MemberBooking[]> =>
    (await bookingsRead.queryFn(context)).map(receive),
  ...alwaysCurrent,
  refetchInterval: ({ state }) =>
    state.data?.some(({ summary }) => summary.state === 'payment on its way')
      ? paymentCheckMs
      : false,
})

/** The bookings of the signed-in member, the newest first. */
export const useBookings = (options: { enabled?: boolean } = {}) =>
  useQuery({ ...bookingsQuery, ...options })
