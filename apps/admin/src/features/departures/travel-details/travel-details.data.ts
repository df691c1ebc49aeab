import { call, endpointQuery } from '@farandfew/api-client'
import {
  listDepartureTravelDetails,
  openMemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** Who of a departure has entered travel details; nothing of them. */
export const useWhoEntered = (departureId: number) =>
  useQuery(endpointQuery(listDepartureTravelDetails, { params: { id: String(departureId) } }))

/** Looks at one member's details. Each call is recorded, so it is never repeated by itself, and nothing of it is cached. */
export const useLook = (departureId: number, bookingId: number) =>
  useMutation({
    mutationFn: () =>
      call(openMemberTravelDetails, {
        params: { id: String(departureId), bookingId: String(bookingId) },
      }),
    gcTime: 0,
  })
