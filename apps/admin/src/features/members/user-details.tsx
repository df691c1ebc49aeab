import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'
import { styled } from 'styled-components'
import { UserAccount } from './user-account.tsx'
import { MailHistory } from '../mailings/mail-history.tsx'
import { Part } from './user-details.styles.ts'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { UserBookings } from './user-bookings.tsx'
import { UserInvites } from './user-invites.tsx'
import { UserProfile } from './user-profile.tsx'
import { UserQuizPart } from './user-quiz.tsx'
import { UserSessions } from './user-sessions.tsx'

/** Everything that the console shows of one member. */
export function UserDetails({ member }: { member: AdminUser }) {
  return (
    <>
      <UserProfile member={member} />
      <UserAccount key={member.user.id} member={member} />
      <Notes as="div">
        <AnnotationsPart subject={{ kind: 'member', id: member.user.id }} />
      </Notes>
      <UserInvites invites={member.invites} />
      <UserBookings bookings={member.bookings} />
      <Part aria-labelledby="member-mails">
        <h3 id="member-mails">Emails to them</h3>
        <MailHistory kind="member" id={member.user.id} />
      </Part>
      <UserQuizPart quiz={member.quiz} />
      <UserSessions sessions={member.sessions} />
    </>
  )
}

const Notes = styled(Part)`
  > section {
    margin-top: 0;
  }
`
