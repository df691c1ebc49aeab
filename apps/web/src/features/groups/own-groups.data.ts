import { endpointQuery } from '@farandfew/api-client'
import { countUnreadMessages } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { listGroups } from '@farandfew/domain/groups/groups.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

const alwaysCurrent = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

/** The groups of the signed-in member, also those that they host. */
export const ownGroupsQuery = queryOptions({
  ...endpointQuery(listGroups, {}),
  ...alwaysCurrent,
})

const unreadQuery = queryOptions({
  ...endpointQuery(countUnreadMessages, {}),
  ...alwaysCurrent,
})

/** How many messages of a group the signed-in member has not read; 0 while that is not known. */
export function useUnreadIn(departureId: number): number {
  const { data } = useQuery(unreadQuery)
  return data?.groups.find((group) => group.departureId === departureId)?.unread ?? 0
}
