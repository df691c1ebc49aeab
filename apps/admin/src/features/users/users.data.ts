import { fetchAdminUsers } from '@farandfew/api-client/admin-users'
import { listAdminUsersEndpoint } from '@farandfew/domain/admin-users/endpoints'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/**
 * The members that a search finds, page after page; all of them for an empty one. While a new search
 * is under way, what the one before found stays.
 */
export function useUsers(search: string) {
  return useInfiniteQuery({
    queryKey: [listAdminUsersEndpoint.path, { search }],
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchAdminUsers(
        { search: search || undefined, cursor: pageParam },
        { signal },
      )
      return { ...page, search }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export type UsersQuery = ReturnType<typeof useUsers>

/** Whether what was asked for could not be read, be it that it is tried again just now. */
export const hasFailed = ({ data, errorUpdateCount, isPlaceholderData }: UsersQuery) =>
  errorUpdateCount > 0 && (!data || isPlaceholderData)
