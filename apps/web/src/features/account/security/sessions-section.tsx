import { call } from '@farandfew/api-client'
import { endSessions } from '@farandfew/domain/auth/auth.contract.ts'
import type { UserSession } from '@farandfew/domain/auth/auth.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Actions, Quiet, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatLocalMinute } from '../../../shared/local-time.ts'
import { useLogOut } from '../../../shared/current-member/use-log-out.ts'
import { sessionsQuery, useEndSession } from '../data/account.data.ts'
import { ProfilePart } from '../profile/profile-part.tsx'
import { Loaded } from '../tabs/tab-states.tsx'

/** The open sessions of the member, with a button that ends each and one that ends all of them. */
export function SessionsSection() {
  const logOut = useLogOut()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await call(endSessions, {})
      // This session ended too. Logging out also empties the cache of this browser.
      await logOut.mutateAsync()
    },
    onSuccess: () => toast({ title: 'Logged out everywhere' }),
    onError: (error) => toastFailure(error),
  })
  return (
    <ProfilePart title="Where you are logged in">
      <Loaded query={useQuery(sessionsQuery)} what="your sessions">
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
      <Quiet>“Log Out Everywhere” also logs you out of this browser.</Quiet>
      <Actions marginTop={6}>
        <Button
          variant="secondary"
          busy={isPending}
          busyLabel="Logging out..."
          onClick={() => mutate()}
        >
          Log Out Everywhere
        </Button>
      </Actions>
    </ProfilePart>
  )
}

function Sessions({ sessions }: { sessions: readonly UserSession[] }) {
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(sessions.length)
  useEffect(() => {
    // The button of a session that has ended is gone.
    if (sessions.length < count.current && isFocusLost()) list.current?.focus()
    count.current = sessions.length
  }, [sessions.length])
  return (
    <Stack
      as="ul"
      gap={3}
      maxWidth={760}
      marginBottom={6}
      ref={list}
      role="list"
      aria-label="Where you are logged in"
      tabIndex={-1}
    >
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </Stack>
  )
}

/** A session, with a button that ends it unless it is this one, which Logout ends. */
function Session({ session }: { session: UserSession }) {
  const { device, signedInAt, lastSeenAt, current } = session
  const end = useEndSession()
  return (
    <Row as="li" justify="space-between" gap={6} rowGap={2}>
      <div>
        <Row as="p" rowGap={2} anywhere>
          <span>{device}</span>
          {current && <Badge tone="sea">This browser</Badge>}
        </Row>
        <Quiet>{`Since ${formatLocalMinute(signedInAt)}, last seen ${formatLocalMinute(lastSeenAt)}`}</Quiet>
      </div>
      {!current && (
        <ActionButton
          variant="secondary"
          busy={end.isPending}
          busyLabel="Logging out..."
          onAction={() => end.mutate(session)}
        >
          Log Out
          <VisuallyHidden>{` ${device}, since ${formatLocalMinute(signedInAt)}`}</VisuallyHidden>
        </ActionButton>
      )}
    </Row>
  )
}
