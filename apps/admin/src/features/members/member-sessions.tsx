import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { Entries, Part } from './member-details.styles.ts'

/** The member's open sessions, latest first. */
export function MemberSessions({ sessions }: Pick<AdminUser, 'sessions'>) {
  return (
    <Part aria-labelledby="member-sessions">
      <h3 id="member-sessions">Sessions</h3>
      {sessions.length === 0 ? (
        <Quiet>No open sessions.</Quiet>
      ) : (
        <Entries role="list" aria-labelledby="member-sessions">
          {sessions.map(({ device, signedInAt, lastSeenAt }) => (
            <li key={`${signedInAt} ${lastSeenAt} ${device}`}>
              <strong>{device}</strong>
              <Quiet as="span">
                Since <Instant value={signedInAt} />, last seen <Instant value={lastSeenAt} />
              </Quiet>
            </li>
          ))}
        </Entries>
      )}
    </Part>
  )
}
