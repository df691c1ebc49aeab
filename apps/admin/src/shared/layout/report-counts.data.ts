import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { mayOperator } from '@farandfew/domain/admin/roles'
import { countOpenReportsEndpoint } from '@farandfew/domain/admin/reports/endpoints'
import { getAdminSessionEndpoint } from '@farandfew/domain/admin/session/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

/** The number of open reports, read again on each page; undefined for a role that does not decide them. */
export function useOpenReports(): number | undefined {
  const { pathname } = useLocation()
  const { data: session } = useQuery(endpointQuery(getAdminSessionEndpoint, {}))
  const { data } = useQuery({
    queryKey: [...endpointKey(countOpenReportsEndpoint), pathname],
    queryFn: ({ signal }) => call(countOpenReportsEndpoint, {}, { signal }),
    enabled: session?.role !== undefined && mayOperator(session.role, 'decide-reports'),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data?.open
}
