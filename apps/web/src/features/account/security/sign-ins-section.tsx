import type { UserSecurityEvent } from '@farandfew/domain/security-events/user-security-events.ts'
import { describeSecurityEvent } from '@farandfew/domain/security-events/event-words.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Quiet, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatLocalMinute } from '../../../shared/local-time.ts'
import { securityEventsQuery } from '../data/account.data.ts'
import { ProfilePart } from '../profile/profile-part.tsx'
import { Loaded } from '../tabs/tab-states.tsx'

/** How many events are listed before the member asks for all. */
const shownAtFirst = 5

/** Recent sign-ins to the account, attempts at them, and changes of what opens it. */
export function SignInsSection() {
  return (
    <ProfilePart title="Recent sign-ins">
      <Quiet>
        Sign-ins, and changes to how you log in, from the last 30 days. If one was not yours, change
        your password.
      </Quiet>
      <Loaded query={useQuery(securityEventsQuery)} what="your recent sign-ins">
        {(events) => <Events events={events} />}
      </Loaded>
    </ProfilePart>
  )
}

function Events({ events }: { events: readonly UserSecurityEvent[] }) {
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const shown = isWhole ? events : events.slice(0, shownAtFirst)
  return (
    <>
      <Stack
        as="ul"
        gap={3}
        marginTop={4}
        marginBottom={2}
        role="list"
        aria-label="Recent sign-ins"
        id={listId}
      >
        {shown.map((event) => (
          <li key={event.id}>
            <Row as="p" rowGap={2} anywhere>
              <span>{describeSecurityEvent(event.kind)}</span>
              {event.outcome === 'refused' && <Badge tone="red">Refused</Badge>}
              {event.current && <Badge tone="sea">This browser</Badge>}
            </Row>
            <Quiet>{`${event.device}, ${timeOf(event)}`}</Quiet>
          </li>
        ))}
      </Stack>
      {events.length > shownAtFirst && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show Fewer' : `Show All ${events.length}`}
        </Button>
      )}
    </>
  )
}

const timeOf = ({ count, at, lastAt }: UserSecurityEvent) =>
  count === 1 ? formatLocalMinute(at) : `${count} times, the last on ${formatLocalMinute(lastAt)}`
