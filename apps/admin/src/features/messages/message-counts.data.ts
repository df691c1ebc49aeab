import { endpointQuery } from '@farandfew/api-client'
import { countAdminMessages } from '@farandfew/domain/messages/admin-messages.contract.ts'
import { useQuery } from '@tanstack/react-query'

/** The unsent messages of each channel. */
export const useMessageCounts = () =>
  useQuery({ ...endpointQuery(countAdminMessages, {}), gcTime: 0 })
