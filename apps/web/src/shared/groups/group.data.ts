import { endpointQuery } from '@farandfew/api-client'
import type { Group } from '@farandfew/domain/groups'
import { getGroupEndpoint } from '@farandfew/domain/groups/endpoints'
import { queryOptions } from '@tanstack/react-query'

/** What each tab of a group's page gets. */
export interface GroupTabProps {
  group: Group
}

/** A departure's group, for its members. Others change it, so it is read again whenever the member comes back to it. */
export const groupQuery = (departureId: string) =>
  queryOptions({
    ...endpointQuery(getGroupEndpoint, { params: { departureId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
