import { call, endpointQuery } from '@farandfew/api-client'
import type { OwnVouches, VouchForm } from '@farandfew/domain/vouches/vouch.ts'
import { addVouch, listVouches, withdrawVouch } from '@farandfew/domain/vouches/vouches.contract.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The member's vouches, and for how many people they may still vouch. */
export const vouchesQuery = queryOptions(endpointQuery(listVouches, {}))

function useStoreVouches() {
  const queryClient = useQueryClient()
  return (vouches: OwnVouches) => queryClient.setQueryData(vouchesQuery.queryKey, vouches)
}

export function useAddVouch() {
  const store = useStoreVouches()
  return async (form: VouchForm) => {
    store(await call(addVouch, { body: form }))
  }
}

export function useWithdrawVouch() {
  const store = useStoreVouches()
  return useMutation({
    mutationFn: (id: number) => call(withdrawVouch, { params: { id: String(id) } }),
    onSuccess: (vouches) => {
      store(vouches)
      toast({ title: 'Vouch withdrawn' })
    },
    onError: (error) => toastFailure(error, 'Could not withdraw the vouch'),
  })
}
