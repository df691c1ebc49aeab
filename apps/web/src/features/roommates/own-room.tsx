import { formatDate } from '@farandfew/domain/calendar'
import type { Roommates } from '@farandfew/domain/roommates'
import { ActionButton } from '@farandfew/ui/button'
import { useId } from 'react'
import type { RoomChange } from './roommates.data.ts'
import { Actions, Card } from './roommates.styles.ts'

interface OwnRoomProps {
  roommates: Roommates
  isBusy: boolean
  onChange: (change: RoomChange) => void
}

/** The private-room offer of a member for whom there is no roommate, or the room that they took. */
export function OwnRoom({ roommates, isBusy, onChange }: OwnRoomProps) {
  const id = useId()
  const { dates, today, ownRoom } = roommates
  const canWait = today <= dates.lastProposalOn
  const choose = (take: boolean) => onChange({ kind: 'own-room', take })
  const last = formatDate(dates.lastProposalOn)
  return (
    <Card aria-labelledby={id}>
      <h3 id={id}>
        {ownRoom === 'taken' || !canWait
          ? 'You have a private room'
          : 'We offer you a private room'}
      </h3>
      {ownRoom === 'offered' && (
        <p>
          {canWait
            ? 'We have no roommate for you at the moment.'
            : 'No further rooms to share are proposed.'}
        </p>
      )}
      <p>Your price includes a private room: there is nothing to pay.</p>
      {canWait && ownRoom === 'offered' && (
        <>
          <p>
            You can take it now, or wait: until {last} we propose a room to share if someone becomes
            free.
          </p>
          <Actions>
            <ActionButton variant="primary" busy={isBusy} onAction={() => choose(true)}>
              Take the Private Room
            </ActionButton>
          </Actions>
        </>
      )}
      {canWait && ownRoom === 'taken' && (
        <Actions>
          <ActionButton busy={isBusy} onAction={() => choose(false)}>
            Look for a Roommate Again
          </ActionButton>
        </Actions>
      )}
    </Card>
  )
}
