import { endpointQuery } from '@farandfew/api-client'
import { listInviteRequests } from '@farandfew/domain/invites/member-requests.contract.ts'
import { queryOptions } from '@tanstack/react-query'

export const inviteRequestsRead = endpointQuery(listInviteRequests, {})

/** The signed-in member's requests of both kinds, newest first. */
export const inviteRequestsQuery = queryOptions(inviteRequestsRead)
