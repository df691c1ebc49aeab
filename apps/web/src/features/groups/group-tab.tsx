import type { GroupTabProps } from '../../shared/groups/group.data.ts'
import { MemberCards } from './member-cards.tsx'

/** Who is going. */
export default function GroupTab({ group }: GroupTabProps) {
  return <MemberCards group={group} />
}
