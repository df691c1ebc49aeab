import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { roomAnswerDays } from '@farandfew/domain/roommates/room-states.ts'
import { endedRoomTexts } from '@farandfew/domain/roommates/room-texts.ts'
import type { Roommates } from '@farandfew/domain/roommates/roommates.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { GroupTabProps } from '../groups/group.data.ts'
import { OwnRoom } from './own-room.tsx'
import { PairingRule } from './pairing-rule.tsx'
import { RoomCard } from './room-card.tsx'
import { type RoomPartProps, roommatesQuery, useRoomChange } from './roommates.data.ts'
import { Standing } from './standing.tsx'
import { PreferencesForm } from './preferences-form.tsx'

/** How the member shares a room: preferences, the proposed or fixed room, the private room. */
export default function RoommatesTab({ group }: GroupTabProps) {
  const departureId = group.departure.id
  const { data, isError, refetch } = useQuery(roommatesQuery(departureId))
  const { mutate, isPending, submittedAt } = useRoomChange(departureId)
  const changedAt = isPending ? 0 : submittedAt
  const props = { isBusy: isPending, onChange: mutate, changedAt, group }
  return (
    <Stack gap={6}>
      <Heading>Roommates</Heading>
      {data ? (
        <Loaded roommates={data} {...props} />
      ) : isError ? (
        <Panel>
          <p role="alert">We could not load the rooms.</p>
          <div>
            <Button onClick={() => void refetch()}>Try Again</Button>
          </div>
        </Panel>
      ) : (
        <p role="status">Loading the rooms</p>
      )}
    </Stack>
  )
}

interface LoadedProps extends RoomPartProps, GroupTabProps {
  /** When the member's last change ended, in milliseconds; 0 before. */
  changedAt: number
}

function Loaded({ group, changedAt, ...props }: LoadedProps) {
  const { roommates } = props
  const { isHost, wishes, room, ownRoom, canChange } = roommates
  const standing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed may be gone.
    if (changedAt > 0 && isFocusLost()) standing.current?.focus({ preventScroll: true })
  }, [changedAt])
  if (isHost) return <p>As the host, you have your own room.</p>
  if (group.isReadOnly) {
    return <p>This trip is over. The wishes and the rooms have been deleted.</p>
  }
  return (
    <Columns>
      <div ref={standing} tabIndex={-1} aria-live="polite">
        {room ? (
          <RoomCard room={room} trip={group.trip.title} {...props} />
        ) : wishes && ownRoom ? (
          <OwnRoom {...props} />
        ) : wishes ? (
          <Looking roommates={roommates} />
        ) : (
          <NotSharing roommates={roommates} />
        )}
      </div>
      {canChange && ownRoom !== 'taken' && <PreferencesForm {...props} />}
      <PairingRule roommates={roommates} />
    </Columns>
  )
}

function NotSharing({ roommates: { dates, today } }: { roommates: Roommates }) {
  const until = formatDate(dates.wishesUntil)
  return (
    <Standing title="You have a private room">
      <p>
        {today <= dates.wishesUntil
          ? `Your price includes it. If you would like company, you can share a room instead; the price stays the same. To share, tell us by ${until}.`
          : `Your price includes it. Members could ask to share a room until ${until}.`}
      </p>
    </Standing>
  )
}

/** A member who shares, without a room so far. */
function Looking({ roommates }: { roommates: Roommates }) {
  const { dates, today, hasProposed, newsBy, ended } = roommates
  const until = formatDate(dates.wishesUntil)
  const news = formatDate(newsBy ?? today)
  return (
    <Standing title="You are looking for a roommate" badge="Waiting">
      {ended && <p>{endedRoomTexts[ended]}</p>}
      {today <= dates.wishesUntil ? (
        <>
          <p>
            {`${
              hasProposed
                ? `We have already proposed rooms in this group. Members can still ask to share until ${until}; then we pair everyone who is still looking.`
                : `Members can ask to share until ${until}; then we pair everyone who would like to share.`
            } By ${news} we propose ${ended ? 'another' : 'a'} roommate, or offer you the private room that your price includes.`}
          </p>
          <p>{`You don't need to do anything until we email you. You then have ${roomAnswerDays} days to say yes or no.`}</p>
        </>
      ) : (
        <p>{`We are waiting for the answers of other members. By ${news} we propose ${ended ? 'another' : 'a'} roommate, or offer you the private room that your price includes. We also email you.`}</p>
      )}
    </Standing>
  )
}

/** Where the member stands, what they can change next to it, and the rule; below each other on a phone. */
const Columns = styled.div`
  display: grid;
  gap: 32px 48px;
  align-items: start;
  ${theme.media.split} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > form {
      grid-row: span 2;
    }
  }
`
