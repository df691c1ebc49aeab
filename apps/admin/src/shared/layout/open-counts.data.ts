import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { mayOperator, type Permission } from '@farandfew/domain/admin/roles'
import { countOpenReportsEndpoint } from '@farandfew/domain/admin/reports/endpoints'
import { countWaitingReviewsEndpoint } from '@farandfew/domain/admin/reviews/endpoints'
import { getAdminSessionEndpoint } from '@farandfew/domain/admin/session/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

/** The options of a number in the navigation, which is read again on each page by the roles that decide such things. */
function useCountOptions(permission: Permission) {
  const { pathname } = useLocation()
  const { data: session } = useQuery(endpointQuery(getAdminSessionEndpoint, {}))
  const isDecided = session?.role !== undefined && mayOperator(session.role, permission)
  return { pathname, enabled: isDecided, placeholderData: keepPreviousData, gcTime: 0 } as const
}

/** The number of open reports; undefined for a role that does not decide them. */
export function useOpenReports(): number | undefined {
  const { pathname, ...options } = useCountOptions('decide-reports')
  const { data } = useQuery({
    queryKey: [...endpointKey(countOpenReportsEndpoint), pathname],
    queryFn: ({ signal }) => call(countOpenReportsEndpoint, {}, { signal }),
    ...options,
  })
  return data?.open
}

/** The number of reviews that wait for a decision; undefined for a role that does not decide them. */
export function useWaitingReviews(): number | undefined {
  const { pathname, ...options } = useCountOptions('decide-reviews')
  const { data } = useQuery({
    queryKey: [...endpointKey(countWaitingReviewsEndpoint), pathname],
    queryFn: ({ signal }) => call(countWaitingReviewsEndpoint, {}, { signal }),
    ...options,
  })
  return data?.waiting
}
