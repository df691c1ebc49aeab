import type { AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { paths } from '../../shared/paths.ts'
import { groupOf, seatsOf } from '../departures/departure-words.ts'
import { DepartureBadges } from '../departures/departure-badges.tsx'
import { Fragment } from 'react'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import { groupFigures, likesOf } from './group-figures.ts'
import { Fold, Sheet } from './invites.styles.ts'
import { type Fact, SmallFacts } from '../../shared/format/fact-lines.tsx'

type Group = NonNullable<AdminInviteDetail['group']>

const people = (count: number) =>
  count === 0 ? 'no one yet' : count === 1 ? '1 person' : `${count} people`

function GroupFigures({ group, likes }: { group: Group; likes: readonly string[] }) {
  const isOpen = group.groupDecision === null && !group.isClosed
  return (
    <SmallFacts
      marginTop={3}
      facts={[
        [
          'Departure',
          <Fragment key="departure">
            <UiLink href={paths.departure(group.scheduleId)}>
              {`${group.tripTitle}, ${formatDate(group.departureDate)}`}
            </UiLink>
            <span>{`, ${group.duration} days `}</span>
            <DepartureBadges {...group} />
          </Fragment>,
        ],
        ['Group', isOpen && `${groupOf(group)}, decided by ${formatDate(group.decisionDate)}`],
        ['Seats', seatsOf(group)],
        ...groupFigures(group.members, likes).map(({ term, words }): Fact => [term, words]),
      ]}
    />
  )
}

type Wishes = NonNullable<AdminInviteDetail['wishes']>

/** What a quick request wishes for. */
function WishFacts({ wishes }: { wishes: Wishes }) {
  const { destination, travelMonth, groupSize, budget } = wishes
  const words = [destination, travelMonth, groupSize, budget].filter(Boolean).join(' · ')
  return <SmallFacts rowGap={1} marginBottom={3} facts={[['Wishes for', words]]} />
}

/** The other members with a confirmed booking on the departure that the applicant would join. */
export function GroupPart({
  detail: { group, applicant, decision, wishes, assignable },
}: {
  detail: AdminInviteDetail
}) {
  if (!group) {
    const fitting = assignable.filter(({ fitsMonth }) => fitsMonth).length
    return (
      <Sheet aria-labelledby="invite-group">
        <h3 id="invite-group">The group</h3>
        {wishes && <WishFacts wishes={wishes} />}
        <Quiet>
          {fitting === 0
            ? 'No departure ahead fits this request.'
            : `They named no trip. ${fitting === 1 ? '1 departure' : `${fitting} departures`} ahead would fit.`}
        </Quiet>
      </Sheet>
    )
  }
  const { members, withoutAccount, chosen } = group
  return (
    <Sheet aria-labelledby="invite-group">
      <h3 id="invite-group">{`The group: ${people(members.length + withoutAccount)}`}</h3>
      {wishes && <WishFacts wishes={wishes} />}
      {!chosen && (
        <Quiet>
          {group.fitsMonth
            ? 'They did not choose a departure. This is the next one that fits.'
            : 'No departure they can join leaves in their month. This is the next one.'}
        </Quiet>
      )}
      {group.isBooked && (
        <p>
          <strong>They already have a seat on this departure.</strong>
        </p>
      )}
      {group.isClosed && (
        <p>
          <strong>This departure can no longer be booked.</strong>
          {chosen && !decision && (
            <span>
              {assignable.length > 0
                ? ' Assign another one, or approve: the email then asks them to choose another date.'
                : ' If you approve, the email asks them to choose another date.'}
            </span>
          )}
        </p>
      )}
      <GroupFigures group={group} likes={applicant.account ? likesOf(applicant.account) : []} />
      {members.length > 0 && (
        <Fold>
          <summary>{`Show ${people(members.length)}`}</summary>
          <Stack as="ul" role="list" aria-label="Travellers">
            {members.map((member) => (
              <li key={member.userId}>
                <strong>{member.name}</strong>
                <Quiet>
                  {[member.ageGroup, member.city, member.country].filter(Boolean).join(', ')}
                </Quiet>
                <SmallFacts
                  facts={[['Interests', member.interests.join(', ')], ...quizFacts(member)]}
                />
              </li>
            ))}
          </Stack>
        </Fold>
      )}
      {withoutAccount > 0 && (
        <Quiet>{`${people(withoutAccount)} whose account was deleted.`}</Quiet>
      )}
    </Sheet>
  )
}

/** The answers of a member's quiz; none if they have not taken it. The profile has a field called Interests, too. */
const quizFacts = ({ quiz }: Group['members'][number]) =>
  describeTraits(quiz).map(({ trait, term, words }): Fact => [
    trait === 'interests' ? 'Likes' : term,
    words,
  ])
