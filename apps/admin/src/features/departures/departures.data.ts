import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type {
  AdminDeparture,
  AdminDepartureWithBookings,
} from '@farandfew/domain/departures/admin-departures.ts'
import {
  addDeparture,
  cancelDeparture,
  changeDeparture,
  closeDeparture,
  getAdminDeparture,
  getDepartureCancellation,
  listAdminDepartures,
  nameHost,
  reopenDeparture,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import {
  addDepartureHotel,
  changeDepartureHotel,
  listDepartureHotels,
  removeDepartureHotel,
} from '@farandfew/domain/departures/departure-hotels.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import type { DepartureHotel } from '@farandfew/domain/trip-pockets/departure-hotel.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

/** The changed fields with the values that they had before. */
export type DepartureChangeInput = ContractInput<typeof changeDeparture>['body']

/** The filter of the table; undefined for all. */
export interface DepartureFilter {
  /** A year of departure, under the name that the API gives it. */
  season: string | undefined
  tripId: string | undefined
  /** Without those that have left. */
  when: 'coming' | undefined
}

const byId = (id: number) => ({ params: { id: String(id) } })
const departureKey = (id: number) => endpointKey(getAdminDeparture, byId(id))

/** Departures by date. */
export const useDepartures = (filter: DepartureFilter) => usePages(listAdminDepartures, filter)

export type DeparturesQuery = ReturnType<typeof useDepartures>

/** One departure with its bookings. */
export const useDeparture = (id: number) =>
  useQuery({
    ...endpointQuery(getAdminDeparture, byId(id)),
    // Seats and bookings change often, and a form must start from what is stored.
    gcTime: 0,
  })

/** Caches a departure that the API returned. */
function cacheDeparture(client: QueryClient, departure: AdminDeparture) {
  // A read that began before, such as after a refusal, must not bring the older values back.
  void client.cancelQueries({ queryKey: departureKey(departure.id) })
  client.setQueryData<AdminDepartureWithBookings>(
    departureKey(departure.id),
    (known) => known && { ...known, ...departure },
  )
  changePages(client, listAdminDepartures, (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === departure.id ? departure : item)),
  }))
}

/** Reads the table again: its order, its count or its years may have changed. */
const reloadTable = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: endpointKey(listAdminDepartures) })

export function useAddDeparture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContractInput<typeof addDeparture>['body']) => call(addDeparture, { body }),
    onSuccess: () => void reloadTable(client),
  })
}

export function useChangeDeparture(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DepartureChangeInput) => call(changeDeparture, { ...byId(id), body }),
    onSuccess: (departure, { after }) => {
      cacheDeparture(client, departure)
      if (after.departureDate !== undefined) void reloadTable(client)
    },
    // The refusal may be about a value that is not on the screen yet.
    onError: () => void client.invalidateQueries({ queryKey: departureKey(id) }),
  })
}

/** Closes a departure, or reopens it. */
export function useSwitchDeparture(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isActive: boolean) => call(isActive ? reopenDeparture : closeDeparture, byId(id)),
    onSuccess: (departure) => cacheDeparture(client, departure),
    onError: () => void client.invalidateQueries({ queryKey: departureKey(id) }),
  })
}

/** Stores a departure that a call answered with its bookings, and reads a refused one again. */
function useWholeDeparture(id: number) {
  const client = useQueryClient()
  return {
    onSuccess: (departure: AdminDepartureWithBookings) => {
      client.setQueryData(departureKey(id), departure)
      cacheDeparture(client, departure)
    },
    // The figures on the screen may be outdated.
    onError: () => client.invalidateQueries({ queryKey: departureKey(id) }),
  }
}

/** Cancels a departure, with the figures that the operator saw. */
export function useCancelDeparture(id: number) {
  return useMutation({
    mutationFn: (body: ContractInput<typeof cancelDeparture>['body']) =>
      call(cancelDeparture, { ...byId(id), body }),
    ...useWholeDeparture(id),
  })
}

/** Milliseconds between two looks at a cancelling that is under way. */
const progressEveryMs = 1500

/**
 * How far the cancelling of a departure has come; read again until all bookings have ended and all refunds are decided. The
 * departure is read again with it, because its bookings show their refunds.
 */
export function useCancellation(id: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...endpointQuery(getDepartureCancellation, byId(id)),
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const of = state.data?.cancellation
      const isOver = !of || (of.isFinished && of.refundsDone + of.refundsFailed === of.refunds)
      return isOver ? false : progressEveryMs
    },
  })
  const of = query.data?.cancellation
  const step = of ? `${of.cancelled} ${of.refundsDone} ${of.refundsFailed}` : undefined
  const shown = useRef(step)
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === step) return
    shown.current = step
    if (!isFirst) void client.invalidateQueries({ queryKey: departureKey(id) })
  }, [client, id, step])
  return query
}

/** Names the host's account by username or email address, or no one. */
export function useNameHost(id: number) {
  return useMutation({
    mutationFn: (member: string | null) => call(nameHost, { ...byId(id), body: { member } }),
    ...useWholeDeparture(id),
  })
}

/** The hotels of a departure by their first night. */
export const useHotels = (id: number) =>
  useQuery({ ...endpointQuery(listDepartureHotels, byId(id)), gcTime: 0 })

type HotelInput = ContractInput<typeof addDepartureHotel>['body']

/** Reads the hotels again: their order may have changed, or another operator may have changed them. */
function useReloadHotels(id: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: endpointKey(listDepartureHotels, byId(id)) })
}

const hotelOf = (id: number, hotelId: number) => ({
  params: { id: String(id), hotelId: String(hotelId) },
})

/** Adds a hotel, or changes the one that the operator saw. */
export function useSaveHotel(id: number, seen: DepartureHotel | undefined) {
  return useMutation({
    mutationFn: (after: HotelInput) => {
      if (!seen) return call(addDepartureHotel, { ...byId(id), body: after })
      const { id: hotelId, ...before } = seen
      const body = { before, after }
      return call(changeDepartureHotel, { ...hotelOf(id, hotelId), body })
    },
    onSettled: useReloadHotels(id),
  })
}

export function useRemoveHotel(id: number) {
  return useMutation({
    mutationFn: (hotelId: number) => call(removeDepartureHotel, hotelOf(id, hotelId)),
    onSettled: useReloadHotels(id),
  })
}
