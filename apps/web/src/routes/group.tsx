import { useParams } from 'react-router-dom'
import { GroupNotFound, MemberGroup } from '../features/groups/member-group.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'
import { groupTabs } from './parts/group-tabs.ts'

/** The page of a departure's group, for its members and its host. Search engines do not list it. */
export default function GroupPage() {
  const { departureId = '' } = useParams()
  const isHydrated = useHydrated()
  if (!/^\d{1,9}$/.test(departureId)) return <GroupNotFound />
  // Who may see it depends on the member.
  return (
    <MemberGroup key={departureId} id={departureId} tabs={groupTabs} isPrerendered={!isHydrated} />
  )
}
