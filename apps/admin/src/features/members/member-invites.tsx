import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import { Entries, Part } from './member-details.styles.ts'

/** The member's invite requests, newest first. */
export function MemberInvites({ invites }: Pick<AdminUser, 'invites'>) {
  return (
    <Part aria-labelledby="member-invites">
      <h3 id="member-invites">Invites</h3>
      {invites.length === 0 ? (
        <Quiet>No requests.</Quiet>
      ) : (
        <Entries role="list" aria-labelledby="member-invites">
          {invites.map(({ kind, id, tripName, requestedDate, status, requestDate }) => (
            <li key={`${kind}-${id}`}>
              <span>
                <UiLink href={paths.invite(kind, id)}>{tripName}</UiLink>
                <span>{` ${requestedDate}`}</span>
              </span>
              <span>
                <InviteStatusBadge status={status} />
                {kind === 'quick' && <span>{' Quick request'}</span>}
              </span>
              <Quiet as="span">
                Sent <Instant value={requestDate} />
              </Quiet>
            </li>
          ))}
        </Entries>
      )}
    </Part>
  )
}
