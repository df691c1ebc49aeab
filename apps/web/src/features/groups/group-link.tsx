import { endpointQuery } from '@farandfew/api-client'
import { countUnreadMessages } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '../../shared/paths.ts'

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

const unreadQuery = queryOptions({
  ...endpointQuery(countUnreadMessages, {}),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/** '3 new'; nothing if there is nothing new, or while that is not known. */
export function Unread({ departureId }: { departureId: number }) {
  const { data } = useQuery(unreadQuery)
  const unread = data?.groups.find((group) => group.departureId === departureId)?.unread ?? 0
  return unread > 0 && <Badge tone="raspberry">{`${unread} new`}</Badge>
}
