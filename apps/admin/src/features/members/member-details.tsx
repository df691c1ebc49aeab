import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { styled } from 'styled-components'
import { MemberAccount } from './member-account.tsx'
import { MailHistory } from '../mailings/mail-history.tsx'
import { Part } from './member-details.styles.ts'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { MemberBookings } from './member-bookings.tsx'
import { MemberInvites } from './member-invites.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberQuizPart } from './member-quiz.tsx'
import { MemberSessions } from './member-sessions.tsx'

/** Everything that the console shows of one member. */
export function MemberDetails({ member }: { member: AdminUser }) {
  return (
    <>
      <MemberProfile member={member} />
      <MemberAccount key={member.user.id} member={member} />
      <Notes as="div">
        <AnnotationsPart subject={{ kind: 'member', id: member.user.id }} />
      </Notes>
      <MemberInvites invites={member.invites} />
      <MemberBookings member={member} />
      <Part aria-labelledby="member-mails">
        <h3 id="member-mails">Emails to them</h3>
        <MailHistory kind="member" id={member.user.id} />
      </Part>
      <MemberQuizPart quiz={member.quiz} />
      <MemberSessions sessions={member.sessions} />
    </>
  )
}

const Notes = styled(Part)`
  > section {
    margin-top: 0;
  }
`
