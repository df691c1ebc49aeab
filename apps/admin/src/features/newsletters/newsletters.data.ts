import { ApiError, call } from '@farandfew/api-client'
import {
  listAdminNewsletters,
  removeAdminNewsletter,
} from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

/** The addresses that a search finds, newest first. */
export const useAddresses = (search: string) => usePages(listAdminNewsletters, { search })

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Removes an address from the list. An address that is already removed is a success. */
export function useRemoveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call(removeAdminNewsletter, { params: { id: String(id) } })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    onSuccess: (_nothing, id) =>
      changePages(client, listAdminNewsletters, (page) => ({
        ...page,
        items: page.items.filter((item) => item.id !== id),
        total: Math.max(0, page.total - 1),
      })),
  })
}
