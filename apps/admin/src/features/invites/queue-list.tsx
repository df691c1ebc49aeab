import type { InviteName } from '@farandfew/domain/invites/admin-invites.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { describeInviteWait, describeRequest, describeRequestBriefly } from './describe-request.ts'
import { RowCheckbox } from '../../shared/table/selected-rows.tsx'
import { Bar } from '../../shared/table/table.styles.ts'
import { keyOf } from './invites.data.ts'
import { Sheet } from './invites.styles.ts'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import { useNow } from '../../shared/format/use-now.ts'
import type { Queue } from './use-queue.ts'

interface QueueListProps {
  queue: Queue
  /** Opens requests. */
  navigation: {
    open: (name: InviteName) => void
    next: () => void
    previous: () => void
  }
}

export const isInQueue = (element: Element | null) => Boolean(element?.closest('[data-queue]'))

/** The id of a request's line. */
export const lineId = (name: InviteName) => `invite-${keyOf(name)}`

/** The requests, a link each. Up and Down open the previous and the next one. */
export function QueueList({ queue, navigation }: QueueListProps) {
  const { rows, opened, selection, hrefOf } = queue
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  const openKey = opened && keyOf(opened)
  useEffect(() => {
    const line = list.current?.querySelector('[aria-current="true"]')
    if (line && 'scrollIntoView' in line) line.scrollIntoView({ block: 'nearest' })
  }, [openKey])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (event.key === 'ArrowDown') navigation.next()
    else navigation.previous()
  }
  return (
    <List ref={list} role="list" aria-label="Requests" data-queue="" onKeyDown={onKeyDown}>
      {rows.map((invite) => {
        const { late, words } = describeInviteWait(invite, now)
        const key = keyOf(invite)
        return (
          <li key={key}>
            <RowCheckbox selection={selection} rowKey={key} name={invite.name} />
            <Link
              id={lineId(invite)}
              to={hrefOf(invite)}
              aria-current={key === openKey ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                navigation.open(invite)
              }}
            >
              <strong>{invite.name}</strong>
              <span title={describeRequest(invite)}>{describeRequestBriefly(invite)}</span>
              <WaitLine $late={late}>
                {invite.status === 'pending' ? words : <InviteStatusBadge status={invite.status} />}
              </WaitLine>
              {(invite.assignee !== null || invite.tags.length > 0) && (
                <span>
                  {[invite.assignee && `With ${invite.assignee}`, ...invite.tags]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </List>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The shape of the queue while it loads. */
export const QueuePlaceholder = () => (
  <Placeholder aria-hidden="true">
    {places.map((place) => (
      <Bar key={place} />
    ))}
  </Placeholder>
)

const Placeholder = styled(Sheet)`
  display: grid;
  gap: 28px;
`

/** A request has two lines, so that twelve are in view. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  ${theme.media.ml} {
    position: relative;
    max-height: max(360px, calc(100dvh - 216px));
    overflow-y: auto;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
  li + li {
    border-top: 1px solid ${theme.colors.hairline};
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 6px 12px;
    border-left: 4px solid transparent;
    color: ${theme.colors.ink};
    font-size: ${theme.fontSizes.small};
    line-height: 1.45;
    text-decoration: none;
    &:hover {
      background: ${theme.colors.paper};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-current='true'] {
      border-left-color: ${theme.colors.raspberry};
      background: ${theme.colors.shade};
    }
    > span,
    strong {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    strong {
      unicode-bidi: plaintext;
    }
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
    > :nth-child(2):nth-last-child(2) {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      max-width: 16ch;
    }
  }
`

const WaitLine = styled.span<{ $late: boolean }>`
  grid-area: 1 / 2;
  && > span {
    padding-block: 0;
    line-height: inherit;
  }
  color: ${({ $late }) => ($late ? theme.colors.danger : theme.colors.inkSoft)};
  font-weight: ${({ $late }) => ($late ? theme.fontWeights.label : 'inherit')};
`
