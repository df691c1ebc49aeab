import { Box } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { groupConnectionsQuery } from './connections.data.ts'
import { PairActions } from './pair-actions.tsx'

interface GroupPairProps {
  departureId: number
  member: { id: number; name: string; isHost: boolean }
}

/** The connection with a member of a group, for their card. Nothing for the signed-in member. */
export function GroupPair({ departureId, member }: GroupPairProps) {
  const { data, isPending } = useQuery(groupConnectionsQuery(departureId))
  const pair = data?.pairs.find(({ memberId }) => memberId === member.id)
  if (isPending) return <Box minHeight={44} aria-hidden />
  return data && pair ? (
    <PairActions
      member={member}
      pair={pair}
      shared={data.shared}
      mayAsk={data.settings.maySendRequests}
    />
  ) : null
}
