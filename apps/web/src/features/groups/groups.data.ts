import { call } from '@farandfew/api-client'
import type { ArrivalForm } from '@farandfew/domain/groups/arrival.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import type { GroupField } from '@farandfew/domain/groups/shown-fields.ts'
import {
  removeArrival,
  saveArrival,
  showFields,
  wantDigest,
} from '@farandfew/domain/groups/groups.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { groupQuery } from './group.data.ts'

/** The calls that change what the signed-in member gives to a group. Each answers with the group as it is then. */
export function useGroupCalls(id: number) {
  const queryClient = useQueryClient()
  const departureId = String(id)
  const params = { departureId }
  const keep = async (answer: Promise<Group>) => {
    const group = await answer
    const { queryKey } = groupQuery(departureId)
    // A group that was asked for before must not replace the answer.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, group)
  }
  return {
    saveArrival: (body: ArrivalForm) => keep(call(saveArrival, { params, body })),
    removeArrival: () => keep(call(removeArrival, { params })),
    wantDigest: (isWanted: boolean) => keep(call(wantDigest, { params, body: { isWanted } })),
    showFields: (fields: GroupField[]) => keep(call(showFields, { params, body: { fields } })),
  }
}
