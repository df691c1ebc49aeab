import { formatDate } from '@farandfew/domain/calendar'
import type { Roommates } from '@farandfew/domain/roommates'
import { Badge } from '@farandfew/ui/badge'
import { ActionButton } from '@farandfew/ui/button'
import { useId } from 'react'
import { styled } from 'styled-components'
import { MemberAvatar } from '../../shared/groups/member-avatar.tsx'
import type { RoomChange } from './roommates.data.ts'
import { Actions, Card, Hint } from './roommates.styles.ts'
import { describeRoommate } from './wish-words.ts'

interface RoomCardProps {
  room: NonNullable<Roommates['room']>
  isBusy: boolean
  onChange: (change: RoomChange) => void
}

/** A proposed room with the member's answer, or a fixed one. */
export function RoomCard({ room, isBusy, onChange }: RoomCardProps) {
  const id = useId()
  const { roommate, state, answerBy, answer } = room
  const { name } = roommate
  const say = (yes: boolean) => onChange({ kind: 'answer', roomId: room.id, yes })
  return (
    <Card aria-labelledby={id}>
      <Head>
        <MemberAvatar member={roommate} size={64} />
        <div>
          <h3 id={id}>{state === 'fixed' ? `You share with ${name}` : `A room with ${name}?`}</h3>
          <Badge tone={state === 'fixed' ? 'blue' : 'amber'}>
            {state === 'fixed' ? 'Fixed' : 'Proposed'}
          </Badge>
        </div>
      </Head>
      <ul>
        {describeRoommate(name, roommate).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {state === 'fixed' ? (
        <p>You both said yes. If something has to change, please write to us.</p>
      ) : (
        <>
          <p role="status">{describeAnswer(answer, name, formatDate(answerBy))}</p>
          <Actions>
            {answer !== true && (
              <ActionButton variant="primary" busy={isBusy} onAction={() => say(true)}>
                Yes, Share with {name}
              </ActionButton>
            )}
            {answer !== false && (
              <ActionButton busy={isBusy} onAction={() => say(false)}>
                {answer === null ? 'No' : 'Change to No'}
              </ActionButton>
            )}
            {answer === null && (
              <ActionButton
                variant="quiet"
                busy={isBusy}
                onAction={() => onChange({ kind: 'leave' })}
              >
                Stop Sharing
              </ActionButton>
            )}
          </Actions>
          <Hint>
            We do not tell {name} what you answer. After a no, or no answer, we do not propose the
            two of you again.
          </Hint>
        </>
      )}
    </Card>
  )
}

function describeAnswer(answer: boolean | null, name: string, date: string): string {
  if (answer === null) return `Please answer by ${date}. The room is fixed when both say yes.`
  if (answer) return `You said yes. The room is fixed as soon as ${name} says yes too, by ${date}.`
  return `You said no. We look for another roommate for you after ${date}, or earlier if possible.`
}

const Head = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  h3 {
    margin-bottom: 6px;
  }
`
