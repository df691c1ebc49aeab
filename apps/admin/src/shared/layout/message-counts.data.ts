import { call, endpointKey } from '@farandfew/api-client'
import type { AdminMessageCounts } from '@farandfew/domain/admin/messages'
import { countAdminMessagesEndpoint } from '@farandfew/domain/admin/messages/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

/** The unsent messages of each channel, read again on each page. */
export function useMessageCounts(): AdminMessageCounts | undefined {
  const { pathname } = useLocation()
  const { data } = useQuery({
    queryKey: [...endpointKey(countAdminMessagesEndpoint), pathname],
    queryFn: ({ signal }) => call(countAdminMessagesEndpoint, {}, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data
}
