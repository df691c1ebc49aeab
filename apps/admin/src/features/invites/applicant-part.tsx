import type { AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Fragment, useState } from 'react'
import { SmallFacts } from '../../shared/format/fact-lines.tsx'
import { paths } from '../../shared/paths.ts'
import { describeRequest } from './describe-request.ts'
import { likesOf } from './group-figures.ts'
import { keyOf } from './invites.data.ts'
import { Sheet, LongText } from './invites.styles.ts'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import { VouchesPart } from './vouches-part.tsx'

type Account = NonNullable<AdminInviteDetail['applicant']['account']>

const listed = (values: readonly (string | null)[]) => values.filter(Boolean).join(', ')

/** What the account says, in as few lines as possible, before anything longer: all that decides is on one screen. */
function ProfileFacts({ account }: { account: Account }) {
  const { travelPreferences, bio } = account
  const quiz = describeTraits(account.quiz)
  const likes = likesOf(account)
  const answers = quiz.filter(({ trait }) => trait !== 'interests').map(({ words }) => words)
  const from = listed([account.ageGroup, account.city, account.country])
  const isEmpty = [from, bio, ...likes, ...travelPreferences].every((text) => !text)
  if (isEmpty && account.quiz === null) return <Quiet>No profile yet.</Quiet>
  return (
    <SmallFacts
      rowGap={1}
      marginTop={3}
      facts={[
        ['From', from],
        ['Likes', likes.join(', ')],
        ['Prefers', travelPreferences.join(', ')],
        ['Quiz', account.quiz === null ? 'Not taken yet' : answers.join(' · ')],
        ['About', bio],
      ]}
    />
  )
}

/** Characters up to which a text is shown at once, and of what is shown of a longer one. */
const shownAtOnce = 500
const shownFirst = 350

function WrittenText({ title, text }: { title: string; text: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  if (text === null) return null
  const isLong = text.length > shownAtOnce
  const start = text.slice(0, shownFirst).replace(/\s\S*$/u, '')
  return (
    <>
      <h4>{title}</h4>
      <LongText>{isLong && !isOpen ? `${start}…` : text}</LongText>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          <span>{isOpen ? 'Show less' : 'Show all'}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

/** The applicant: what they wrote, who they are, who vouches for them, and their other requests. */
export function ApplicantPart({ detail }: { detail: AdminInviteDetail }) {
  const { applicant, wrote, others } = detail
  const { account } = applicant
  const wroteNothing = Object.values(wrote).every((text) => text === null)
  return (
    <Sheet aria-labelledby="invite-applicant">
      <h3 id="invite-applicant">The applicant</h3>
      {wroteNothing && <Quiet>No message.</Quiet>}
      <WrittenText title="What they wrote" text={wrote.message} />
      <WrittenText title="Why they would like to join" text={wrote.whyJoin} />
      <WrittenText title="Anything else" text={wrote.additional} />
      {account && <ProfileFacts account={account} />}
      <SmallFacts
        rowGap={1}
        marginTop={3}
        facts={[
          [
            'Email',
            `${applicant.email ?? 'None, so no email can be sent'}${applicant.email !== null ? (applicant.emailProven ? ' (confirmed)' : ' (not confirmed)') : ''}`,
          ],
          [
            'Member',
            account && (
              <Fragment key="member">
                <UiLink href={paths.member(account.userId)}>{account.username}</UiLink>
                <span>{` since ${formatDate(dateInKolkata(new Date(account.createdAt)))}`}</span>
              </Fragment>
            ),
          ],
        ]}
      />
      {!account && <Quiet>No account: we only know the name and the email address.</Quiet>}
      <VouchesPart detail={detail} />
      {others.length > 0 && (
        <>
          <h4>Their other requests</h4>
          <Stack as="ul" role="list" gap={2}>
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
