import { call, endpointKey } from '@farandfew/api-client'
import { listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { useQueryClient } from '@tanstack/react-query'

type QuickInviteInput = ContractInput<typeof requestQuickInvite>['body']

const listKey = endpointKey(listInviteRequests)

/**
 * Returns a function that sends a quick request and adds it to the top of the member's list. If the list was not
 * loaded, it is refreshed instead.
 */
export function useRequestQuickInvite() {
  const queryClient = useQueryClient()
  return async (form: QuickInviteInput, idempotencyKey: string) => {
    const { item } = await call(requestQuickInvite, { body: form }, { idempotencyKey })
    const list = queryClient.getQueryData<InviteRequestItem[]>(listKey)
    if (!list) return void queryClient.invalidateQueries({ queryKey: listKey })
    const others = list.filter(({ kind, id }) => kind !== item.kind || id !== item.id)
    queryClient.setQueryData<InviteRequestItem[]>(listKey, [item, ...others])
  }
}
