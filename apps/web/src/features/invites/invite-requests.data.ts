import { endpointQuery } from '@farandfew/api-client'
import { listInviteRequestsEndpoint } from '@farandfew/domain/account/account.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'

export const inviteRequestsRead = endpointQuery(listInviteRequestsEndpoint, {})

/** The signed-in member's requests of both kinds, newest first. */
export const inviteRequestsQuery = queryOptions(inviteRequestsRead)
