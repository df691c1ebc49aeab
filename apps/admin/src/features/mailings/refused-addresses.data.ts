import { ApiError, call, endpointKey } from '@farandfew/api-client'
import {
  clearRefusedAddress,
  getMailHistory,
  listRefusedAddresses,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePages } from '../../shared/table/pages.data.ts'

/** Takes the mark from an address that a mail server refused. One that another operator has taken is gone as well. */
export function useAcceptAgain({ id, email }: { id: number; email: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call(clearRefusedAddress, { params: { id: String(id) } })
        return 'The newsletter goes to it again.'
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          return 'Another operator did this just before, or the address was confirmed.'
        }
        throw error
      }
    },
    onSuccess: (description) => {
      toast({ title: `${email} is accepted again`, description })
      changePages(client, listRefusedAddresses, (page) => {
        const items = page.items.filter((address) => address.id !== id)
        return { ...page, items, total: page.total - (page.items.length - items.length) }
      })
      return client.invalidateQueries({ queryKey: endpointKey(getMailHistory) })
    },
    onError: (error) => toastFailure(error, 'The address was not accepted'),
  })
}
