import type { DepartureRooms, RoomMember } from '@farandfew/domain/admin/roommates'
import { formatDate } from '@farandfew/domain/calendar'
import { Badge } from '@farandfew/ui/badge'
import { ActionButton } from '@farandfew/ui/button'
import { UiLink } from '@farandfew/ui/link'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { useProposeRooms, useReopenRoom, useRooms } from './roommates.data.ts'

/** The rooms of a departure: proposed and fixed ones, and who has none. */
export function RoomsView({ id }: { id: number }) {
  const query = useRooms(id)
  const { data, error } = query
  if (data) return <Rooms id={id} rooms={data} />
  if (!error && query.errorUpdateCount === 0) return <p role="status">Loading the rooms…</p>
  return (
    <LoadProblem
      title="We could not load the rooms."
      error={error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

function Rooms({ id, rooms }: { id: number; rooms: DepartureRooms }) {
  const propose = useProposeRooms(id)
  const reopen = useReopenRoom(id)
  const [news, setNews] = useState('')
  const { dates, departureDate, rounds, maxRounds, canPropose } = rooms
  const failure = propose.error ?? reopen.error
  const proposeNow = () => {
    setNews('')
    propose.mutate(undefined, {
      onSuccess: (after) =>
        setNews(
          after.rounds > rounds
            ? 'Rooms are proposed. The members have been mailed.'
            : 'No two of those who are open can share a room.',
        ),
    })
  }
  return (
    <Stack>
      <p>
        <UiLink href={paths.departure(id)}>
          {rooms.tripTitle}, {formatDate(departureDate)}
        </UiLink>
      </p>
      <p>
        Members can say until {formatDate(dates.wishesUntil)} that they share. The club proposes
        rooms the day after, and again when proposals fail, until {formatDate(dates.lastProposalOn)}{' '}
        and at most {maxRounds} times ({rounds} so far). Whom members would rather not share with,
        and who said yes or no, is private: no operator sees it.
      </p>
      <div>
        <ActionButton
          variant="primary"
          idle={!canPropose}
          busy={propose.isPending}
          busyLabel="Proposing..."
          onAction={proposeNow}
        >
          Propose Now
        </ActionButton>
        {!canPropose && <Why>{reasonAgainst(rooms)}</Why>}
      </div>
      <p role="status">{news}</p>
      {failure && <p role="alert">{explainFailure(failure)}</p>}
      <section>
        <h2>Rooms to share</h2>
        {rooms.rooms.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <List role="list">
            {rooms.rooms.map((room) => (
              <li key={room.id}>
                <span>
                  <Names members={room.members} />
                </span>
                <Badge tone={room.state === 'fixed' ? 'blue' : 'amber'}>
                  {room.state === 'fixed' ? 'Fixed' : 'Proposed'}
                </Badge>
                {room.state === 'proposed' ? (
                  <span>answers until {formatDate(room.answerBy)}</span>
                ) : (
                  <ActionButton
                    variant="quiet"
                    busy={reopen.isPending && reopen.variables === room.id}
                    aria-label={`Reopen the room of ${namesOf(room.members)}`}
                    onAction={() => {
                      setNews('')
                      reopen.mutate(room.id, {
                        onSuccess: () =>
                          setNews('The room is open again. Both members have been mailed.'),
                      })
                    }}
                  >
                    Reopen
                  </ActionButton>
                )}
              </li>
            ))}
          </List>
        )}
      </section>
      <Members title="Open" about="They share, and have no room yet." members={rooms.open} />
      <Members
        title="Offered a private room"
        about="There was no roommate for them. They can take a private room, or wait."
        members={rooms.offered}
      />
      <Members
        title="Private room taken"
        about="They wanted to share, and have taken a private room."
        members={rooms.taken}
      />
      <Members
        title="Do not share"
        about="They have a private room, which the price includes."
        members={rooms.notSharing}
      />
    </Stack>
  )
}

/** Why no rooms can be proposed. */
function reasonAgainst({ rounds, maxRounds, open, offered }: DepartureRooms): string {
  if (rounds >= maxRounds) return `Rooms were proposed ${maxRounds} times, which is the most.`
  if (open.length + offered.length < 2) {
    return 'This needs two members who share and have no room yet.'
  }
  return 'It is too late to propose rooms.'
}

const namesOf = (members: readonly RoomMember[]) => members.map(({ name }) => name).join(' and ')

const Names = ({ members }: { members: readonly RoomMember[] }) =>
  members.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ' and '}
      <UiLink href={paths.user(id)}>{name}</UiLink>
    </span>
  ))

interface MembersProps {
  title: string
  about: string
  members: readonly RoomMember[]
}

function Members({ title, about, members }: MembersProps) {
  const id = useId()
  if (members.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} ({members.length})
      </h2>
      <p>{about}</p>
      <List role="list">
        {members.map((member) => (
          <li key={member.id}>
            <UiLink href={paths.user(member.id)}>{member.name}</UiLink>
          </li>
        ))}
      </List>
    </section>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
  max-width: 760px;
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: 8px;
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
  p:empty {
    display: none;
  }
`

const Why = styled.p`
  margin-top: 8px;
  color: ${({ theme }) => theme.colors.inkSoft};
`

const List = styled.ul`
  margin-top: 8px;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    min-height: 44px;
    border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  }
`
