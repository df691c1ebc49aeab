import { brand } from '@farandfew/domain/brand/brand.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import {
  describeCommonPreferences,
  describePreferences,
} from '@farandfew/domain/roommates/room-texts.ts'
import type { Roommates } from '@farandfew/domain/roommates/roommates.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { RoomPartProps } from './roommates.data.ts'
import { Standing } from './standing.tsx'

type Room = NonNullable<Roommates['room']>

interface RoomCardProps extends RoomPartProps {
  room: Room
  trip: string
}

/** A proposed room with the member's answer, or a fixed one. */
export function RoomCard({ room, trip, roommates, isBusy, onChange }: RoomCardProps) {
  const { roommate, state, answer, answerBy } = room
  const { name } = roommate
  const isFixed = state === 'fixed'
  const say = (yes: boolean) => onChange({ kind: 'answer', roomId: room.id, yes })
  return (
    <Standing
      title={isFixed ? `You are sharing a room with ${name}` : `A room with ${name}?`}
      badge={isFixed ? 'Fixed' : answer === null ? 'Please answer' : 'Proposed'}
      tone={isFixed ? 'blue' : 'amber'}
      roommate={roommate}
    >
      <Preferences roommates={roommates} room={room} />
      {isFixed ? (
        <WayOut name={name} trip={trip} roommates={roommates} />
      ) : (
        <>
          {describeAnswer(room, roommates).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Actions>
            {answer !== true && (
              <ActionButton variant="primary" busy={isBusy} onAction={() => say(true)}>
                {answer === null ? `Yes, Share with ${name}` : 'Change to Yes'}
              </ActionButton>
            )}
            {answer !== false && (
              <ActionButton busy={isBusy} onAction={() => say(false)}>
                {answer === null ? 'No' : 'Change to No'}
              </ActionButton>
            )}
            {roommates.ownRoom !== 'taken' && (
              <ActionButton
                variant="quiet"
                busy={isBusy}
                onAction={() => onChange({ kind: 'leave' })}
              >
                No, and Stop Sharing
              </ActionButton>
            )}
          </Actions>
          <Quiet>{`We do not tell ${name} what you answer. You can change it until ${formatDate(answerBy)}, or until both have answered. After a no, or no answer, we do not propose the two of you again.`}</Quiet>
        </>
      )}
    </Standing>
  )
}

/** What the two have in common, and what the roommate has ticked. */
function Preferences({ roommates, room }: { roommates: Roommates; room: Room }) {
  const { roommate } = room
  const common = roommates.wishes ? describeCommonPreferences(roommates.wishes, roommate) : []
  const lines = describePreferences(roommate.name, roommate)
  return (
    <>
      {common.length > 0 && <p>{`${common.join('. ')}.`}</p>}
      {lines.length > 0 ? (
        <div>
          <p>{`What ${roommate.name} told us for the room:`}</p>
          <Stack as="ul" marked gap={0}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        </div>
      ) : (
        <p>{`${roommate.name} has not ticked any wishes.`}</p>
      )}
    </>
  )
}

interface WayOutProps {
  name: string
  trip: string
  roommates: Roommates
}

/** How a fixed room can end. */
function WayOut({ name, trip, roommates: { dates, newsBy } }: WayOutProps) {
  const subject = encodeURIComponent(`My shared room: ${trip}`)
  return (
    <>
      <p>You both said yes. You do not need to do anything else.</p>
      <p>
        If something has to change,{' '}
        <a href={`mailto:${brand.email}?subject=${subject}`}>{`write to us at ${brand.email}`}</a>
        <span>{`. We then open the room again. ${name} is told only that something has changed in the group, not who asked. ${
          newsBy === null
            ? 'Both of you then have the private room that your price includes.'
            : `Until ${formatDate(dates.lastProposalOn)} we look for other roommates for both of you; after that you each have a private room.`
        }`}</span>
      </p>
    </>
  )
}

/** What the member answered, what happens next, and by when. */
function describeAnswer(
  { answer, answerBy, roommate: { name } }: Room,
  { dates, ownRoom, newsBy }: Roommates,
): string[] {
  const date = formatDate(answerBy)
  if (answer === null) {
    return [`Please answer by ${date}. The room is fixed when both of you have said yes.`]
  }
  if (ownRoom === 'taken') {
    return ['You said no, and no longer share. You have the private room that your price includes.']
  }
  // News comes after the last day to answer, unless no more rooms are proposed by then.
  const isLast = newsBy === null || newsBy <= answerBy
  // The club proposes nothing by itself before preferences close, even if both have answered.
  const isEarly = answerBy <= dates.wishesUntil
  if (answer) {
    return [
      `You said yes. The room is fixed as soon as ${name} says yes too, by ${date}.`,
      isLast
        ? 'If not, you have the private room that your price includes.'
        : `If not, we look for another roommate for you, and email you by ${formatDate(newsBy)}.`,
    ]
  }
  return [
    isLast
      ? 'You said no. You have the private room that your price includes, unless we find another roommate in time.'
      : isEarly
        ? `You said no. We look for another roommate for you when everyone has told us their wishes, and email you by ${formatDate(newsBy)}.`
        : `You said no. When ${name} has answered too, or on ${formatDate(newsBy)} at the latest, we look for another roommate for you and email you.`,
  ]
}
