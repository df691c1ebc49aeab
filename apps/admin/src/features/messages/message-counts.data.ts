import { endpointQuery } from '@farandfew/api-client'
import { countAdminMessagesEndpoint } from '@farandfew/domain/messages/admin-messages.endpoints.ts'
import { useQuery } from '@tanstack/react-query'

/** The unsent messages of each channel. */
export const useMessageCounts = () =>
  useQuery({ ...endpointQuery(countAdminMessagesEndpoint, {}), gcTime: 0 })
