import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import {
  cancelAdminBooking,
  getAdminBooking,
  listAdminBookings,
  listMoveTargets,
  moveAdminBooking,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOneAtATime } from '../../shared/forms/use-one-at-a-time.ts'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

type ListQuery = ContractInput<typeof listAdminBookings>['query']

/** The filter of the list; empty for all. */
export interface BookingFilter {
  search: string
  status: NonNullable<ListQuery['status']> | ''
  paymentStatus: NonNullable<ListQuery['paymentStatus']> | ''
}

/** Bookings, newest first. */
export const useBookings = (filter: BookingFilter) => usePages(listAdminBookings, filter)

const byId = (id: number) => ({ params: { id: String(id) } })
const bookingKey = (id: number) => endpointKey(getAdminBooking, byId(id))

/** One booking with its money and its history. */
export const useBooking = (id: number) =>
  useQuery({
    ...endpointQuery(getAdminBooking, byId(id)),
    // A change must start from what is stored.
    gcTime: 0,
  })

/** The departures to which a booking can be moved. */
export const useMoveTargets = (id: number) =>
  useQuery({ ...endpointQuery(listMoveTargets, byId(id)), gcTime: 0 })

/** Shows a changed booking in the list and in its details, and reads a refused one again. */
function useChange(id: number) {
  const client = useQueryClient()
  return {
    onSuccess: (booking: AdminBooking) => {
      client.setQueryData(bookingKey(id), booking)
      changePages(client, listAdminBookings, (page) => ({
        ...page,
        items: page.items.map((item) => (item.id === id ? { ...item, ...booking } : item)),
      }))
    },
    // The figures on the screen may be outdated.
    onError: () => {
      void client.invalidateQueries({ queryKey: bookingKey(id) })
      void client.invalidateQueries({ queryKey: endpointKey(listMoveTargets, byId(id)) })
    },
  }
}

type Cancellation = ContractInput<typeof cancelAdminBooking>['body']

/** Cancels a booking, with the figures that the operator saw. */
export function useCancelBooking(id: number) {
  const key = useIdempotencyKey()
  return useOneAtATime(
    useMutation({
      mutationFn: (body: Cancellation) =>
        call(cancelAdminBooking, { ...byId(id), body }, { idempotencyKey: key.keyOf([id, body]) }),
      ...useChange(id),
    }),
  )
}

type Move = ContractInput<typeof moveAdminBooking>['body']

/** Moves a booking to another departure, with the figures that the operator saw. */
export function useMoveBooking(id: number) {
  const key = useIdempotencyKey()
  return useOneAtATime(
    useMutation({
      mutationFn: (body: Move) =>
        call(moveAdminBooking, { ...byId(id), body }, { idempotencyKey: key.keyOf([id, body]) }),
      ...useChange(id),
    }),
  )
}
