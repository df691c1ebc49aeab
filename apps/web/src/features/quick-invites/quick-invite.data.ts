import { type QuickInviteInput, sendQuickInvite } from '@farandfew/api-client/account'
import type { InviteRequestItem } from '@farandfew/domain/invites'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The member's list of requests (rulings 36). */
const listKey = ['/api/user/invite-requests'] as const

interface Sending {
  form: QuickInviteInput
  idempotencyKey: string
}

/** Sends a quick request. Its line goes on top of the member's list; a list that is not there yet is read with it. */
export function useSendQuickInvite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: Sending) => sendQuickInvite(form, { idempotencyKey }),
    onSuccess: ({ item }) => {
      const list = queryClient.getQueryData<InviteRequestItem[]>(listKey)
      if (!list) return void queryClient.invalidateQueries({ queryKey: listKey })
      const others = list.filter(({ kind, id }) => kind !== item.kind || id !== item.id)
      queryClient.setQueryData<InviteRequestItem[]>(listKey, [item, ...others])
    },
  })
}
