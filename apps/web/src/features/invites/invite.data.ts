import { call, endpointKey } from '@farandfew/api-client'
import { listInviteRequests } from '@farandfew/domain/invites/member-requests.contract.ts'
import { requestInvite } from '@farandfew/domain/invites/invites.contract.ts'
import type { InviteForm } from '@farandfew/domain/invites/invite.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that sends an invite request and then refreshes the lists of requests. */
export function useRequestInvite() {
  const queryClient = useQueryClient()
  return async (form: InviteForm, idempotencyKey: string) => {
    await call(requestInvite, { body: form }, { idempotencyKey })
    for (const endpoint of [requestInvite, listInviteRequests]) {
      void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
    }
  }
}
