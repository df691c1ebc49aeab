import { fetchAdminUser, fetchAdminUsers } from '@farandfew/api-client/admin-users'
import type { MemberField } from '@farandfew/domain/admin/users'
import {
  getAdminUserEndpoint,
  listAdminUsersEndpoint,
} from '@farandfew/domain/admin/users/endpoints'
import { adminPage } from '@farandfew/domain/admin/session/endpoints'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Order } from '../../shared/table/use-url-order.ts'

/** Which members, in which order. */
export interface UsersQuestion extends Order<MemberField> {
  /** Empty for all. */
  search: string
}

/** The question as the API is asked it. What it takes for granted is left out. */
export const askedFor = ({ search, sort, direction }: UsersQuestion) => ({
  sort: sort === 'id' ? undefined : sort,
  direction: direction === 'asc' ? undefined : direction,
  search: search || undefined,
})

/** One page of the members, as large as pages may be. */
export const fetchUsersPage = (
  question: UsersQuestion,
  cursor: string | undefined,
  signal: AbortSignal,
) => fetchAdminUsers({ limit: String(adminPage.max), ...askedFor(question), cursor }, { signal })

/**
 * The members that a search finds, page after page. While a new question is under way, what the one before found
 * stays.
 */
export function useUsers({ search, sort, direction }: UsersQuestion) {
  return useInfiniteQuery({
    queryKey: [listAdminUsersEndpoint.path, { search, sort, direction }],
    queryFn: async ({ pageParam, signal }) => {
      const question = { search, sort, direction }
      return { ...(await fetchUsersPage(question, pageParam, signal)), question }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export type UsersQuery = ReturnType<typeof useUsers>

/**
 * One member with all that the desk sees of them; nothing for null. Each look asks afresh: it is noted in the audit
 * log, and shows what others did since.
 */
export function useUser(id: number | null) {
  return useQuery({
    queryKey: [getAdminUserEndpoint.path, { id }],
    queryFn: ({ signal }) => fetchAdminUser(id ?? 0, { signal }),
    enabled: id !== null,
    gcTime: 0,
  })
}
