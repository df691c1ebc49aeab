import { call, endpointKey } from '@farandfew/api-client'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import {
  listInviteRequests,
  withdrawInviteRequest,
} from '@farandfew/domain/invites/invites.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Named = Pick<InviteRequestItem, 'kind' | 'id' | 'tripName'>

/** Withdraws a pending request. If it was decided in the meantime, the list shows how. */
export function WithdrawRequest({ request: { kind, id, tripName } }: { request: Named }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawInviteRequest, { params: { kind, id: String(id) } }),
    onSuccess: () => toast({ title: 'Request withdrawn', description: tripName }),
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listInviteRequests) }),
  })
  return (
    <Button variant="quiet" busy={isPending} busyLabel="Withdrawing..." onClick={() => mutate()}>
      Withdraw Request
    </Button>
  )
}
