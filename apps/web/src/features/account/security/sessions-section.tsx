import { Badge } from '@farandfew/ui/badge'
import { Button } from '@farandfew/ui/button'
import { toastFailure } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { useLogOut } from '../../../shared/current-member/use-log-out.ts'
import { endSessions, useSessions } from '../data/account.data.ts'
import { Quiet } from '../tabs/account.styles.ts'
import { minuteOf } from '../tabs/dates.ts'
import { ProfilePart, ValueLine } from '../profile/profile-part.tsx'
import { Loaded } from '../tabs/tab-states.tsx'

/** The open sessions of the member, with a button that ends all of them. */
export function SessionsSection() {
  const logOut = useLogOut()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await endSessions()
      // This session ended too. Logging out also empties the cache of this browser.
      await logOut.mutateAsync()
    },
    onSuccess: () => toast({ title: 'Logged out everywhere' }),
    onError: (error) => toastFailure(error),
  })
  return (
    <ProfilePart title="Where you are logged in">
      <Loaded query={useSessions()} what="your sessions">
        {(sessions) => (
          <List role="list" aria-label="Where you are logged in">
            {sessions.map(({ device, signedInAt, lastSeenAt, current }, index) => (
              <li key={`${signedInAt} ${index}`}>
                <ValueLine>
                  {device}
                  {current && <Badge tone="sea">This browser</Badge>}
                </ValueLine>
                <Quiet>
                  Since {minuteOf(signedInAt)}, last seen {minuteOf(lastSeenAt)}
                </Quiet>
              </li>
            ))}
          </List>
        )}
      </Loaded>
      <Quiet>This logs you out of every browser, including this one.</Quiet>
      <ActionRow>
        <Button
          variant="secondary"
          busy={isPending}
          busyLabel="Logging out..."
          onClick={() => mutate()}
        >
          Log Out Everywhere
        </Button>
      </ActionRow>
    </ProfilePart>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
`
