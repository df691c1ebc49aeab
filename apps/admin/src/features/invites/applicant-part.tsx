import type { AdminInviteDetail } from '@farandfew/domain/invites/invite-detail.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Facts, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { describeRequest } from './describe-request.ts'
import { keyOf } from './invites.data.ts'
import { Sheet, LongText } from './invites.styles.ts'
import { QuizTraits } from './quiz-traits.tsx'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'

type Account = NonNullable<AdminInviteDetail['applicant']['account']>

const fact = (term: string, value: string | null | undefined) =>
  value ? (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  ) : null

function AccountFacts({ account }: { account: Account }) {
  return (
    <>
      <dt>Member</dt>
      <dd>
        <UiLink href={paths.member(account.userId)}>{account.username}</UiLink>, since{' '}
        <Instant value={account.createdAt} />
      </dd>
      {fact('Age group', account.ageGroup)}
      {fact('From', [account.city, account.country].filter(Boolean).join(', '))}
      {fact('Interests', account.interests.join(', '))}
      {fact('Prefers', account.travelPreferences.join(', '))}
      <QuizTraits quiz={account.quiz} />
      {fact('About', account.bio)}
    </>
  )
}

function WrittenText({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <>
      <h4>{title}</h4>
      <LongText>{text}</LongText>
    </>
  )
}

/** The applicant: their profile, what they wrote, and their other requests. */
export function ApplicantPart({ detail }: { detail: AdminInviteDetail }) {
  const { applicant, wrote, wishes, others } = detail
  const wroteNothing = Object.values(wrote).every((text) => text === null)
  return (
    <Sheet aria-labelledby="invite-applicant">
      <h3 id="invite-applicant">The applicant</h3>
      <Facts size="small" rowGap={2}>
        <dt>Email</dt>
        <dd>
          {`${applicant.email ?? 'None, so no email can be sent'}${applicant.email !== null ? (applicant.emailProven ? ' (confirmed)' : ' (not confirmed)') : ''}`}
        </dd>
        {applicant.account && <AccountFacts account={applicant.account} />}
        {fact('Destination', wishes?.destination)}
        {fact('Month', wishes?.travelMonth)}
        {fact('Group size', wishes?.groupSize)}
        {fact('Budget', wishes?.budget)}
      </Facts>
      {!applicant.account && (
        <Quiet>
          There is no account for this request, so we only know the name and the address.
        </Quiet>
      )}
      {applicant.account && applicant.account.quiz === null && <Quiet>No quiz taken yet.</Quiet>}
      {wroteNothing && <Quiet>They did not write a message.</Quiet>}
      <WrittenText title="What they wrote" text={wrote.message} />
      <WrittenText title="Why they would like to join" text={wrote.whyJoin} />
      <WrittenText title="Anything else" text={wrote.additional} />
      {others.length > 0 && (
        <>
          <h4>Their other requests</h4>
          <Stack as="ul" role="list">
            {others.map((other) => (
              <li key={keyOf(other)}>
                <UiLink href={paths.invite(other.kind, other.id)}>{describeRequest(other)}</UiLink>{' '}
                <InviteStatusBadge status={other.status} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Sheet>
  )
}
