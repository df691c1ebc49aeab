import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { styled } from 'styled-components'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import type { UserQuiz } from '@farandfew/domain/quiz/quiz.ts'
import { aboutMember } from '@farandfew/domain/quiz/reason-words.ts'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import { MemberAccount } from './member-account.tsx'
import { MailHistory } from '../mailings/mail-history.tsx'
import { Part, Entries } from './member-details.styles.ts'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { MemberBookings } from './member-bookings.tsx'
import { MemberProfile } from './member-profile.tsx'
import { paths } from '../../shared/paths.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import { SmallFacts } from '../../shared/format/fact-lines.tsx'

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

/** The member's invite requests, newest first. */
function MemberInvites({ invites }: Pick<AdminUser, 'invites'>) {
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

/** The answers of the member's last quiz and the trips that it matched, best first. */
function MemberQuizPart({ quiz: { takenAt, profile, matches } }: { quiz: UserQuiz }) {
  const lines = describeTraits(profile)
  return (
    <Part aria-labelledby="member-quiz">
      <h3 id="member-quiz">Quiz</h3>
      {takenAt === null ? (
        <Quiet>Not taken yet.</Quiet>
      ) : (
        <Quiet>
          Taken <Instant value={takenAt} />
        </Quiet>
      )}
      {lines.length > 0 && <SmallFacts facts={lines.map(({ term, words }) => [term, words])} />}
      {matches.length > 0 && (
        <>
          <h4>Matches</h4>
          <Entries aria-label="Matches" role="list">
            {matches.map(({ tripId, title, matchScore, reasons }) => (
              <li key={tripId}>
                <span>
                  <strong>{title}</strong>
                  <span>{` ${matchScore} %`}</span>
                </span>
                {reasons.length > 0 && (
                  <Quiet as="span">{reasons.map(aboutMember).join(' · ')}</Quiet>
                )}
              </li>
            ))}
          </Entries>
        </>
      )}
    </Part>
  )
}

/** The member's open sessions, latest first. */
function MemberSessions({ sessions }: Pick<AdminUser, 'sessions'>) {
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

const Notes = styled(Part)`
  > section {
    margin-top: 0;
  }
`
