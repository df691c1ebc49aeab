import { GroupTab } from '../../features/groups/group-tab.tsx'
import { GroupPair } from '../../features/connections/group-pair.tsx'
import type { GroupTabProps } from '../../features/groups/group.data.ts'

/** Who is going, with what the member can do about each. */
export default function GroupMembers({ group }: GroupTabProps) {
  return (
    <GroupTab
      group={group}
      actions={(member) => <GroupPair departureId={group.departure.id} member={member} />}
    />
  )
}
