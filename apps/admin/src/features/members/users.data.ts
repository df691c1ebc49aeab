import { call, endpointKey } from '@farandfew/api-client'
import type { MemberField } from '@farandfew/domain/members/member-columns.ts'
import type { MemberFilterValues } from '@farandfew/domain/members/member-filters.ts'
import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { adminPage } from '@farandfew/domain/constants/limits.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
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

export type UsersQuery = ReturnType<typeof useUsers>
