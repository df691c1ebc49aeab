import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { paths } from '../../shared/paths.ts'
import { useUnreadIn } from './own-groups.data.ts'

interface GroupLinkProps {
  departureId: number
  variant?: 'primary' | 'secondary'
}

/** A link to the page of a group, for its members, with the number of messages that they have not read. */
export const GroupLink = ({ departureId, variant = 'secondary' }: GroupLinkProps) => (
  <ButtonLink href={paths.group(departureId)} variant={variant}>
    Group Room
    <Unread departureId={departureId} />
  </ButtonLink>
)

/** '3 new'; nothing if there is nothing new. */
export function Unread({ departureId }: { departureId: number }) {
  const unread = useUnreadIn(departureId)
  return unread > 0 && <Badge tone="raspberry">{unread} new</Badge>
}
