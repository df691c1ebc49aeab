import { formatDate } from '@farandfew/domain/calendar'
import type { Roommates } from '@farandfew/domain/roommates'
import { Button } from '@farandfew/ui/button'
import { useQuery } from '@tanstack/react-query'
import type { GroupTabProps } from '../../shared/groups/group.data.ts'
import { OwnRoom } from './own-room.tsx'
import { PairingRule } from './pairing-rule.tsx'
import { RoomCard } from './room-card.tsx'
import { type RoomChange, roommatesQuery, useRoomChange } from './roommates.data.ts'
import { Card, Stack } from './roommates.styles.ts'
import { WishesForm } from './wishes-form.tsx'

/** How the member shares a room: wishes, the proposed or fixed room, the private room. */
export default function RoommatesTab({ group }: GroupTabProps) {
  const departureId = group.departure.id
  const { data, isError, refetch } = useQuery(roommatesQuery(departureId))
  const { mutate, isPending } = useRoomChange(departureId)
  return (
    <Stack>
      <h2>Roommates</h2>
      {data ? (
        <Loaded roommates={data} isBusy={isPending} onChange={mutate} />
      ) : isError ? (
        <Card>
          <p role="alert">We could not read the rooms.</p>
          <div>
            <Button onClick={() => void refetch()}>Try Again</Button>
          </div>
        </Card>
      ) : (
        <p role="status">Loading the rooms</p>
      )}
    </Stack>
  )
}

interface LoadedProps {
  roommates: Roommates
  isBusy: boolean
  onChange: (change: RoomChange) => void
}

function Loaded({ roommates, isBusy, onChange }: LoadedProps) {
  const { isHost, wishes, room, ownRoom, canChange } = roommates
  if (isHost) return <p>As the host you have a room of your own.</p>
  const props = { isBusy, onChange }
  return (
    <>
      <p>
        Your price includes a private room. If you would like company, you can share one; the price
        stays the same. We propose who shares with whom, and nothing is fixed before both say yes.
      </p>
      <Position roommates={roommates} />
      {room && <RoomCard room={room} {...props} />}
      {!room && wishes && ownRoom && <OwnRoom roommates={roommates} {...props} />}
      {canChange && (
        // A change of what is stored starts the form again.
        <WishesForm
          key={JSON.stringify([wishes, roommates.vetoes])}
          roommates={roommates}
          {...props}
        />
      )}
      <PairingRule />
    </>
  )
}

const ended = {
  proposed: 'The last room that we proposed did not come about.',
  fixed: 'Something has changed in the group, so your room is open again.',
} as const

/** Where the member stands, in sentences. */
function Position({ roommates }: { roommates: Roommates }) {
  const { dates, today, wishes, room, ownRoom } = roommates
  if (room) return null
  const until = formatDate(dates.wishesUntil)
  const sentences: string[] = wishes && roommates.ended ? [ended[roommates.ended]] : []
  if (!wishes) {
    sentences.push(
      today <= dates.wishesUntil
        ? `You have a private room. You can say until ${until} that you share.`
        : `You have a private room. Members could say until ${until} that they share.`,
    )
  } else if (!ownRoom) {
    sentences.push(
      today <= dates.wishesUntil
        ? `You share a room. We propose rooms after ${until}.`
        : 'You share a room. We propose one to you when the other members have answered.',
    )
  }
  return <p role="status">{sentences.join(' ')}</p>
}
