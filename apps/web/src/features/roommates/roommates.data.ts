import { call, endpointQuery } from '@farandfew/api-client'
import type { Roommates, RoomPreferencesForm } from '@farandfew/domain/roommates/roommates.ts'
import {
  answerRoom,
  chooseOwnRoom,
  getRoommates,
  leaveRoommates,
  saveRoomWishes,
} from '@farandfew/domain/roommates/roommates.contract.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Milliseconds after which the rooms are read again: the other member may have answered. */
const pollMs = 5_000

const paramsOf = (departureId: number) => ({ params: { departureId: String(departureId) } })

/** How the member shares a room on a departure. */
export const roommatesQuery = (departureId: number) =>
  queryOptions({
    ...endpointQuery(getRoommates, paramsOf(departureId)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: pollMs,
  })

/** What a member can change. */
export type RoomChange =
  | { kind: 'save'; form: RoomPreferencesForm }
  | { kind: 'leave' }
  | { kind: 'answer'; roomId: number; yes: boolean }
  | { kind: 'own-room'; take: boolean }

/** What a part of the tab gets. */
export interface RoomPartProps {
  roommates: Roommates
  isBusy: boolean
  onChange: ReturnType<typeof useRoomChange>['mutate']
}

function send(departureId: number, change: RoomChange): Promise<Roommates> {
  const at = paramsOf(departureId)
  if (change.kind === 'leave') return call(leaveRoommates, at)
  if (change.kind === 'save') return call(saveRoomWishes, { ...at, body: change.form })
  if (change.kind === 'own-room') {
    return call(chooseOwnRoom, { ...at, body: { take: change.take } })
  }
  const { roomId, yes } = change
  return call(answerRoom, { ...at, body: { roomId, yes } })
}

/** Sends a change. A refused one shows why, and reads the rooms again: they are not what the page showed. */
export function useRoomChange(departureId: number) {
  const client = useQueryClient()
  const { queryKey } = roommatesQuery(departureId)
  return useMutation({
    mutationFn: (change: RoomChange) => send(departureId, change),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (roommates, { kind }) => {
      client.setQueryData(queryKey, roommates)
      if (kind === 'save') toast({ title: 'Wishes saved' })
    },
    onError: (error) => {
      toastFailure(error)
      void client.invalidateQueries({ queryKey })
    },
  })
}
