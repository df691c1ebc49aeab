import { seatsText } from '@farandfew/domain/departures/seats-text.ts'
import type { AdminInviteDetail, GroupMember } from '@farandfew/domain/invites/invite-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Facts, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { describeGroup } from '../departures/departure-words.ts'
import { DepartureBadges } from '../departures/departure-badges.tsx'
import { Sheet } from './invites.styles.ts'
import { QuizTraits } from './quiz-traits.tsx'

type Group = NonNullable<AdminInviteDetail['group']>

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

function GroupFigures({ group, interests }: { group: Group; interests: readonly string[] }) {
  const ages = countAges(group.members)
  const shared = countSharedInterests(group.members, interests)
  return (
    <Facts size="small" rowGap={2}>
      <dt>Departure</dt>
      <dd>
        <span>{`${group.tripTitle}, ${formatDate(group.departureDate)}, ${group.duration} days `}</span>
        <DepartureBadges {...group} />
      </dd>
      {(group.groupDecision !== null || !group.isClosed) && (
        <>
          <dt>Group</dt>
          <dd>{describeGroup(group)}</dd>
        </>
      )}
      <dt>Seats</dt>
      <dd>{seatsText(group.seats)}</dd>
      {ages && (
        <>
          <dt>Ages</dt>
          <dd>{ages}</dd>
        </>
      )}
      {shared && (
        <>
          <dt>In common</dt>
          <dd>{shared}</dd>
        </>
      )}
    </Facts>
  )
}

/** The members with a confirmed booking on the departure that the applicant would join. */
export function GroupPart({
  detail: { group, applicant, decision },
}: {
  detail: AdminInviteDetail
}) {
  if (!group) {
    return (
      <Sheet aria-labelledby="invite-group">
        <h3 id="invite-group">The group</h3>
        <Quiet>There is no upcoming departure for this request.</Quiet>
      </Sheet>
    )
  }
  const { members, withoutAccount, chosen } = group
  return (
    <Sheet aria-labelledby="invite-group">
      <h3 id="invite-group">{`The group: ${people(members.length + withoutAccount)}`}</h3>
      {!chosen && <Quiet>They chose no departure; this is the next one that matches.</Quiet>}
      {group.isClosed && (
        <p>
          <strong>This departure can no longer be booked.</strong>
          {chosen && !decision && (
            <span>{' An approval asks the applicant to choose another date.'}</span>
          )}
        </p>
      )}
      <GroupFigures group={group} interests={applicant.account?.interests ?? []} />
      {members.length > 0 && (
        <>
          <h4>Travellers</h4>
          <Stack as="ul" role="list" aria-label="Travellers">
            {members.map((member) => (
              <li key={member.userId}>
                <strong>{member.name}</strong>
                <Quiet>
                  {[member.ageGroup, member.city, member.country].filter(Boolean).join(', ')}
                </Quiet>
                <Facts size="small" rowGap={2}>
                  {member.interests.length > 0 && (
                    <>
                      <dt>Interests</dt>
                      <dd>{member.interests.join(', ')}</dd>
                    </>
                  )}
                  <QuizTraits quiz={member.quiz} />
                </Facts>
              </li>
            ))}
          </Stack>
        </>
      )}
      {withoutAccount > 0 && (
        <Quiet>{`${people(withoutAccount)} whose account was deleted.`}</Quiet>
      )}
    </Sheet>
  )
}

/** Counts each value: '28-32 (3), 33-37'. */
function countValues(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, count]) => (count === 1 ? value : `${value} (${count})`))
    .join(', ')
}

/** The age groups of the members, youngest first; '' if none is known. */
const countAges = (members: readonly GroupMember[]) =>
  countValues(members.flatMap(({ ageGroup }) => ageGroup ?? []))

/** The interests that the applicant shares with members, each with their number; '' if there are none. */
const countSharedInterests = (members: readonly GroupMember[], interests: readonly string[]) =>
  countValues(
    members.flatMap((member) => member.interests.filter((one) => interests.includes(one))),
  )
