import { endpointQuery } from '@farandfew/api-client'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { getGroup } from '@farandfew/domain/groups/groups.contract.ts'
import { queryOptions } from '@tanstack/react-query'

export interface GroupTabProps {
  group: Group
}

/** Milliseconds between two looks at a group that is on the screen. An open conversation hears of changes at once. */
const checkMs = 60_000

/** A departure's group, for its members. Others change it, so it is read again while it is shown. */
export const groupQuery = (departureId: string) =>
  queryOptions({
    ...endpointQuery(getGroup, { params: { departureId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.error ? false : checkMs),
  })
