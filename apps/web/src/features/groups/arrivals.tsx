import { weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatShortDate, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import type { Group, GroupMember } from '@farandfew/domain/groups/group.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Heading, Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'
import { ArrivalForm } from './arrival-form.tsx'
import { FactLine } from './facts.tsx'
import { useGroupCalls } from './groups.data.ts'

/** Who arrives when, and the signed-in member's own arrival. */
export function Arrivals({ group }: { group: Group }) {
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const opener = useFocusAfter(isEditing)
  const heading = useFocusByLink()
  const { removeArrival } = useGroupCalls(group.departure.id)
  const own = group.members.find(({ isMe }) => isMe)?.arrival ?? null
  const days = arrivalDays(group.members)
  const silent = group.members.filter((member) => member.arrival === null)
  const isOver = group.today > group.departure.returnDate
  const remove = () =>
    void removeArrival().catch((error: unknown) => toastFailure(error, 'Not removed'))
  if (isOver && days.length === 0) return null
  return (
    <Panel aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={-1}>
        {isOver ? 'Who arrived when' : 'Who arrives when'}
      </Heading>
      {days.length === 0 && <p>No one has added an arrival yet.</p>}
      {days.map(({ date, landings }) => (
        <div key={date}>
          <Heading
            as="h3"
            size="small"
            tone="raspberry"
            marginBottom={2}
          >{`${weekdayNames[weekdayOf(date)]!} ${formatShortDate(date)}`}</Heading>
          <Landings role="list">
            {landings.map((landing) => (
              <li key={landing.key}>
                <time>{landing.time}</time>
                <div>
                  <Row as="p" gap={3.5} rowGap={1.5}>
                    {landing.people.map((member) => (
                      <Row as="span" gap={2} key={member.id}>
                        <MemberAvatar member={member} size={28} />
                        <span>{member.isMe ? 'You' : member.name}</span>
                      </Row>
                    ))}
                  </Row>
                  <FactLine facts={[landing.flight, landing.place]} />
                </div>
              </li>
            ))}
          </Landings>
        </div>
      ))}
      {!isOver && days.length > 0 && silent.length > 0 && (
        <Quiet>{`Not known yet: ${namesOf(silent)}`}</Quiet>
      )}
      {!group.isReadOnly &&
        (isEditing && !isOver ? (
          <ArrivalForm group={group} own={own} onDone={() => setEditing(false)} />
        ) : (
          <Actions gap={2}>
            {!isOver && (
              <Button
                ref={opener}
                variant={own ? 'secondary' : 'primary'}
                onClick={() => setEditing(true)}
              >
                {own ? 'Change My Arrival' : 'Add My Arrival'}
              </Button>
            )}
            {own && (
              <Button variant="quiet" onClick={remove}>
                Remove
              </Button>
            )}
          </Actions>
        ))}
    </Panel>
  )
}

/** Focuses the heading when a link leads to the arrivals. */
function useFocusByLink() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#arrivals') heading.current?.focus()
  }, [hash, key])
  return heading
}

/** Focuses the button that opened something when that closes. */
function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

interface Landing {
  key: string
  time: string
  flight: string | null
  place: string
  people: GroupMember[]
}

/** The arrivals by date and time. Those at the same time and place are together. */
function arrivalDays(members: readonly GroupMember[]) {
  const days = new Map<string, Map<string, Landing>>()
  const known = members.flatMap((member) => (member.arrival ? { member, ...member.arrival } : []))
  known.sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1))
  for (const { member, date, time, flight, place } of known) {
    const landings = days.get(date) ?? new Map<string, Landing>()
    const key = [time, flight, place].join(' ').toLowerCase()
    const landing = landings.get(key) ?? { key, time, flight, place, people: [] }
    landing.people.push(member)
    days.set(date, landings.set(key, landing))
  }
  return [...days].map(([date, landings]) => ({ date, landings: [...landings.values()] }))
}

const namesOf = (members: readonly GroupMember[]) =>
  members.map(({ name, isMe }) => (isMe ? 'you' : name)).join(', ')

const Landings = styled.ul`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
  > li {
    display: grid;
    grid-template-columns: 4.4em 1fr;
    gap: 12px;
    align-items: start;
  }
  time {
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.title};
    line-height: 1.3;
  }
`
