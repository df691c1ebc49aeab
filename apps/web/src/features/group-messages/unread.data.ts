import { call, endpointKey } from '@farandfew/api-client'
import { countUnreadInGroup } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { queryOptions } from '@tanstack/react-query'

const pollMs = 60_000

/** The number of unread messages of a group. The conversation writes it, too, while it is open. */
export function unreadQuery(departureId: number) {
  const input = { params: { departureId: String(departureId) } }
  return queryOptions({
    queryKey: endpointKey(countUnreadInGroup, input),
    queryFn: async ({ signal }): Promise<number> =>
      (await call(countUnreadInGroup, input, { signal })).unread,
    refetchInterval: pollMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
