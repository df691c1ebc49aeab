import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { endedRoomTexts } from '@farandfew/domain/roommates/room-texts.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import type { RoomPartProps } from './roommates.data.ts'
import { Standing } from './standing.tsx'

/** The private-room offer of a member for whom there is no roommate, or the room that they took. */
export function OwnRoom({ roommates, isBusy, onChange }: RoomPartProps) {
  const { dates, today, ownRoom, newsBy, ended } = roommates
  const last = formatDate(dates.lastProposalOn)
  const choose = (take: boolean) => onChange({ kind: 'own-room', take })
  if (newsBy === null || ownRoom === 'taken') {
    return (
      <Standing title="You have a private room">
        {newsBy === null && <p>We do not propose any more rooms to share on this trip.</p>}
        <p>Your price includes the private room: there is nothing to pay.</p>
        {newsBy !== null && (
          <>
            <p>{`If you change your mind, you can still look for a roommate until ${last}.`}</p>
            <Actions>
              <ActionButton busy={isBusy} onAction={() => choose(false)}>
                Look for a Roommate Again
              </ActionButton>
            </Actions>
          </>
        )}
      </Standing>
    )
  }
  const isOffered = ownRoom === 'offered'
  return (
    <Standing
      title={isOffered ? 'We offer you a private room' : 'You are waiting for a roommate'}
      badge={isOffered ? 'Please choose' : 'Waiting'}
    >
      {isOffered && ended && <p>{endedRoomTexts[ended]}</p>}
      <p>{`We have no roommate for you at the moment. ${today <= dates.wishesUntil ? `Members can still ask to share until ${formatDate(dates.wishesUntil)}; then we look again. ` : ''}If we find someone by ${last}, we propose a room to share and email you.`}</p>
      <p>
        {`If not, you have the private room that your price includes. There is nothing to pay${isOffered ? ', and you can take it now.' : '.'}`}
      </p>
      <Actions>
        <ActionButton
          variant={isOffered ? 'primary' : 'secondary'}
          busy={isBusy}
          onAction={() => choose(true)}
        >
          Take the Private Room
        </ActionButton>
        {isOffered && (
          <ActionButton busy={isBusy} onAction={() => choose(false)}>
            Keep Looking
          </ActionButton>
        )}
      </Actions>
    </Standing>
  )
}
