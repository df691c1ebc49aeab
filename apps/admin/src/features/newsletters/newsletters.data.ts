import {
  fetchAdminNewsletters,
  removeNewsletterAddress,
} from '@farandfew/api-client/admin-newsletters'
import { ApiError } from '@farandfew/api-client/call'
import type { AdminNewsletters } from '@farandfew/domain/admin/newsletters'
import { listAdminNewslettersEndpoint } from '@farandfew/domain/admin/newsletters/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

const { path } = listAdminNewslettersEndpoint

/** The addresses that a search finds, the latest first. */
export const useAddresses = (search: string) => usePages(path, { search }, fetchAdminNewsletters)

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Takes an address out of the list; one that somebody else has taken out already goes as well. */
export function useRemoval() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await removeNewsletterAddress(id)
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    onSuccess: (_nothing, id) =>
      changePages<AdminNewsletters>(client, path, (page) => ({
        ...page,
        items: page.items.filter((item) => item.id !== id),
        total: Math.max(0, page.total - 1),
      })),
  })
}
