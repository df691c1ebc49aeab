import type { OperatorSession } from '@farandfew/domain/operators/admin-operators.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Quiet, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef } from 'react'
import { Instant } from '../../shared/format/instant.tsx'

interface SessionListProps {
  /** The accessible name of the list. */
  label: string
  sessions: readonly OperatorSession[]
  withNames?: boolean
  /** The session that is being ended. */
  ending: string | undefined
  onEnd: (id: string) => void
}

/** Open sessions of the console, with a button that ends each but this one, which Lock ends. */
export function SessionList({ label, sessions, withNames, ending, onEnd }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(sessions.length)
  useEffect(() => {
    // The button of a session that has ended is gone.
    if (sessions.length < count.current && isFocusLost()) list.current?.focus()
    count.current = sessions.length
  }, [sessions.length])
  return (
    <Stack as="ul" maxWidth={760} anywhere ref={list} role="list" aria-label={label} tabIndex={-1}>
      {sessions.map((session) => {
        const { id, device, signedInAt, lastSeenAt, current } = session
        const name = withNames ? nameOf(session) : undefined
        return (
          <Row as="li" key={id} justify="space-between" gap={6} rowGap={2}>
            <div>
              {name && <strong>{name}</strong>}
              <span>{` ${device} `}</span>
              {current && <Badge>This browser</Badge>}
              <Quiet>
                Since <Instant value={signedInAt} />, last used <Instant value={lastSeenAt} />
              </Quiet>
            </div>
            {!current && (
              <ActionButton
                variant="secondary"
                busy={ending === id}
                busyLabel="Ending..."
                onAction={() => onEnd(id)}
              >
                End
                <VisuallyHidden>
                  {` the session ${name ? `of ${name} ` : ''}in ${device}`}
                </VisuallyHidden>
              </ActionButton>
            )}
          </Row>
        )
      })}
    </Stack>
  )
}

function nameOf({ name, role, operatorId }: OperatorSession): string {
  if (operatorId === null) return `${name ?? 'Owner'} (club's password)`
  return `${name ?? 'Operator'} (${roleLabels[role]})`
}
