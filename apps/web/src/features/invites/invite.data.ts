import { sendInviteRequest } from '@farandfew/api-client/invites'
import type { InviteForm } from '@farandfew/domain/invites'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface Sending {
  form: InviteForm
  idempotencyKey: string
}

/** The list of requests, by the call's own path (spec section 7) and by that of the member's list (rulings 36). */
const listKeys = [['/api/invite-requests'], ['/api/user/invite-requests']] as const

/** Asks for an invite; the list of requests is read again afterwards, where somebody shows it. */
export function useRequestInvite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: Sending) => sendInviteRequest(form, { idempotencyKey }),
    onSuccess: () => {
      for (const queryKey of listKeys) void queryClient.invalidateQueries({ queryKey })
    },
  })
}
