import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { DepartureRooms } from '@farandfew/domain/roommates/admin-roommates.ts'
import {
  getDepartureRooms,
  proposeRooms,
  reopenRoom,
} from '@farandfew/domain/roommates/admin-roommates.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const byId = (id: number) => ({ params: { id: String(id) } })
const roomsKey = (id: number) => endpointKey(getDepartureRooms, byId(id))

/** The rooms of a departure. Members answer at any time, so they are read whenever the page opens. */
export const useRooms = (id: number) =>
  useQuery({ ...endpointQuery(getDepartureRooms, byId(id)), gcTime: 0 })

/** Stores the rooms of a change, and reads them again if it is refused. */
function useStoringRooms(id: number) {
  const client = useQueryClient()
  return {
    onSuccess: (rooms: DepartureRooms) => client.setQueryData(roomsKey(id), rooms),
    onError: () => client.invalidateQueries({ queryKey: roomsKey(id) }),
  }
}

export const useProposeRooms = (id: number) =>
  useMutation({
    mutationFn: () => call(proposeRooms, byId(id)),
    ...useStoringRooms(id),
  })

export const useReopenRoom = (id: number) =>
  useMutation({
    mutationFn: (roomId: number) =>
      call(reopenRoom, { params: { id: String(id), roomId: String(roomId) } }),
    ...useStoringRooms(id),
  })
