import { call, endpointKey } from '@farandfew/api-client'
import { listInviteRequestsEndpoint } from '@farandfew/domain/account/account.endpoints.ts'
import type { InviteForm } from '@farandfew/domain/invites/invite.ts'
import { requestInviteEndpoint } from '@farandfew/domain/invites/invites.endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that sends an invite request and then refreshes the lists of requests. */
export function useRequestInvite() {
  const queryClient = useQueryClient()
  return async (form: InviteForm, idempotencyKey: string) => {
    await call(requestInviteEndpoint, { body: form }, { idempotencyKey })
    for (const endpoint of [requestInviteEndpoint, listInviteRequestsEndpoint]) {
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
    }
  }
}
