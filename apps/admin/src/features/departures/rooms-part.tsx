import { endpointKey, endpointQuery } from '@farandfew/api-client'
import type { DepartureRooms, RoomMember } from '@farandfew/domain/roommates/admin-roommates.ts'
import {
  getDepartureRooms,
  proposeRooms,
  reopenRoom,
} from '@farandfew/domain/roommates/admin-roommates.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Grid, Heading, Quiet, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'

/** The rooms of a departure: proposed and fixed ones, and who has none. */
export function RoomsPart({ id }: { id: number }) {
  // Members answer at any time, so they are read whenever the page opens.
  const query = useQuery({
    ...endpointQuery(getDepartureRooms, { params: { id: String(id) } }),
    gcTime: 0,
  })
  return (
    <Loaded query={query} loading="Loading the rooms…" failed="We could not load the rooms.">
      {(rooms) => <Rooms id={id} rooms={rooms} />}
    </Loaded>
  )
}

/** Proposes rooms and reopens them; `news` says what came of it. */
function useRoomChanges(id: number, { rounds }: DepartureRooms) {
  const at = { params: { id: String(id) } }
  const key = endpointKey(getDepartureRooms, at)
  const options = { shows: [key], failureReloads: [key] }
  const propose = useCall(proposeRooms, options)
  const reopen = useCall(reopenRoom, options)
  const [news, setNews] = useState('')
  return {
    news,
    failure: propose.error ?? reopen.error,
    isProposing: propose.busy,
    propose: () => {
      setNews('')
      propose.send(at, (after) =>
        setNews(
          after.rounds > rounds
            ? 'Rooms are proposed. The members get an email.'
            : 'No two of those who are looking can share a room.',
        ),
      )
    },
    isReopening: (room: number) => reopen.sending?.params.roomId === String(room),
    reopen: (room: number) => {
      setNews('')
      reopen.send({ params: { ...at.params, roomId: String(room) } }, () =>
        setNews('The room is no longer fixed. Both members get an email, which does not say why.'),
      )
    },
  }
}
type RoomChanges = ReturnType<typeof useRoomChanges>

function Rooms({ id, rooms }: { id: number; rooms: DepartureRooms }) {
  const changes = useRoomChanges(id, rooms)
  const { news, failure } = changes
  const { dates, rounds, maxRounds, canPropose } = rooms
  return (
    <Stack gap={5} anywhere>
      <Text
        maxWidth={theme.widths.text}
      >{`The last day to ask for a shared room is ${formatDate(dates.wishesUntil)}. The club proposes rooms the day after, and again if proposals do not work out, until ${formatDate(dates.lastProposalOn)} and at most ${maxRounds} times (${rounds} so far). Whom members would rather not share with, and who said yes or no, is private: no operator sees it.`}</Text>
      <div>
        <Allowed to="choose-group">
          <div>
            <ActionButton
              variant="primary"
              idle={!canPropose}
              busy={changes.isProposing}
              busyLabel="Proposing..."
              onAction={changes.propose}
            >
              Propose now
            </ActionButton>
            {!canPropose && (
              <Quiet marginTop={2} size="inherit">
                {reasonAgainst(rooms)}
              </Quiet>
            )}
          </div>
        </Allowed>
        <Text role="status" marginTop={news === '' ? 0 : 5}>
          {news}
        </Text>
      </div>
      {failure && <p role="alert">{explainFailure(failure)}</p>}
      <Grid minWidth={340} fit gap={12} rowGap={8} align="start">
        <section>
          <Heading size="title" marginBottom={2}>
            Rooms to share
          </Heading>
          {rooms.rooms.length === 0 ? (
            <p>None yet.</p>
          ) : (
            <List role="list">
              {rooms.rooms.map((room) => (
                <SharedRoom key={room.id} room={room} changes={changes} />
              ))}
            </List>
          )}
        </section>
        <Members
          title="Looking for a roommate"
          about="They would like to share, and have no room yet."
          members={rooms.open}
        />
        <Members
          title="Offered a private room"
          about="We found no roommate for them. They can take a private room, or keep looking."
          members={rooms.offered}
        />
        <Members
          title="Private room taken"
          about="They wanted to share, and have a private room."
          members={rooms.taken}
        />
        <Members
          title="Do not share"
          about="They have a private room, which the price includes."
          members={rooms.notSharing}
        />
      </Grid>
    </Stack>
  )
}

interface SharedRoomProps {
  room: DepartureRooms['rooms'][number]
  changes: RoomChanges
}

const SharedRoom = ({ room: { id, members, state, answerBy }, changes }: SharedRoomProps) => (
  <li>
    <span>
      <Names members={members} />
    </span>
    <Badge tone={state === 'fixed' ? 'blue' : 'amber'}>
      {state === 'fixed' ? 'Fixed' : 'Proposed'}
    </Badge>
    {state === 'proposed' ? (
      <span>{`answers until ${formatDate(answerBy)}`}</span>
    ) : (
      <Allowed to="choose-group">
        <ActionButton
          variant="quiet"
          busy={changes.isReopening(id)}
          aria-label={`Reopen the room of ${namesOf(members)}`}
          onAction={() => changes.reopen(id)}
        >
          Reopen
        </ActionButton>
      </Allowed>
    )}
  </li>
)

/** Why no rooms can be proposed. */
function reasonAgainst({ rounds, maxRounds, open, offered }: DepartureRooms): string {
  if (rounds >= maxRounds) return `Rooms were proposed ${maxRounds} times, the maximum.`
  if (open.length + offered.length < 2) {
    return 'At least two members must still be looking for a roommate.'
  }
  return 'It is too late to propose rooms.'
}

const namesOf = (members: readonly RoomMember[]) => members.map(({ name }) => name).join(' and ')

const Names = ({ members }: { members: readonly RoomMember[] }) =>
  members.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && <span>{' and '}</span>}
      <UiLink href={paths.member(id)}>{name}</UiLink>
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
      <Heading size="title" marginBottom={2} id={id}>
        {`${title} (${members.length})`}
      </Heading>
      <p>{about}</p>
      <List role="list">
        {members.map((member) => (
          <li key={member.id}>
            <UiLink href={paths.member(member.id)}>{member.name}</UiLink>
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  margin-top: 8px;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    min-height: 44px;
    padding-block: 6px;
    border-top: 1px solid ${theme.colors.hairline};
  }
`
