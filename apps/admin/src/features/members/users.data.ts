import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { MemberField } from '@farandfew/domain/members/member-columns.ts'
import type { MemberFilterValues } from '@farandfew/domain/members/member-filters.ts'
import {
  countAdminUsers,
  getAdminUser,
  listAdminUsers,
} from '@farandfew/domain/members/admin-members.contract.ts'
import { adminPage } from '@farandfew/domain/constants/limits.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Order } from '../../shared/table/use-url-order.ts'

/** Search, filters and order of the list of members. */
export interface UsersFilter extends Order<MemberField> {
  filters: MemberFilterValues
  /** Empty for all. */
  search: string
}

/** The query parameters of a filter, without those that have their default value. */
export const toUsersQuery = ({ search, filters, sort, direction }: UsersFilter) => ({
  ...filters,
  sort: sort === 'id' ? undefined : sort,
  direction: direction === 'asc' ? undefined : direction,
  search: search || undefined,
})

/** Reads one page of the members, as large as the API allows. */
export const fetchUsersPage = (
  filter: UsersFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) =>
  call(
    listAdminUsers,
    { query: { limit: String(adminPage.max), ...toUsersQuery(filter), cursor } },
    { signal },
  )

/** The members that a filter finds, page after page. The previous ones stay while a new filter loads. */
export function useUsers(filter: UsersFilter) {
  return useInfiniteQuery({
    queryKey: [...endpointKey(listAdminUsers, { query: toUsersQuery(filter) }), 'pages'],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await fetchUsersPage(filter, pageParam, signal)),
      filter,
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** How many members a filter finds, if that is more than the list counts. */
export function useExactCount({ search, filters }: UsersFilter, hasMore: boolean) {
  const query = { ...filters, search: search || undefined }
  return useQuery({ ...endpointQuery(countAdminUsers, { query }), enabled: hasMore })
}

export type UsersQuery = ReturnType<typeof useUsers>

/**
 * One member with everything that the console shows; reads nothing for null. Never cached: each look is in the audit
 * log.
 */
export function useUser(id: number | null) {
  return useQuery({
    ...endpointQuery(getAdminUser, { params: { id: String(id) } }),
    enabled: id !== null,
    gcTime: 0,
  })
}
